import { queryRoute } from '#contracts/kernel/route.ts';
import { getHandover } from '#contracts/outbound/handover.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { handover } from './handover.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
}

export const handoverReads = readArea({
  queries: ({ db, clock }: Needs) => [queryRoute(getHandover, ({ viewer, query }) => handover(db, { viewer, query, now: clock.now() }))],
});
