import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import { approveRepairEndpoint, editRepairEndpoint, rejectRepairEndpoint } from '#contracts/repair/repair-applications.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { chargeForRepair, holdAnew, releaseForRepair } from '../aggregates/repair/repair-money.ts';
import type { RepairItem } from '../aggregates/repair/repair-item.ts';
import type { Repair } from '../aggregates/repair/repair.ts';
import { loadWorks } from './load-works.ts';
import { requireOffered, requireOtherReviewer, requireSeenRepair, worksOf } from './repair-policies.ts';
import { answered, loadRepairAndWallet, moving, repairStep, type InRepairAndPaid } from './repair-step.ts';

interface By {
  viewer: Viewer;
  /** Of the repair on the screen of whoever decides. */
  version?: number | undefined;
}

/** What the repair costs is taken from what was set aside for it. */
export const approveRepair = ({ viewer, version, now }: By & { now: Date }, { wallet, ...held }: InRepairAndPaid): Decision => {
  const { refusal, chargedCents, events } = chargeForRepair(held.repair, wallet, now);
  const approved = { type: 'RepairOrderApproved', data: chargedCents === undefined ? {} : { chargedCents } } as const;
  const decision = repairStep(viewer, held, approved, undefined, () => requireReview({ viewer, version }, held.repair) ?? refusal);
  return moving(decision, change(wallet, ...events));
};

/** The item returns to its former state, what was set aside is free again, and the seller sees why (R4.53). */
export const rejectRepair = ({ viewer, version, reason }: By & { reason: string }, { wallet, ...held }: InRepairAndPaid): Decision => {
  const { repairNo } = held.repair;
  const back = { type: 'RepairRejected', data: { repairNo, reason } } as const;
  const rejected = { type: 'RepairOrderRejected', data: { reason } } as const;
  return moving(
    repairStep(viewer, held, rejected, back, () => requireReview({ viewer, version }, held.repair)),
    change(wallet, ...releaseForRepair(held.repair, wallet, 'rejected')),
  );
};

/** What is to be done may be edited until it is reviewed (R4.54); what is set aside for it follows. */
export const editRepair = (
  { viewer, version, repairItemIds }: By & { repairItemIds: readonly string[] },
  { chosen, wallet, ...held }: InRepairAndPaid & { chosen: readonly RepairItem[] },
): Decision => {
  const works = worksOf(chosen);
  const edited = { type: 'RepairOrderEdited', data: works } as const;
  const { refusal, events } = holdAnew(held.repair, wallet, works);
  const decision = repairStep(
    viewer,
    held,
    edited,
    undefined,
    () => requireSeenRepair(held.repair, version) ?? requireOffered(chosen, repairItemIds) ?? refusal,
  );
  return moving(decision, change(wallet, ...events));
};

const requireReview = ({ viewer, version }: By, repair: Repair): Rejection | undefined =>
  requireOtherReviewer(viewer, repair) ?? requireSeenRepair(repair, version);

export const approveRepairRoute = commandRoute(approveRepairEndpoint, async ({ viewer, body, now }, load) => {
  const held = await loadRepairAndWallet(load, body.repairNo);
  return answered(held.repair, approveRepair({ viewer, version: body.version, now }, held));
});

export const rejectRepairRoute = commandRoute(rejectRepairEndpoint, async ({ viewer, body }, load) => {
  const held = await loadRepairAndWallet(load, body.repairNo);
  return answered(held.repair, rejectRepair({ viewer, version: body.version, reason: body.reason }, held));
});

export const editRepairRoute = commandRoute(editRepairEndpoint, async ({ viewer, body, now }, load) => {
  const held = await loadRepairAndWallet(load, body.repairNo);
  const chosen = await loadWorks(load, body.repairItemIds, { shopId: held.repair.shopId, now });
  const { version, repairItemIds } = body;
  return answered(held.repair, editRepair({ viewer, version, repairItemIds }, { ...held, chosen }));
});
