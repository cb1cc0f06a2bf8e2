import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readNamedRows } from './named-rows.ts';
import type { WorkbookToRead } from './read-workbook-apart.ts';

// The thread in which one workbook is read: see read-workbook-apart.ts.
const { name, path, template } = workerData as WorkbookToRead<string>;
parentPort!.postMessage(await readNamedRows({ name, bytes: await readFile(path) }, template), []);
