import { parentPort, workerData } from 'node:worker_threads';
import { openHand } from '../demo/large/make-part.ts';
import type { LargePlan } from '../demo/large/parts.ts';

/** A hand in a thread of its own: told a part, it answers how many events it made, or what went wrong. */
const { url, plan } = workerData as { url: string; plan: LargePlan };
const hand = await openHand(url, plan);
const port = parentPort!;

port.on('message', (part: number) => {
  hand.make(part).then(
    (events) => port.postMessage({ events }),
    (failure: unknown) => port.postMessage({ failure }),
  );
});
port.postMessage('ready');
