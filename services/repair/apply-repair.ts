import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { applyRepairEndpoint } from '#contracts/repair/repair-applications.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { firstRefusal, requireGenuine, requireItemAllows, requireNotOnOffer, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { holdForRepair } from '../aggregates/repair/repair-money.ts';
import { requireSpendable } from '../aggregates/wallet/wallet-policies.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';
import { repairStream } from '../aggregates/repair/repair.ts';
import type { RepairItem } from '../aggregates/repair/repair-item.ts';
import { loadWorks } from './load-works.ts';
import { costOf, requireOffered, worksOf } from './repair-policies.ts';
import type { LoadedItem } from '../aggregates/item/item.ts';
import { repairNumbers } from '../aggregates/repair/repair-numbers.ts';
import type { RepairEvent } from '#contracts/repair/repair-events.ts';

export interface ApplyRepair {
  viewer: Viewer;
  repairItemIds: readonly string[];
  beforePhotos: string[];
}

interface States {
  /** Each item once, with the repair that it begins. */
  repairs: readonly { item: LoadedItem; repair: NewStream<RepairEvent> }[];
  /** In the order of the command. */
  chosen: readonly RepairItem[];
  /** Of the shop, which pays for them. */
  wallet: LoadedWallet;
}

/** One repair order for each item; it keeps the prices of the day, and what it costs is set aside. */
export const applyRepair = (command: ApplyRepair, { repairs, chosen, wallet }: States): Decision => {
  const { viewer, repairItemIds, beforePhotos } = command;
  const refusal =
    requireOffered(chosen, repairItemIds) ??
    firstRefusal(repairs, ({ item }, index) => {
      const at = { field: `oneIds.${index}` };
      return (
        requireWithinReach(viewer, item, at) ??
        requireItemAllows(item, 'RepairApplied', at) ??
        requireGenuine(item, at) ??
        requireNotOnOffer(item, at)
      );
    }) ??
    (viewer.shopId === selfOperatedShop ? undefined : requireSpendable(wallet, costOf(chosen) * repairs.length, 'repairItemIds'));
  if (refusal) return refusal;

  const order = { ...worksOf(chosen), beforePhotos, applicantId: viewer.accountId };
  return accept(
    ...repairs.flatMap(({ item, repair }) => {
      const { oneId, shopId, warehouseId } = item;
      const repairNo = repair.id;
      return [
        change(repair, { type: 'RepairOrderApplied', data: { repairNo, shopId, warehouseId, oneId, ...order } }),
        change(item, { type: 'RepairApplied', data: { repairNo, project: order.project } }),
      ];
    }),
    change(wallet, ...repairs.flatMap(({ item: { shopId }, repair }) => holdForRepair({ repairNo: repair.id, shopId, costCents: order.costCents }))),
  );
};

export const applyRepairRoute = commandRoute(applyRepairEndpoint, async ({ viewer, body, now, numbers }, load) => {
  const { shopId } = viewer;
  if (shopId === undefined) return reject('ShopForbidden');
  const [items, chosen, wallet] = await Promise.all([
    loadItems(load, body.oneIds),
    loadWorks(load, body.repairItemIds, { shopId, now }),
    load.one(walletStream, shopId),
  ]);
  const repairs = [];
  for (const item of items) repairs.push({ item, repair: load.create(repairStream, await numbers.next(repairNumbers, now)) });
  const decision = applyRepair({ viewer, repairItemIds: body.repairItemIds, beforePhotos: body.beforePhotos }, { repairs, chosen, wallet });
  return toOutcome(decision, {
    repairs: repairs.map(({ item, repair }) => ({ repairNo: repair.id, oneId: item.oneId })),
    costCents: costOf(chosen) * items.length,
  });
});
