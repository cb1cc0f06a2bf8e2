import { submitBulkFile } from '#contracts/bulk/bulk-endpoints.ts';
import type { BulkEvent } from '#contracts/bulk/bulk-events.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Claim, Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { countedAlone, loneCreditsOf, loneCreditsStream, mayPostAlone, type LoadedLoneCredits } from '../aggregates/adjustment/lone-credits.ts';
import { bulkStream } from '../aggregates/bulk/bulk.ts';
import { answered } from './answered.ts';
import type { CheckedRows } from './check-rows.ts';
import { findDoubles, type DoubleLookups } from './doubles.ts';
import { readBulkFile, type BulkLookups } from './read-bulk-file.ts';

/** User IDs that a refusal names; the dry run lists all of them. */
const MAX_NAMED = 20;

export interface SubmitBulk extends CheckedRows {
  direction: Direction;
  fileName: string;
  sha256: string;
  submitterId: string;
  /** Rows of which the like was posted lately, and how many of them the submitter has seen. */
  doubles: number;
  confirmedDoubles: number;
  /** From this total on a second person has to approve; of deposits, from this sum on that one person credits in a day. */
  secondApprovalCents: number;
}

interface States {
  bulk: NewStream<BulkEvent>;
  /** Of the submitter, today. */
  credits: LoadedLoneCredits;
}

/** All rows or none. Below the limit, and the day's, it is approved with its submission. */
export const submitBulk = (command: SubmitBulk, { bulk, credits }: States): Decision => {
  const { rows, unmatched, errors, secondApprovalCents, doubles, confirmedDoubles, ...submitted } = command;
  if (unmatched.length > 0) return reject('BulkUsersUnknown', { field: 'file', params: { userIds: unmatched.slice(0, MAX_NAMED).join(', ') } });
  if (errors.length > 0) return reject('BulkRowsWrong', { field: 'file', params: { count: errors.length } });
  if (doubles > confirmedDoubles) return reject('BulkDoublesUnconfirmed', { field: 'confirmedDoubles', params: { count: doubles } });
  const claims = [claimOfFile(command, bulk.id)];
  const submission: BulkEvent = { type: 'BulkSubmitted', data: { bulkNo: bulk.id, ...submitted, rows: rows.map(({ row }) => row) } };
  const byHand = { direction: command.direction, cents: command.totalCents, secondApprovalCents };
  if (!mayPostAlone(byHand, credits)) return { changes: [change(bulk, submission)], claims };
  const approval: BulkEvent = { type: 'BulkApproved', data: { approvedBy: [command.submitterId] } };
  return { changes: [change(bulk, submission, approval), ...countedAlone(bulk.id, byHand, credits)], claims };
};

/** One file is submitted once, by whomever. */
const claimOfFile = ({ direction, sha256 }: SubmitBulk, bulkNo: string): Claim => ({
  kind: 'bulk-file',
  key: `${direction}-${sha256}`,
  owner: bulkNo,
  otherwise: reject('BulkFileTaken', { field: 'file' }),
});

export const submitBulkFileRoute = ({
  bulkShops,
  readWorkbook,
  recentPostings,
  secondApprovalCents,
}: BulkLookups & DoubleLookups & { secondApprovalCents: number }) =>
  commandRoute(submitBulkFile, async ({ file, body: { direction, sha256, confirmedDoubles }, viewer: { accountId }, numbers, now }, load) => {
    if (file && file.sha256 !== sha256) return reject('BulkFileChanged', { field: 'file' });
    const checked = await readBulkFile(file, direction, { accountId, bulkShops, ...(readWorkbook && { readWorkbook }) });
    if (isRejection(checked)) return checked;
    const { file: read, ...rows } = checked;
    const bulk = load.create(bulkStream, `BK-${numbers.reference(now)}`);
    const doubles = await findDoubles(
      rows.rows.map(({ row }) => row),
      { recentPostings, now },
    );
    const submitted = { direction, sha256, fileName: read.name.slice(-120), submitterId: accountId };
    const credits = await load.one(loneCreditsStream, loneCreditsOf(accountId, now));
    return answered(bulk, submitBulk({ ...rows, ...submitted, doubles: doubles.size, confirmedDoubles, secondApprovalCents }, { bulk, credits }));
  });
