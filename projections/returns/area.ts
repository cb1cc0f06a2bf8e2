import { findOutbound, getFormerUnit } from '#contracts/returns/returned-goods.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { formerUnit } from './former-unit.ts';
import { outboundOf } from './outbound.ts';

export const returnsReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [
    queryRoute(findOutbound, ({ viewer, query }) => outboundOf(db, viewer, query.code)),
    queryRoute(getFormerUnit, async ({ viewer, query }) => (await formerUnit(db, viewer, query.oneId)) ?? reject('NotFound', { field: 'oneId' })),
  ],
});
