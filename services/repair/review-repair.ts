import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { approveRepairEndpoint, editRepairEndpoint, rejectRepairEndpoint } from '#contracts/repair/repair-applications.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import type { RepairItem } from '../aggregates/repair/repair-item.ts';
import { loadWorks } from './load-works.ts';
import { requireOffered, requireOtherReviewer, worksOf } from './repair-policies.ts';
import { answered, loadRepair, repairStep, type InRepair } from './repair-step.ts';

interface By {
  viewer: Viewer;
}

export const approveRepair = ({ viewer }: By, held: InRepair): Decision =>
  repairStep(viewer, held, { type: 'RepairOrderApproved', data: {} }, undefined, () => requireOtherReviewer(viewer, held.repair));

/** The item returns to its former state; the seller sees why (R4.53). */
export const rejectRepair = ({ viewer, reason }: By & { reason: string }, held: InRepair): Decision => {
  const { repairNo } = held.repair;
  const back = { type: 'RepairRejected', data: { repairNo, reason } } as const;
  return repairStep(viewer, held, { type: 'RepairOrderRejected', data: { reason } }, back, () => requireOtherReviewer(viewer, held.repair));
};

/** What is to be done may be edited until it is reviewed (R4.54). */
export const editRepair = (
  { viewer, repairItemIds }: By & { repairItemIds: readonly string[] },
  { chosen, ...held }: InRepair & { chosen: readonly RepairItem[] },
): Decision => {
  const edited = { type: 'RepairOrderEdited', data: worksOf(chosen) } as const;
  return repairStep(viewer, held, edited, undefined, () => requireOffered(chosen, repairItemIds));
};

export const approveRepairRoute = commandRoute(approveRepairEndpoint, async ({ viewer, body }, load) => {
  const held = await loadRepair(load, body.repairNo);
  return answered(held.repair, approveRepair({ viewer }, held));
});

export const rejectRepairRoute = commandRoute(rejectRepairEndpoint, async ({ viewer, body }, load) => {
  const held = await loadRepair(load, body.repairNo);
  return answered(held.repair, rejectRepair({ viewer, reason: body.reason }, held));
});

export const editRepairRoute = commandRoute(editRepairEndpoint, async ({ viewer, body, now }, load) => {
  const held = await loadRepair(load, body.repairNo);
  const chosen = await loadWorks(load, body.repairItemIds, { shopId: held.repair.shopId, now });
  return answered(held.repair, editRepair({ viewer, repairItemIds: body.repairItemIds }, { ...held, chosen }));
});
