import { parentPort, workerData } from 'node:worker_threads';
import { drawStatement, type DrawnStatement } from './draw-statement.ts';

// The thread in which one statement is drawn: see draw-statement-apart.ts.
parentPort!.postMessage(await drawStatement(workerData as DrawnStatement), []);
