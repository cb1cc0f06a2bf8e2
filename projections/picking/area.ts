import { queryRoute } from '#contracts/kernel/route.ts';
import { getPickList, listTwins } from '#contracts/outbound/picking.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { pickList } from './pick-list.ts';
import { twinsOf } from './twins.ts';

export const pickingReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [
    queryRoute(getPickList, ({ viewer, query }) => pickList(db, viewer, query)),
    queryRoute(listTwins, ({ viewer, query }) => twinsOf(db, viewer, query.oneId)),
  ],
});
