import { sql } from 'kysely';
import { unownedShop } from '#contracts/kernel/access/shops.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { listClaimable } from '#contracts/receiving/unclaimed-parcels.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

const MAX_ROWS = 50;

/** Whoever sent a parcel knows its tracking number: typed, or forecast before it came. */
export const claimableBy = async (
  db: ReadDatabase,
  { shopId = 0 }: Pick<Viewer, 'shopId'>,
  logNo: string | undefined,
): Promise<DataOf<typeof listClaimable>> => {
  const rows = await db
    .selectFrom('packages as p')
    .leftJoin('warehouses as w', 'w.id', 'p.warehouse_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('packages as own')
          .where(sql<boolean>`upper(own.log_no) = upper(p.log_no)`)
          .where('own.shop_id', '=', shopId)
          // Whoever forecasts afterwards may have guessed the number.
          .whereRef('own.created_at', '<=', 'p.arrived_at')
          .select('own.pre_id as forecast_id')
          .orderBy('own.created_at', 'desc')
          .limit(1)
          .as('f'),
      (join) => join.onTrue(),
    )
    .where('p.shop_id', '=', unownedShop)
    .where('p.unclaimed', '=', true)
    .where('p.status', 'in', ['arrived', 'received', 'checked'])
    .where(sql<boolean>`(upper(p.log_no) = ${logNo ?? null} or f.forecast_id is not null)`)
    .select(['p.pre_id', 'p.log_no', 'p.warehouse_id', 'w.name as ware_name', 'p.received', 'p.arrived_at', 'f.forecast_id'])
    .orderBy('p.arrived_at', 'desc')
    .orderBy('p.pre_id')
    .limit(MAX_ROWS)
    .execute();
  return {
    records: rows.map((row) => ({
      preId: row.pre_id,
      logNo: row.log_no,
      warehouseId: row.warehouse_id,
      wareName: row.ware_name ?? '',
      received: row.received,
      gmtArrived: row.arrived_at,
      forecastId: row.forecast_id,
    })),
  };
};
