import { applyCashOutEndpoint, applyOwnershipTransferEndpoint, applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { applyConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { consignmentPlatforms } from '#contracts/requests/consignment-platforms.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import type { ItemActionName } from '#contracts/item/item-actions.ts';
import { shopPlans } from '#demo/cast/shops.ts';
import type { Offer } from './caller.ts';
import { labelFile } from './files.ts';
import type { Job } from './job.ts';
import { newNumber } from './numbers.ts';
import type { Person } from './people.ts';

export const itemOffer = ({ oneId, version }: Pick<InventoryRow, 'oneId' | 'version'>): Offer => ({ by: 'item', id: oneId, version });

/** A few of the shop's items that offer the action, of one warehouse; those that have lain longest are looked at first. */
const chosen = async ({ call, random }: Person, action: ItemActionName): Promise<InventoryRow[]> => {
  const { data } = await call.read(listInventory, { state: 'available,issue', size: 40, order: 'asc', sort: 'gmtModify' });
  const open = random.shuffled(data.filter(({ actions }) => actions.includes(action)));
  return open.filter(({ warehouseId }) => warehouseId === open[0]!.warehouseId).slice(0, random.weighted([1, 2, 3, 4], [6, 3, 2, 1]));
};

type Apply = (person: Person, items: InventoryRow[], on: readonly Offer[]) => Promise<unknown>;

const applying =
  (action: ItemActionName, apply: Apply): Job =>
  async (person) => {
    const items = await chosen(person, action);
    if (items.length === 0) return false;
    // Of several, any may be lost meanwhile.
    await apply(person, items, items.map(itemOffer));
    return true;
  };

const idsOf = (items: readonly InventoryRow[]): string[] => items.map(({ oneId }) => oneId);
const labelOf = async (person: Person) => ({ url: await labelFile(person), logNo: newNumber(), carrier: 'UPS' });

export const shipWithLabel = applying('shipWithLabel', async (person, items, on) => {
  const label = await labelOf(person);
  const { call, random } = person;
  if (random.chance(0.04))
    return call.act(applyShipWithLabelEndpoint, { oneIds: [...idsOf(items), items[0]!.oneId], label }, { mistake: 'ItemTwice', on });
  if (random.chance(0.04))
    return call.act(applyShipWithLabelEndpoint, { oneIds: idsOf(items), label: { ...label, logNo: '0123' } }, { mistake: 'LabelCodeInvalid', on });
  return call.act(applyShipWithLabelEndpoint, { oneIds: idsOf(items), label, dropship: random.chance(0.15) }, on);
});

const addresses = [
  { recipient: 'Jo Winter', country: 'US', state: 'NY', city: 'Brooklyn', zipCode: '11201', street: '12 Water St', phone: '+1 718 555 0110' },
  { recipient: 'Alex Summer', country: 'US', state: 'CA', city: 'Oakland', zipCode: '94607', street: '40 Harbor Way', phone: '+1 510 555 0140' },
];

export const reship = applying('reship', ({ call, random }, items, on) =>
  call.act(applyReshipEndpoint, { oneIds: idsOf(items), address: random.pick(addresses) }, on),
);

export const cashOut = applying('cashOut', ({ call }, items, on) => call.act(applyCashOutEndpoint, { oneIds: idsOf(items) }, on));

export const consign = applying('consign', ({ call, random }, items, on) => {
  const priced = idsOf(items).map((oneId) => ({ oneId, priceCents: random.between(80, 400) * 100 }));
  return call.act(applyConsignmentEndpoint, { items: priced, platform: random.pick(consignmentPlatforms) }, on);
});

export const transferOwner = applying('transferOwner', ({ call, random, shopId }, items, on) => {
  const others = shopPlans.filter((plan) => plan.shopId !== shopId);
  return call.act(applyOwnershipTransferEndpoint, { oneIds: idsOf(items), targetShopId: random.pick(others).shopId }, on);
});
