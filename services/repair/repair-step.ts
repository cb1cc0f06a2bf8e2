import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { RepairEvent } from '#contracts/repair/repair-events.ts';
import type { RepairAnswer } from '#contracts/repair/repair-fields.ts';
import { requireItemAllows, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { accept, type Accepted, type Count, type Decision, type StreamChange } from '#kernel/commands/decision.ts';
import { change, stateAfter } from '#kernel/commands/loaded.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';
import { requireRepairAllows, repairStream, type LoadedRepair } from '../aggregates/repair/repair.ts';

/** A repair order and the item that it holds. */
export interface InRepair {
  repair: LoadedRepair;
  item: LoadedItem;
}

type Step = Exclude<RepairEvent, { type: 'RepairOrderApplied' }>;

/** One step of a repair order, with what it means for the item; `rule` is its own. */
export const repairStep = (
  viewer: Viewer,
  { repair, item }: InRepair,
  step: Step,
  itemEvent?: ItemEvent,
  rule: () => Rejection | undefined = () => undefined,
): Decision => {
  const refusal =
    requireWithinReach(viewer, repair, { field: 'repairNo' }) ??
    requireRepairAllows(repair, step.type) ??
    rule() ??
    (itemEvent && requireItemAllows(item, itemEvent.type, { field: 'repairNo' }));
  if (refusal) return refusal;
  const stepped = change(repair, step);
  return itemEvent ? accept(stepped, change(item, itemEvent)) : accept(stepped);
};

/** A decision, and what it moves beside. */
export const moving = <Made extends Decision>(decision: Made, ...changes: StreamChange[]): Made =>
  isRejection(decision) ? decision : { ...decision, changes: [...decision.changes, ...changes] };

/** A decision, and what it changes of sums across streams. */
export const counting = <Made extends Decision>(decision: Made, counts: readonly Count[]): Made =>
  isRejection(decision) ? decision : { ...decision, counts };

/** A repair order, its item, and the wallet that pays for it. */
export interface InRepairAndPaid extends InRepair {
  wallet: LoadedWallet;
}

export const loadRepairAndWallet = async (load: Load, repairNo: string): Promise<InRepairAndPaid> => {
  const repair = await load.one(repairStream, repairNo);
  const [item, wallet] = await Promise.all([load.one(itemStream, repair.oneId), load.one(walletStream, repair.shopId)]);
  return { repair, item, wallet };
};

export const loadRepair = async (load: Load, repairNo: string): Promise<InRepair> => {
  const repair = await load.one(repairStream, repairNo);
  return { repair, item: await load.one(itemStream, repair.oneId) };
};

/** Where the repair stands once the decision is carried out. */
export const answered = (repair: LoadedRepair, decision: Decision): Rejection | { decision: Accepted; answer: RepairAnswer } => {
  if (isRejection(decision)) return decision;
  const { status } = stateAfter(repairStream, repair, decision);
  return { decision, answer: { repairNo: repair.repairNo, oneId: repair.oneId, status: status! } };
};
