import { reject } from '#contracts/kernel/rejection.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { changeRepairItemEndpoint } from '#contracts/repair/items/change-repair-item.ts';
import { createRepairItemEndpoint } from '#contracts/repair/items/create-repair-item.ts';
import { removeRepairItemEndpoint } from '#contracts/repair/items/remove-repair-item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Claim, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { repairItemStream, type RepairItem } from '../aggregates/repair/repair-item.ts';

const nameOf = (repairItemId: string, name: string): Pick<Claim, 'kind' | 'key' | 'owner'> => ({
  kind: 'repair-item-name',
  key: name.toUpperCase(),
  owner: repairItemId,
});

const claimName = (repairItemId: string, name: string): Claim => ({
  ...nameOf(repairItemId, name),
  otherwise: reject('RepairItemNameTaken', { field: 'name', params: { name } }),
});

export const createRepairItem = (repairItemId: string, body: BodyOf<typeof createRepairItemEndpoint>): Decision => ({
  ...accept(change(repairItemStream, repairItemId, { type: 'RepairItemCreated', data: { repairItemId, ...body } })),
  claims: [claimName(repairItemId, body.name)],
});

/** Orders that were placed keep the price of their day. */
export const changeRepairItem = (body: BodyOf<typeof changeRepairItemEndpoint>, item: RepairItem): Decision => {
  const { repairItemId, name } = body;
  if (!item.exists) return reject('NotFound', { field: 'repairItemId' });
  const changed = accept(change(repairItemStream, repairItemId, { type: 'RepairItemChanged', data: body }));
  if (name.toUpperCase() === item.name.toUpperCase()) return changed;
  return { ...changed, claims: [claimName(repairItemId, name)], releases: [nameOf(repairItemId, item.name)] };
};

export const removeRepairItem = ({ exists, repairItemId, name }: RepairItem): Decision =>
  exists
    ? {
        ...accept(change(repairItemStream, repairItemId, { type: 'RepairItemRemoved', data: { repairItemId } })),
        releases: [nameOf(repairItemId, name)],
      }
    : reject('NotFound', { field: 'repairItemId' });

export const createRepairItemRoute = commandRoute(createRepairItemEndpoint, async ({ body, now, numbers }) => {
  const repairItemId = numbers.reference(now);
  return decided(createRepairItem(repairItemId, body), { repairItemId, name: body.name });
});

export const changeRepairItemRoute = commandRoute(changeRepairItemEndpoint, async ({ body }, load) => {
  const item = await load.one(repairItemStream, body.repairItemId);
  return decided(changeRepairItem(body, item), { repairItemId: body.repairItemId, name: body.name });
});

export const removeRepairItemRoute = commandRoute(removeRepairItemEndpoint, async ({ body }, load) => {
  const item = await load.one(repairItemStream, body.repairItemId);
  return decided(removeRepairItem(item), { repairItemId: body.repairItemId, name: item.name });
});
