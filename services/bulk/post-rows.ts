import type { BulkEvent, BulkRow } from '#contracts/bulk/bulk-events.ts';
import { manualReasons } from '#contracts/wallet/finance/manual-reasons.ts';
import type { Basis } from '#contracts/ledger/basis.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { accept, noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { bulkStream, type Bulk, type LoadedBulk } from '../aggregates/bulk/bulk.ts';
import { walletPosting } from '../aggregates/wallet/postings/wallet-posting.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';

/** Rows in one commit: two thousand busy wallets would conflict. */
export const ROWS_A_COMMIT = 100;

/** The rows that are posted next. */
export const nextRows = ({ status, rows, postedRows }: Bulk): readonly BulkRow[] =>
  status === 'approved' ? rows.slice(postedRows, postedRows + ROWS_A_COMMIT) : [];

/** Posts the next rows, whatever their wallets hold: nothing here is refused for a balance. How far the file has come is of the same commit. */
export const postRows = ({ now }: { now: Date }, { bulk, wallets }: { bulk: LoadedBulk; wallets: readonly LoadedWallet[] }): Accepted => {
  const rows = nextRows(bulk);
  if (rows.length === 0) return noChange;
  const through = bulk.postedRows + rows.length;
  const progress: BulkEvent[] = [{ type: 'BulkRowsPosted', data: { through } }];
  if (through === bulk.rows.length) progress.push({ type: 'BulkCompleted', data: {} });
  return accept(...rows.map((row, index) => change(wallets[index]!, rowPosting(bulk, row, now))), change(bulk, ...progress));
};

/** Its id is that of the file and the row, which is posted once. */
const rowPosting = ({ bulkNo, fileName, sha256, approvedBy }: Bulk, row: BulkRow, now: Date): WalletPosted => {
  const { shopId, cents, type, reason, reference, remark } = row;
  const evidence = `${fileName} ${sha256}${reference === '' ? '' : `, ${reference}`}`;
  const basis = { kind: 'manual' as const, reason, evidence, approvedBy: [...approvedBy], cents } satisfies Basis;
  return walletPosting(type, 'bulk', { shopId, id: `${bulkNo}-${row.row}`, groupId: bulkNo, basis, now, remark }, [
    { ...manualReasons[reason].counter, cents },
  ]);
};

/** Answers whether rows are left. */
export const postNextRows =
  (bulkNo: string, now: Date): Handle<boolean> =>
  async (load) => {
    const bulk = await load.one(bulkStream, bulkNo);
    const rows = nextRows(bulk);
    const wallets = await load.many(
      walletStream,
      rows.map(({ shopId }) => shopId),
    );
    return { decision: postRows({ now }, { bulk, wallets }), answer: bulk.postedRows + rows.length < bulk.rows.length && rows.length > 0 };
  };
