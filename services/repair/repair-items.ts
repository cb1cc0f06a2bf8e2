import { reject } from '#contracts/kernel/rejection.ts';
import { changeRepairItemEndpoint, createRepairItemEndpoint, removeRepairItemEndpoint } from '#contracts/repair/repair-items.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Claim, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { repairItemStream, type LoadedRepairItem } from '../aggregates/repair/repair-item.ts';
import type { RepairItemEvent } from '#contracts/repair/repair-item-events.ts';

const nameOf = (repairItemId: string, name: string): Pick<Claim, 'kind' | 'key' | 'owner'> => ({
  kind: 'repair-item-name',
  key: name.toUpperCase(),
  owner: repairItemId,
});

const claimName = (repairItemId: string, name: string): Claim => ({
  ...nameOf(repairItemId, name),
  otherwise: reject('RepairItemNameTaken', { field: 'name', params: { name } }),
});

export const createRepairItem = ({ body }: CommandOf<typeof createRepairItemEndpoint>, { item }: { item: NewStream<RepairItemEvent> }): Decision => ({
  ...accept(change(item, { type: 'RepairItemCreated', data: { repairItemId: item.id, ...body } })),
  claims: [claimName(item.id, body.name)],
});

/** Orders that were placed keep the price of their day. */
export const changeRepairItem = ({ body }: CommandOf<typeof changeRepairItemEndpoint>, { item }: { item: LoadedRepairItem }): Decision => {
  const { repairItemId, name } = body;
  if (!item.exists) return reject('NotFound', { field: 'repairItemId' });
  const changed = accept(change(item, { type: 'RepairItemChanged', data: body }));
  if (name.toUpperCase() === item.name.toUpperCase()) return changed;
  return { ...changed, claims: [claimName(repairItemId, name)], releases: [nameOf(repairItemId, item.name)] };
};

export const removeRepairItem = (
  { body: { repairItemId } }: CommandOf<typeof removeRepairItemEndpoint>,
  { item }: { item: LoadedRepairItem },
): Decision =>
  item.exists
    ? {
        ...accept(change(item, { type: 'RepairItemRemoved', data: { repairItemId } })),
        releases: [nameOf(repairItemId, item.name)],
      }
    : reject('NotFound', { field: 'repairItemId' });

export const createRepairItemRoute = commandRoute(createRepairItemEndpoint, async ({ body, now, numbers }, load) => {
  const item = load.create(repairItemStream, numbers.reference(now));
  return toOutcome(createRepairItem({ body }, { item }), { repairItemId: item.id, name: body.name });
});

export const changeRepairItemRoute = commandRoute(changeRepairItemEndpoint, async ({ body }, load) => {
  const item = await load.one(repairItemStream, body.repairItemId);
  return toOutcome(changeRepairItem({ body }, { item }), { repairItemId: body.repairItemId, name: body.name });
});

export const removeRepairItemRoute = commandRoute(removeRepairItemEndpoint, async ({ body }, load) => {
  const item = await load.one(repairItemStream, body.repairItemId);
  return toOutcome(removeRepairItem({ body }, { item }), { repairItemId: body.repairItemId, name: item.name });
});
