// A thread of `fracas simulate --jobs`: says that it is ready, then plays the batches it is sent.
import { parentPort } from "node:worker_threads";
import { playBatch, type Task } from "./tally.ts";

parentPort?.on("message", (task: Task) => parentPort?.postMessage(playBatch(task)));
parentPort?.postMessage("ready");
