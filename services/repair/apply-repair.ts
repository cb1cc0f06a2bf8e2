import type { Viewer } from '#contracts/kernel/viewer.ts';
import { applyRepairEndpoint } from '#contracts/repair/apply-repair.ts';
import { firstRefusal, isGenuine, mayHappen, withinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { repairStream } from '../aggregates/repair/repair.ts';
import { repairItemStream, type RepairItem } from '../aggregates/repair/repair-item.ts';
import { costOf, onOffer, worksOf } from './repair-policies.ts';

export interface ApplyRepair {
  viewer: Viewer;
  repairItemIds: readonly string[];
  beforePhotos: string[];
  /** ONE IDs, each once, with a new repair number. */
  repairNos: ReadonlyMap<string, string>;
}

interface States {
  /** By ONE ID. */
  items: ReadonlyMap<string, Item>;
  /** In the order of the command. */
  chosen: readonly RepairItem[];
}

/** One repair order for each item; it keeps the prices of the day. */
export const applyRepair = (command: ApplyRepair, { items, chosen }: States): Decision => {
  const { viewer, repairItemIds, beforePhotos, repairNos } = command;
  const refusal = firstRefusal(
    onOffer(chosen, repairItemIds),
    ...[...items.values()].flatMap((item, index) => {
      const at = { field: `oneIds.${index}` };
      return [withinReach(viewer, item, at), mayHappen(item, 'RepairApplied', at), isGenuine(item, at)];
    }),
  );
  if (refusal) return refusal;

  const order = { ...worksOf(chosen), beforePhotos, applicantId: viewer.accountId };
  return accept(
    ...[...repairNos].flatMap(([oneId, repairNo]) => {
      const { shopId, warehouseId } = items.get(oneId)!;
      return [
        change(repairStream, repairNo, { type: 'RepairOrderApplied', data: { repairNo, shopId, warehouseId, oneId, ...order } }),
        change(itemStream, oneId, { type: 'RepairApplied', data: { repairNo, project: order.project } }),
      ];
    }),
  );
};

export const applyRepairRoute = commandRoute(applyRepairEndpoint, async ({ viewer, body, numbers }, load) => {
  const items = await loadItems(load, body.oneIds);
  const repairNos = new Map<string, string>();
  for (const oneId of items.keys()) repairNos.set(oneId, await numbers.repairNo());
  const chosen = await load.many(repairItemStream, body.repairItemIds);
  const decision = applyRepair({ viewer, repairItemIds: body.repairItemIds, beforePhotos: body.beforePhotos, repairNos }, { items, chosen });
  const repairs = [...repairNos].map(([oneId, repairNo]) => ({ repairNo, oneId }));
  return decided(decision, { repairs, costCents: costOf(chosen) * items.size });
});
