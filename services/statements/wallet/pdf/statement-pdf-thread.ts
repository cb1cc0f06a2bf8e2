import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { StatementWork } from './draw-statement-apart.ts';

// The thread in which one statement is drawn: see draw-statement-apart.ts.
const { drawn, isUrgent } = workerData as StatementWork;
// Of this thread alone, as Linux counts it. Loading what draws takes as long as drawing.
if (!isUrgent && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const { drawStatement } = await import('./draw-statement.ts');
parentPort!.postMessage(await drawStatement(drawn), []);
