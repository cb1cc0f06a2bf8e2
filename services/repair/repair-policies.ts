import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Repair } from '../aggregates/repair/repair.ts';
import type { RepairItem } from '../aggregates/repair/repair-item.ts';

/** What is chosen is on offer, each once. */
export const requireOffered = (chosen: readonly RepairItem[], ids: readonly string[]): Rejection | undefined => {
  if (new Set(ids).size < ids.length) return reject('RepairItemTwice', { field: 'repairItemIds' });
  const gone = chosen.findIndex((item) => !item.exists);
  return gone === -1 ? undefined : reject('RepairItemUnknown', { field: `repairItemIds.${gone}` });
};

/** Computed, never typed (R3.27). */
export const costOf = (chosen: readonly RepairItem[]): number => chosen.reduce((sum, item) => sum + item.priceCents, 0);

/** What an order keeps of them: its prices are those of the day. */
export const worksOf = (chosen: readonly RepairItem[]) => ({
  project: chosen.map(({ name }) => name),
  works: chosen.map(({ name, priceCents, estimatedDays }) => ({ name, priceCents, estimatedDays })),
  costCents: costOf(chosen),
});

/** A reviewer decides on what they saw: what is to be done may have been edited since. Without a version, the caller has not looked. */
export const requireSeenRepair = ({ repairNo, version }: Repair, seen: number | undefined): Rejection | undefined =>
  seen === undefined || seen === version ? undefined : reject('RepairEditedMeanwhile', { field: 'version', params: { repairNo } });

/** The applicant is never the approver. */
export const requireOtherReviewer = (viewer: Pick<Viewer, 'accountId'>, repair: Repair): Rejection | undefined =>
  viewer.accountId === repair.applicantId ? reject('ReviewerIsApplicant') : undefined;
