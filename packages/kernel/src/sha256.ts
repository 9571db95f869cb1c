// SHA-256 (FIPS 180-4), because the kernel runs where neither Node's nor the browser's crypto can be relied on.
// Words are signed: unsigned ones wouldn't fit the machine's small integers, and hashing would take three times as long.

const K = new Int32Array(64);
const START = new Int32Array(8);

// The constants are the fractional parts of the cube and square roots of the first primes.
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}
for (let prime = 2, found = 0; found < 64; prime++) {
  let isPrime = true;
  for (let d = 2; d * d <= prime; d++) if (prime % d === 0) isPrime = false;
  if (!isPrime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(prime));
  K[found++] = fraction(Math.cbrt(prime));
}

/** The message schedule of one block. */
const w = new Int32Array(64);

/** The eight words of the hash of a text's UTF-8 bytes. */
export function sha256(text: string): Int32Array {
  const bytes = utf8(text);
  const blocks = new Int32Array(((bytes.length + 8) >> 6) * 16 + 16);
  for (let i = 0; i < bytes.length; i++) blocks[i >> 2] |= bytes[i] << (24 - (i & 3) * 8);
  const end = bytes.length;
  blocks[end >> 2] |= 0x80 << (24 - (end & 3) * 8);
  blocks[blocks.length - 2] = Math.floor(end / 2 ** 29);
  blocks[blocks.length - 1] = end << 3;

  const hash = START.slice();
  for (let block = 0; block < blocks.length; block += 16) {
    for (let i = 0; i < 16; i++) w[i] = blocks[block + i];
    for (let i = 16; i < 64; i++) {
      const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let a = hash[0];
    let b = hash[1];
    let c = hash[2];
    let d = hash[3];
    let e = hash[4];
    let f = hash[5];
    let g = hash[6];
    let h = hash[7];
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    hash[0] += a;
    hash[1] += b;
    hash[2] += c;
    hash[3] += d;
    hash[4] += e;
    hash[5] += f;
    hash[6] += g;
    hash[7] += h;
  }
  return hash;
}

export function hex(words: Int32Array): string {
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}
