import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { WalletStatementFormat } from '#contracts/statements/wallet/wallet-statement.ts';
import type { DueStatement } from '#contracts/statements/wallet/kept-statement.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinShop } from '../shared/visible-fields.ts';

interface Asked {
  shopId: number | undefined;
  month: string;
  format: WalletStatementFormat;
}

/** The file that is kept of a month while it is closed; undefined where there is none, or it is not the viewer's to see. */
export const keptStatement =
  (db: ReadDatabase) =>
  async (viewer: Viewer, { shopId = viewer.shopId, month, format }: Asked) => {
    if (shopId === undefined) return undefined;
    return db
      .selectFrom('kept_statements as k')
      .innerJoin('periods as p', 'p.month', 'k.month')
      .innerJoin('shops as s', 's.shop_id', 'k.shop_id')
      .where('k.month', '=', month)
      .where('k.shop_id', '=', shopId)
      .where('k.format', '=', format)
      .where('k.language', '=', viewer.language)
      .where('p.status', 'in', ['closed', 'reopening'])
      .whereRef('k.closing', '=', 'p.closings')
      .where('k.file_id', 'is not', null)
      .where(withinShop(viewer, ['s.shop_id']))
      .select(['k.file_id as fileId', 's.uid'])
      .executeTakeFirst();
  };

/** Wallets with postings in a closed month of which a file is missing, the oldest month first. `files` is how many a wallet has of each month. */
export const dueStatements = async (db: ReadDatabase, files: number, limit: number): Promise<DueStatement[]> => {
  const { rows } = await sql<DueStatement>`
    SELECT p.month, p.closings AS closing, w.shop_id AS "shopId" FROM periods p CROSS JOIN wallets w
    WHERE p.status IN ('closed', 'reopening')
      AND (SELECT count(*) FROM kept_statements k WHERE k.month = p.month AND k.closing = p.closings AND k.shop_id = w.shop_id) < ${files}
      AND EXISTS (SELECT FROM wallet_records r WHERE r.shop_id = w.shop_id AND r.effective_date < (p.month || '-01')::date + interval '1 month')
    ORDER BY p.month, w.shop_id LIMIT ${limit}`.execute(db);
  return rows;
};

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    kept_statements: { month: string; closing: number; shop_id: number; format: string; language: string; file_id: string | null; kept_at: string };
  }
}
