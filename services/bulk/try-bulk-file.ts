import { bulkErrors, bulkLimits } from '#contracts/bulk/bulk-columns.ts';
import { listBulkRows, tryBulkFile, type BulkPreviewRow } from '#contracts/bulk/bulk-endpoints.ts';
import type { BulkRow } from '#contracts/bulk/bulk-events.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { say } from '#contracts/kernel/words.ts';
import type { Clock } from '#kernel/clock.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { loneCreditsOf, loneCreditsStream, mayPostAlone } from '../aggregates/adjustment/lone-credits.ts';
import { bulkStream } from '../aggregates/bulk/bulk.ts';
import type { BulkShop } from './check-rows.ts';
import { findDoubles, type Double, type DoubleLookups } from './doubles.ts';
import { readBulkFile, type BulkLookups } from './read-bulk-file.ts';

interface PreviewNeeds extends BulkLookups, DoubleLookups {
  clock: Clock;
}

/** The dry run: nothing is kept. */
export const tryBulkFileRoute = ({
  log,
  bulkShops,
  recentPostings,
  clock,
  secondApprovalCents,
}: PreviewNeeds & { log: EventLog; secondApprovalCents: number }) =>
  queryRoute(tryBulkFile, async ({ file, body, viewer: { accountId, language } }) => {
    const checked = await readBulkFile(file, body.direction, { accountId, bulkShops });
    if (isRejection(checked)) return checked;
    const { rows, errors, unmatched, totalCents } = checked;
    const doubles = await findDoubles(
      rows.map(({ row }) => row),
      { recentPostings, now: clock.now() },
    );
    const credits = await stateOf(log, loneCreditsStream, loneCreditsOf(accountId, clock.now()));
    return {
      sha256: checked.file.sha256,
      rows: rows.map(({ row, shop }) => toPreview(row, shop, doubles.get(row.row))),
      totalCents,
      doubles: doubles.size,
      unmatched,
      errorCount: errors.length,
      errors: errors
        .slice(0, bulkLimits.listedErrors)
        .map(({ params, ...error }) => ({ ...error, msg: say(bulkErrors[error.code], language, params) })),
      isApprovalNeeded: !mayPostAlone({ direction: body.direction, cents: totalCents, secondApprovalCents }, credits),
    };
  });

const toPreview = (
  { shopId: id, ...row }: BulkRow,
  { uid, realname, balanceCents }: Omit<BulkShop, 'shopId'>,
  double: Double | undefined,
): BulkPreviewRow => ({
  ...row,
  shopInfo: { id, uid, realname },
  balanceCents,
  double: double ? { postingId: double.postingId, gmtCreate: double.postedAt } : null,
});

/** A shop that has been erased meanwhile. */
const nobody = { uid: '', realname: '', balanceCents: 0 };

/** Whoever decides on a file sees its doubles too; once it is posted, every row would be one. */
export const listBulkRowsRoute = ({ log, bulkShops, recentPostings, clock }: PreviewNeeds & { log: EventLog }) =>
  queryRoute(listBulkRows, async ({ query: { bulkNo } }) => {
    const { status, rows } = await stateOf(log, bulkStream, bulkNo);
    if (status === undefined) return reject('NotFound', { field: 'bulkNo' });
    const shops = new Map((await bulkShops({ shopIds: rows.map(({ shopId }) => shopId) })).map((shop) => [shop.shopId, shop]));
    const doubles = await findDoubles(status === 'submitted' ? rows : [], { recentPostings, now: clock.now() });
    return { records: rows.map((row) => toPreview(row, shops.get(row.shopId) ?? nobody, doubles.get(row.row))) };
  });
