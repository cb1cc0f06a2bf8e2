import { sql } from 'kysely';
import { bulkActions, type listBulkRuns } from '#contracts/bulk/bulk-endpoints.ts';
import { bulkReview } from '#contracts/bulk/bulk-access.ts';
import { mayAny } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { BulkRunRow } from './table.ts';

const MAX_RUNS = 100;

export const bulkRuns = async (
  db: ReadDatabase,
  viewer: Viewer,
  { direction }: QueryOf<typeof listBulkRuns>,
): Promise<DataOf<typeof listBulkRuns>> => {
  const rows = await db
    .selectFrom('bulk_runs')
    .where('direction', '=', direction)
    .selectAll()
    .select(sql<number>`total_cents::float`.as('total'))
    .orderBy('submitted_at', 'desc')
    .orderBy('bulk_no', 'desc')
    .limit(MAX_RUNS)
    .execute();
  return {
    records: rows.map((row) => ({
      bulkNo: row.bulk_no,
      status: row.status,
      fileName: row.file_name,
      totalCents: row.total,
      rows: row.row_count,
      postedRows: row.posted_rows,
      submitter: row.submitter,
      reviewer: row.reviewer,
      reason: row.reason,
      gmtCreate: row.submitted_at,
      gmtEnded: row.ended_at,
      actions: mayDecide(row, viewer) ? [...bulkActions] : [],
    })),
  };
};

/** Whoever submitted it does not decide. */
const mayDecide = ({ status, submitter_id }: BulkRunRow, { accountId, permissions }: Viewer): boolean =>
  status === 'submitted' && submitter_id !== accountId && mayAny(permissions, bulkReview);

/** What the services ask of the shops and of the files that are to be posted. */
export const bulkLookups = (db: ReadDatabase) => ({
  bulkShops: async (asked: { uids: readonly string[] } | { shopIds: readonly number[] }) => {
    const rows = await db
      .selectFrom('shops as s')
      .leftJoin('wallets as w', 'w.shop_id', 's.shop_id')
      .where((where) =>
        'uids' in asked ? where('s.uid', '=', sql<string>`any(${asked.uids})`) : where('s.shop_id', '=', sql<number>`any(${asked.shopIds})`),
      )
      .select(['s.shop_id', 's.uid', 's.realname', sql<number>`coalesce(w.balance_cents - w.held_cents, 0)::float`.as('balance')])
      .execute();
    return rows.map(({ shop_id: shopId, uid, realname, balance: balanceCents }) => ({ shopId, uid, realname, balanceCents }));
  },

  bulksToPost: async (): Promise<string[]> => {
    const rows = await db.selectFrom('bulk_runs').where('status', '=', 'approved').orderBy('submitted_at').select('bulk_no').execute();
    return rows.map(({ bulk_no }) => bulk_no);
  },
});
