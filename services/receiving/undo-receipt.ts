import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { undoReceiptEndpoint } from '#contracts/receiving/undo-receipt.ts';
import { firstRefusal, mayHappen, withinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { expectedUnits, packageStream, type Package } from '../aggregates/package/package.ts';

export interface UndoReceipt {
  viewer: Viewer;
  body: BodyOf<typeof undoReceiptEndpoint>;
}

/** While its parcel is counted, a forecast unit whose scan is undone is missing like any other; what nobody forecast is left unknown. */
const isExpectedAgain = (pack: Package, oneId: string): boolean => pack.status === 'arrived' && expectedUnits(pack).includes(oneId);

/** The unit was scanned by mistake; scanned again, it is received under the same ONE ID. */
export const undoReceipt = ({ viewer, body }: UndoReceipt, { item, pack }: { item: Item; pack: Package }): Decision => {
  const { oneId, reason } = body;
  const refusal = firstRefusal(withinReach(viewer, item, { field: 'oneId' }), mayHappen(item, 'InboundCancelled', { field: 'oneId' }));
  if (refusal) return refusal;

  const { batchNo } = item;
  const cancelled = change(itemStream, oneId, {
    type: 'InboundCancelled',
    data: { batchNo, reason, ...(isExpectedAgain(pack, oneId) && { awaits: 'receipt' as const }) },
  });
  const counted = pack.units.some((unit) => unit.oneId === oneId);
  return counted ? accept(cancelled, change(packageStream, pack.preId, { type: 'PackageUnitUndone', data: { oneId, batchNo } })) : accept(cancelled);
};

export const undoReceiptRoute = commandRoute(undoReceiptEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  const pack = await load.one(packageStream, item.preId);
  return decided(undoReceipt({ viewer, body }, { item, pack }), { oneId: body.oneId, preId: item.preId });
});
