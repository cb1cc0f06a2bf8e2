import { sql } from 'kysely';
import type { PostedNight } from '#contracts/storage/storage-nights.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** The last posting of each shop for a night of a warehouse, as the log keeps it. */
export const postedNights = async (db: ReadDatabase, warehouseId: string, date: string): Promise<PostedNight[]> => {
  const { rows } = await sql<PostedNight>`
    select distinct on (r.shop_id) e.data as posting,
      exists (select from wallet_records back where back.shop_id = r.shop_id and back.reverses = r.posting_id) as "isReversed"
    from wallet_records r join events e on e.stream_id = 'wallet-' || r.shop_id and e.version = r.version
    where r.type = 'storageFee' and r.reference_id = ${warehouseId} and r.charge_date = ${date} and r.reverses is null
    order by r.shop_id, r.version desc`.execute(db);
  return rows;
};
