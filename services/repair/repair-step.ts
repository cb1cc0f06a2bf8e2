import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { RepairEvent } from '#contracts/repair/repair-events.ts';
import type { RepairAnswer } from '#contracts/repair/repair-fields.ts';
import { firstRefusal, mayHappen, withinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import type { Load } from '#kernel/commands/commands.ts';
import { accept, type Accepted, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { evolveRepair, mayHappenToRepair, repairStream, type Repair } from '../aggregates/repair/repair.ts';

/** A repair order and the item that it holds. */
export interface InRepair {
  repair: Repair;
  item: Item;
}

type Step = Exclude<RepairEvent, { type: 'RepairOrderApplied' }>;

/** One step of a repair order, with what it means for the item. */
export const repairStep = (
  viewer: Viewer,
  { repair, item }: InRepair,
  step: Step,
  itemEvent?: ItemEvent,
  ...rules: (Rejection | undefined)[]
): Decision => {
  const refusal = firstRefusal(
    withinReach(viewer, repair, { field: 'repairNo' }),
    mayHappenToRepair(repair, step.type),
    ...rules,
    itemEvent && mayHappen(item, itemEvent.type, { field: 'repairNo' }),
  );
  if (refusal) return refusal;
  const stepped = change(repairStream, repair.repairNo, step);
  return itemEvent ? accept(stepped, change(itemStream, repair.oneId, itemEvent)) : accept(stepped);
};

export const loadRepair = async (load: Load, repairNo: string): Promise<InRepair> => {
  const repair = await load.one(repairStream, repairNo);
  return { repair, item: await load.one(itemStream, repair.oneId) };
};

/** Where the repair stands once the decision is carried out. */
export const answered = (repair: Repair, decision: Decision): Rejection | { decision: Accepted; answer: RepairAnswer } => {
  if (isRejection(decision)) return decision;
  const events = decision.changes.filter(({ stream }) => stream.prefix === 'repair').flatMap((made) => made.events) as RepairEvent[];
  const { status } = events.reduce(evolveRepair, repair);
  return { decision, answer: { repairNo: repair.repairNo, oneId: repair.oneId, status: status! } };
};
