import { sql } from 'kysely';
import type { BasisOf } from '#contracts/ledger/basis.ts';
import { tookBack, type PostedNight } from '#contracts/storage/storage-nights.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

interface Row {
  posting: PostedNight['posting'];
  reversal: BasisOf<'reversal'> | null;
}

/** The last posting of each shop for a night of a warehouse, as the log keeps it. */
export const postedNights = async (db: ReadDatabase, warehouseId: string, date: string): Promise<PostedNight[]> => {
  const { rows } = await sql<Row>`
    select distinct on (r.shop_id) e.data as posting,
      (select taken.data->'basis' from wallet_records back join events taken on taken.stream_id = 'wallet-' || back.shop_id and taken.version = back.version
       where back.shop_id = r.shop_id and back.reverses = r.posting_id) as reversal
    from wallet_records r join events e on e.stream_id = 'wallet-' || r.shop_id and e.version = r.version
    where r.type = 'storageFee' and r.reference_id = ${warehouseId} and r.charge_date = ${date} and r.reverses is null
    order by r.shop_id, r.version desc`.execute(db);
  return rows.map(({ posting, reversal }) => ({ posting, reversedBy: reversal && tookBack(reversal) }));
};
