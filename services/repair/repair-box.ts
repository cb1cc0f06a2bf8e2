import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { findBoxEndpoint, loseBoxEndpoint } from '#contracts/repair/repair-work.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { chargeAgain, refundRepair } from '../aggregates/repair/repair-money.ts';
import { answered, loadRepairAndWallet, moving, repairStep, type InRepairAndPaid } from './repair-step.ts';

interface By {
  viewer: Viewer;
  now: Date;
}

/** The repair is shown as a lost parcel until the box is found (R4.55), and what was paid for it goes back. */
export const loseBox = ({ viewer, now }: By, { wallet, ...held }: InRepairAndPaid): Decision => {
  const lost = { type: 'RepairBoxLost', data: { repairNo: held.repair.repairNo } } as const;
  return moving(repairStep(viewer, held, { type: 'RepairOrderBoxLost', data: {} }, lost), change(wallet, ...refundRepair(held.repair, now)));
};

/** The repair goes on where it stood (R4.56), and is paid again: whatever the wallet holds, for the seller agreed to it. */
export const findBox = ({ viewer, now }: By, { wallet, ...held }: InRepairAndPaid): Decision => {
  const { chargedCents, events } = chargeAgain(held.repair, now);
  const boxFound = { type: 'RepairOrderBoxFound', data: chargedCents === undefined ? {} : { chargedCents } } as const;
  const found = { type: 'LostBoxFound', data: { repairNo: held.repair.repairNo } } as const;
  return moving(repairStep(viewer, held, boxFound, found), change(wallet, ...events));
};

export const loseBoxRoute = commandRoute(loseBoxEndpoint, async ({ viewer, body, now }, load) => {
  const held = await loadRepairAndWallet(load, body.repairNo);
  return answered(held.repair, loseBox({ viewer, now }, held));
});

export const findBoxRoute = commandRoute(findBoxEndpoint, async ({ viewer, body, now }, load) => {
  const held = await loadRepairAndWallet(load, body.repairNo);
  return answered(held.repair, findBox({ viewer, now }, held));
});
