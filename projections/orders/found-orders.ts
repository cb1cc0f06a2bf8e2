import { sql } from 'kysely';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { isLate } from './filter.ts';

/** Orders with their shops and warehouse; a consignment, which holds one item, with its goods. */
export const orderRows = (db: ReadDatabase, now: Date) =>
  db
    .selectFrom('orders as o')
    .leftJoin('warehouses as w', 'w.id', 'o.warehouse_id')
    .leftJoin('warehouses as d', 'd.id', 'o.to_warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'o.shop_id')
    .leftJoin('shops as t', 't.shop_id', 'o.target_shop_id')
    .leftJoin('inventory as c', (join) =>
      join.on('o.request_type', '=', requestTypeOf.consignment).on('c.one_id', '=', sql<string>`o.units->0->>'oneId'`),
    )
    .selectAll('o')
    .select(['c.one_id as goods_one_id', 'c.sku as goods_sku', 'c.name as goods_name', 'c.size as goods_size', 'c.image as goods_image'])
    .select([
      'w.name as ware_name',
      'd.name as to_ware_name',
      's.uid',
      's.realname',
      't.uid as target_uid',
      't.realname as target_realname',
      isLate(now).as('late'),
    ]);

export type FoundOrder = Awaited<ReturnType<ReturnType<typeof orderRows>['execute']>>[number];
