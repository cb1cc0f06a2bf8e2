import { sql } from 'kysely';
import { bulkActions, type listBulkRuns } from '#contracts/bulk/bulk-endpoints.ts';
import { bulkReview } from '#contracts/bulk/bulk-access.ts';
import { mayAny } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import type { Basis } from '#contracts/ledger/basis.ts';
import type { ReferenceKind } from '#contracts/ledger/reference-kinds.ts';
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

  recentPostings: async (rows: readonly { shopId: number; cents: number; type: string }[], since: string) => {
    const found = await db
      .selectFrom('wallet_records as r')
      .where('r.shop_id', '=', sql<number>`any(${rows.map(({ shopId }) => shopId)})`)
      .where(sql<boolean>`r.effective_date >= ${since}`)
      .where(sql<boolean>`abs(r.amount_cents) = any(${rows.map(({ cents }) => cents)}) and r.type = any(${rows.map(({ type }) => type)})`)
      .where('r.reverses', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('wallet_records as v').whereRef('v.reverses', '=', 'r.posting_id').select('v.posting_id'))),
      )
      .orderBy('r.created_at', 'desc')
      .orderBy('r.posting_id')
      .select(['r.shop_id', 'r.type', 'r.posting_id', 'r.created_at', 'r.reference_kind', 'r.reference_id', 'r.basis'])
      .select(sql<number>`abs(r.amount_cents)::float`.as('cents'))
      .execute();
    return found.map(({ shop_id: shopId, type, cents, posting_id: postingId, created_at: postedAt, ...row }) => ({
      shopId,
      type,
      cents,
      postingId,
      postedAt,
      reference: referenceOf(row),
    }));
  },

  bulksToPost: async (): Promise<string[]> => {
    const rows = await db.selectFrom('bulk_runs').where('status', '=', 'approved').orderBy('submitted_at').select('bulk_no').execute();
    return rows.map(({ bulk_no }) => bulk_no);
  },
});

interface Referring {
  reference_kind: ReferenceKind;
  reference_id: string;
  basis: Basis;
}

/** What the posting is about: of a file its row said so behind the file's name and digest, of an adjustment its evidence. */
const referenceOf = ({ reference_kind, reference_id, basis }: Referring): string => {
  if (basis.kind !== 'manual') return reference_id;
  if (reference_kind === 'adjustment') return basis.evidence;
  const [, reference = ''] = / [0-9a-f]{64}, (.*)$/s.exec(basis.evidence) ?? [];
  return reference;
};
