import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { findBoxEndpoint, loseBoxEndpoint } from '#contracts/repair/repair-work.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { answered, loadRepair, repairStep, type InRepair } from './repair-step.ts';

/** The repair is shown as a lost parcel until the box is found (R4.55). */
export const loseBox = ({ viewer }: { viewer: Viewer }, held: InRepair): Decision =>
  repairStep(viewer, held, { type: 'RepairOrderBoxLost', data: {} }, { type: 'RepairBoxLost', data: { repairNo: held.repair.repairNo } });

/** The repair goes on where it stood (R4.56). */
export const findBox = ({ viewer }: { viewer: Viewer }, held: InRepair): Decision =>
  repairStep(viewer, held, { type: 'RepairOrderBoxFound', data: {} }, { type: 'LostBoxFound', data: { repairNo: held.repair.repairNo } });

export const loseBoxRoute = commandRoute(loseBoxEndpoint, async ({ viewer, body }, load) => {
  const held = await loadRepair(load, body.repairNo);
  return answered(held.repair, loseBox({ viewer }, held));
});

export const findBoxRoute = commandRoute(findBoxEndpoint, async ({ viewer, body }, load) => {
  const held = await loadRepair(load, body.repairNo);
  return answered(held.repair, findBox({ viewer }, held));
});
