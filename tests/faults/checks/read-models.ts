import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isAfter } from '#contracts/kernel/events/recorded-event.ts';
import { inlineProjections, sumProjections } from '#projections/all.ts';
import { readCheckpoint } from '#projections/kernel/checkpoints.ts';
import { compareWithRebuild } from '#projections/kernel/shadow/rebuild.ts';
import { unprepared } from '#kernel/database/sql.ts';
import { demoLog } from '#tests/support/demo-log.ts';
import type { Check } from './check.ts';

/** How long the processors may take to come up with the log, in ms. */
const patience = 30_000;

/** Every read model is what the log makes of it. */
export const readModelsAreAsRebuilt: Check = async ({ pool }) => {
  if (!(await sumsCatchUp(pool))) return [`the sums have not come up with the log within ${patience / 1000} s`];
  const wrong: string[] = [];
  for (const projection of [...inlineProjections, ...sumProjections]) {
    const differences = await compareWithRebuild(pool, demoLog(pool), projection);
    if (differences.length > 0) wrong.push(`${projection.name} differs in ${differences.length} rows, first ${JSON.stringify(differences[0])}`);
  }
  return wrong;
};

const sumsCatchUp = async (pool: Pool): Promise<boolean> => {
  const target = await demoLog(pool).committedPosition();
  for (const until = performance.now() + patience; performance.now() < until; await sleep(50)) {
    const stands = await Promise.all(sumProjections.map(({ name }) => readCheckpoint(unprepared(pool), name)));
    if (stands.every((at) => !isAfter(target, at))) return true;
  }
  return false;
};
