import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { cancelRepairEndpoint } from '#contracts/repair/repair-applications.ts';
import { ownerMayCancel } from '#contracts/repair/repair-actions.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { countOutOfBox } from '../aggregates/repair/repair-box.ts';
import { refundRepair, releaseForRepair } from '../aggregates/repair/repair-money.ts';
import type { Repair } from '../aggregates/repair/repair.ts';
import { answered, counting, loadRepairAndWallet, moving, repairStep, type InRepairAndPaid } from './repair-step.ts';

/** A request is recalled by its owner only before it is approved; afterwards it is the repair shop's to stop. */
const requireOwnerMayCancel = ({ shopId }: Viewer, { repairNo, status }: Repair): Rejection | undefined =>
  shopId === undefined || ownerMayCancel(status)
    ? undefined
    : reject('RepairStatusForbids', { field: 'repairNo', params: { repairNo, status: status ?? '' } });

/** The item returns to its former state, and what was set aside or paid for the repair goes back (R4.52). */
export const cancelRepair = ({ viewer, now }: { viewer: Viewer; now: Date }, { wallet, ...held }: InRepairAndPaid): Decision => {
  const { repairNo } = held.repair;
  const back = { type: 'RepairCancelled', data: { repairNo } } as const;
  const cancelled = repairStep(viewer, held, { type: 'RepairOrderCancelled', data: {} }, back, () => requireOwnerMayCancel(viewer, held.repair));
  const paidBack = change(wallet, ...releaseForRepair(held.repair, wallet, 'cancelled'), ...refundRepair(held.repair, now));
  return counting(moving(cancelled, paidBack), countOutOfBox(held.repair.box));
};

export const cancelRepairRoute = commandRoute(cancelRepairEndpoint, async ({ viewer, body, now }, load) => {
  const held = await loadRepairAndWallet(load, body.repairNo);
  return answered(held.repair, cancelRepair({ viewer, now }, held));
});
