import { undoReceiptEndpoint } from '#contracts/receiving/receipts.ts';
import { requireItemAllows, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { expectedUnits, packageStream, type Package, type LoadedPackage } from '../aggregates/package/package.ts';

/** While its parcel is counted, a forecast unit whose scan is undone is missing like any other; what nobody forecast is left unknown. */
const isExpectedAgain = (pack: Package, oneId: string): boolean => pack.status === 'arrived' && expectedUnits(pack).includes(oneId);

/** The unit was scanned by mistake; scanned again, it is received under the same ONE ID. */
export const undoReceipt = (
  { viewer, body }: CommandOf<typeof undoReceiptEndpoint, 'viewer'>,
  { item, pack }: { item: LoadedItem; pack: LoadedPackage },
): Decision => {
  const { oneId, reason } = body;
  const refusal = requireWithinReach(viewer, item, { field: 'oneId' }) ?? requireItemAllows(item, 'InboundCancelled', { field: 'oneId' });
  if (refusal) return refusal;

  const { batchNo } = item;
  const cancelled = change(item, {
    type: 'InboundCancelled',
    data: { batchNo, reason, ...(isExpectedAgain(pack, oneId) && { awaits: 'receipt' as const }) },
  });
  const counted = pack.units.some((unit) => unit.oneId === oneId);
  return counted ? accept(cancelled, change(pack, { type: 'PackageUnitUndone', data: { oneId, batchNo } })) : accept(cancelled);
};

export const undoReceiptRoute = commandRoute(undoReceiptEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  const pack = await load.one(packageStream, item.preId);
  return toOutcome(undoReceipt({ viewer, body }, { item, pack }), { oneId: body.oneId, preId: item.preId });
});
