import { parentPort, workerData } from 'node:worker_threads';
import { openHand, type HandWork } from '#demo/large/make-part.ts';

/** A hand in a thread of its own: told a part, it answers how many events it made, or what went wrong. */
const hand = await openHand(workerData as HandWork);
const port = parentPort!;

port.on('message', (part: number) => {
  hand.make(part).then(
    (events) => port.postMessage({ events }),
    (failure: unknown) => port.postMessage({ failure }),
  );
});
port.postMessage('ready');
