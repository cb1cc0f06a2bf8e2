import { parentPort, workerData } from 'node:worker_threads';
import { readImport } from './read-import.ts';

// The thread in which one workbook is read: see read-import-apart.ts.
parentPort!.postMessage(await readImport(workerData), []);
