// Small sounds, made on the spot; silent when switched off or before the person has touched the page.
import { settings } from "../app/settings.ts";
import { type Noise, SOUNDS, type Sound, type Tone } from "./sounds.ts";

export type { Sound } from "./sounds.ts";

const VOLUME = 0.35;

interface Desk {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly hiss: AudioBuffer;
}

let desk: Desk | null = null;

export function play(sound: Sound): void {
  // Browsers keep pages silent that nobody has touched, and would play everything at once later.
  if (!settings().sound || !navigator.userActivation?.hasBeenActive) return;
  desk ??= openDesk();
  const { context } = desk;
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + 0.01;
  for (const part of SOUNDS[sound]) "hiss" in part ? playNoise(desk, part, now) : playTone(desk, part, now);
}

function openDesk(): Desk {
  const context = new AudioContext();
  const out = new GainNode(context, { gain: VOLUME });
  out.connect(context.destination);
  const hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return { context, out, hiss };
}

function playTone({ context, out }: Desk, { wave = "triangle", from, to = from, at = 0, lasts, loud }: Tone, now: number): void {
  const start = now + at;
  const source = new OscillatorNode(context, { type: wave, frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(envelope(context, start, lasts, loud)).connect(out);
  source.start(start);
  source.stop(start + lasts);
}

function playNoise({ context, out, hiss }: Desk, { hiss: pitch, to = pitch, at = 0, lasts, loud }: Noise, now: number): void {
  const start = now + at;
  const source = new AudioBufferSourceNode(context, { buffer: hiss });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
  band.frequency.setValueAtTime(pitch, start);
  band.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source
    .connect(band)
    .connect(envelope(context, start, lasts, loud))
    .connect(out);
  source.start(start);
  source.stop(start + lasts);
}

/** Up at once, down softly: nothing clicks. */
function envelope(context: AudioContext, start: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  return gain;
}
