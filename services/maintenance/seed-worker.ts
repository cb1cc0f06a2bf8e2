import { parentPort, workerData } from 'node:worker_threads';
import { openPartWorker, type WorkerInput } from '#demo/large/make-part.ts';

/** A worker in a thread of its own: told a part, it answers how many events it made, or what went wrong. */
const worker = await openPartWorker(workerData as WorkerInput);
const port = parentPort!;

port.on('message', (part: number) => {
  worker.make(part).then(
    (events) => port.postMessage({ events }),
    (failure: unknown) => port.postMessage({ failure }),
  );
});
port.postMessage('ready');
