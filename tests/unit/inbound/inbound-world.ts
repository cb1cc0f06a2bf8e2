import type { CommandResult } from '#kernel/commands/commands.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { itemStream, type Item } from '#services/aggregates/item/item.ts';
import { packageStream, type Package } from '#services/aggregates/package/package.ts';
import { repairItemStream } from '#services/aggregates/repair/repair-item.ts';
import { repairStream, type Repair } from '#services/aggregates/repair/repair.ts';
import { aShelf, aWarehouse, dunkLow } from '#services/aggregates/reference-examples.ts';
import { world } from '../orders/world.ts';
import { fact } from '#tests/support/facts.ts';

export const sku = dunkLow.id;
export const warehouseIds = ['LAX', 'JFK'] as const;
export const shelfIds = ['LAX-1', 'LAX-2', 'LAX-3', 'JFK-1'] as const;
export const repairItemIds = ['cleaning', 'gluing'] as const;

/** A world with a catalogue, two warehouses and a few small shelves, which remembers what its answers named. */
export const inboundWorld = async () => {
  const w = world();
  await w.people();
  await w.recharged(7, 200_000);
  await w.given(
    dunkLow,
    ...warehouseIds.map((warehouseId) => aWarehouse(warehouseId)),
    ...shelfIds.map((shelfId) => aShelf(shelfId, { warehouseId: shelfId.slice(0, 3), name: shelfId, capacity: 4 })),
    ...repairItemIds.map((repairItemId) =>
      fact(repairItemStream, repairItemId, {
        type: 'RepairItemCreated',
        data: { repairItemId, name: repairItemId, priceCents: 900, estimatedDays: 2 },
      }),
    ),
  );

  const preIds = new Set<string>();
  const oneIds = new Set<string>();
  const repairNos = new Set<string>();

  const call = async (route: CommandRoute<any>, who: Viewer, input: object): Promise<CommandResult<any>> => {
    const result = await w.call(route, who, input);
    if (result.kind === 'accepted')
      for (const { streamId } of result.events) {
        const dash = streamId.indexOf('-');
        const remembered = { package: preIds, item: oneIds, repair: repairNos }[streamId.slice(0, dash)];
        remembered?.add(streamId.slice(dash + 1));
      }
    return result;
  };

  return {
    ...w,
    call,
    packages: (): Package[] => [...preIds].map((preId) => w.state(packageStream, preId)),
    items: (): Item[] => [...oneIds].map((oneId) => w.state(itemStream, oneId)),
    repairs: (): Repair[] => [...repairNos].map((repairNo) => w.state(repairStream, repairNo)),
    oneIds,
  };
};
export type InboundWorld = Awaited<ReturnType<typeof inboundWorld>>;
