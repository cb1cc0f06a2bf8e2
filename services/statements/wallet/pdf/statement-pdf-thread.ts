import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawerPlan } from './draw-statement-apart.ts';
import type { DrawnStatement } from './draw-statement.ts';

// The thread in which statements are drawn, one after the other: see draw-statement-apart.ts.
const { isUrgent } = workerData as DrawerPlan;
// Of this thread alone, as Linux counts it, and for good: no thread may take it back. Loading what draws takes as long as drawing.
if (!isUrgent && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const { drawStatement } = await import('./draw-statement.ts');
parentPort!.on('message', (drawn: DrawnStatement) => void drawStatement(drawn).then((pdf) => parentPort!.postMessage(pdf, [])));
