import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { StatementWork } from './read-statement-apart.ts';
import { readStatementFile } from './read-statement-file.ts';

// The thread in which one bank statement is read: see read-statement-apart.ts.
const { path, ...about } = workerData as StatementWork;
parentPort!.postMessage(readStatementFile(await readFile(path), about), []);
