import { findOutbound, getFormerUnit } from '#contracts/returns/returned-goods.ts';
import { getReturnAddresses, listReturnable } from '#contracts/returns/returnable.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { formerUnit } from './former-unit.ts';
import { outboundOf } from './outbound.ts';
import { returnAddresses } from './return-addresses.ts';
import { returnablePage } from './returnable.ts';

export const returnsReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [
    queryRoute(findOutbound, ({ viewer, query }) => outboundOf(db, viewer, query.code)),
    queryRoute(listReturnable, ({ viewer, query }) => returnablePage(db, viewer, query)),
    queryRoute(getReturnAddresses, ({ viewer, body }) => returnAddresses(db, viewer, body.oneId)),
    queryRoute(getFormerUnit, async ({ viewer, query }) => (await formerUnit(db, viewer, query.oneId)) ?? reject('NotFound', { field: 'oneId' })),
  ],
});
