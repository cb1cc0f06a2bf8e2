import { approveBulk as approveEndpoint, rejectBulk as rejectEndpoint } from '#contracts/bulk/bulk-endpoints.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { bulkStream, requireBulkAllows, type Bulk, type LoadedBulk } from '../aggregates/bulk/bulk.ts';
import { answered } from './answered.ts';

interface By {
  accountId: string;
}

export const approveBulk = ({ accountId }: By, { bulk }: { bulk: LoadedBulk }): Decision =>
  requireBulkAllows(bulk, 'BulkApproved') ??
  requireOtherSubmitter(accountId, bulk) ??
  accept(change(bulk, { type: 'BulkApproved', data: { approvedBy: [bulk.submitterId, accountId] } }));

export const rejectBulk = ({ accountId, reason }: By & { reason: string }, { bulk }: { bulk: LoadedBulk }): Decision =>
  requireBulkAllows(bulk, 'BulkRejected') ??
  requireOtherSubmitter(accountId, bulk) ??
  accept(change(bulk, { type: 'BulkRejected', data: { reviewerId: accountId, reason } }));

const requireOtherSubmitter = (accountId: string, { submitterId, bulkNo }: Bulk): Rejection | undefined =>
  accountId === submitterId ? reject('BulkOwnFile', { field: 'bulkNo', params: { bulkNo } }) : undefined;

export const approveBulkRoute = commandRoute(approveEndpoint, async ({ body, viewer: { accountId } }, load) => {
  const bulk = await load.one(bulkStream, body.bulkNo);
  return answered(bulk, approveBulk({ accountId }, { bulk }));
});

export const rejectBulkRoute = commandRoute(rejectEndpoint, async ({ body: { bulkNo, reason }, viewer: { accountId } }, load) => {
  const bulk = await load.one(bulkStream, bulkNo);
  return answered(bulk, rejectBulk({ accountId, reason }, { bulk }));
});
