import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { getReturnAddresses } from '#contracts/returns/returnable.ts';
import { all, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinRowScope } from '../shared/visible-fields.ts';

/** Few enough to choose from at a glance. */
const MAX_ADDRESSES = 3;
/** Orders that are looked through for different addresses. */
const MAX_ORDERS = 50;

const shippedByAddress: Condition = sql`o.request_type in (${sql.lit(requestTypeOf.reship)}, ${sql.lit(requestTypeOf.directOutbound)})`;

/** Of the shop that owns an item within the viewer's reach; where its goods went back to before comes first. */
export const returnAddresses = async (db: ReadDatabase, viewer: Viewer, oneId: string): Promise<DataOf<typeof getReturnAddresses>> => {
  const owner = await db
    .selectFrom('inventory as i')
    .where('i.one_id', '=', oneId)
    .where('i.shop_id', '>', 1)
    .where(withinRowScope(viewer, { shop: ['i.shop_id'], warehouse: 'i.warehouse_id' }))
    .select('i.shop_id')
    .executeTakeFirst();
  if (!owner) return [];
  const orders = (only: Condition) =>
    db
      .selectFrom('orders as o')
      .where('o.shop_id', '=', owner.shop_id)
      .where('o.address', 'is not', null)
      .where(all(only, withinRowScope(viewer, { shop: ['o.shop_id'], warehouse: 'o.warehouse_id' })))
      .select(['o.address', 'o.odd_no', 'o.return_cause', 'o.applied_at'])
      .orderBy('o.applied_at', 'desc')
      .limit(MAX_ORDERS)
      .execute();
  const [returns, others] = await Promise.all([orders(sql`o.return_cause is not null`), orders(all(shippedByAddress, sql`o.return_cause is null`))]);
  const known = new Set<string>();
  return [...returns, ...others]
    .flatMap(({ address, odd_no, return_cause, applied_at }) => {
      const key = JSON.stringify(address);
      if (!address || known.has(key)) return [];
      known.add(key);
      return [{ address, oddNo: odd_no, isReturn: return_cause !== null, gmtCreate: applied_at }];
    })
    .slice(0, MAX_ADDRESSES);
};
