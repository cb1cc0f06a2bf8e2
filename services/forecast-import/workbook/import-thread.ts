import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkbookFile } from './read-import-apart.ts';
import { readImport } from './read-import.ts';

// The thread in which one workbook is read: see read-import-apart.ts.
const { name, path } = workerData as WorkbookFile;
parentPort!.postMessage(await readImport({ name, bytes: await readFile(path) }), []);
