import {
  approved,
  applied,
  assigned,
  forecast,
  id,
  inspected,
  item,
  order,
  orderPicked,
  picked,
  received,
  reference,
  requested,
  shelved,
  stored,
} from './facts.ts';
import { actorOf, admin, seller, staff } from './people.ts';
import { readWorld } from './read-world.ts';

export const dunkOne = id(1);
export const dunkTwo = id(2);
export const consigned = id(3);
export const transferred = id(4);
export const claimed = id(5);
export const oddNo = 'OC26112000377';

/**
 * Two items of one order, one of them picked; one that was sold on consignment, one that went to another shop, and
 * one that nobody owned until it was claimed.
 */
export const itemWorld = async () => {
  const world = await readWorld('2026-10-11T14:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(actorOf(seller), item(dunkOne, forecast()), item(dunkTwo, forecast()));
  world.setClock('2026-10-17T18:10:30.000Z');
  await world.happen(actorOf(staff), item(dunkOne, received()), item(dunkTwo, received()));
  world.setClock('2026-10-17T19:22:09.000Z');
  await world.happen(actorOf(staff), item(dunkOne, inspected(), shelved()), item(dunkTwo, inspected(), shelved()));
  world.setClock('2026-11-20T13:50:47.000Z');
  await world.happen(
    actorOf(seller),
    order(oddNo, applied({ oddNo, requestType: 3, oneIds: [dunkOne, dunkTwo], dueAt: '2026-11-20T17:30:00.000Z' })),
    item(dunkOne, requested(oddNo, 3)),
    item(dunkTwo, requested(oddNo, 3)),
  );
  world.setClock('2026-11-20T14:58:12.000Z');
  await world.happen(
    actorOf(admin),
    order(oddNo, { type: 'OrderApproved', data: {} }, assigned('marta', 'Marta Ruiz')),
    item(dunkOne, approved(oddNo, 3)),
    item(dunkTwo, approved(oddNo, 3)),
  );
  world.setClock('2026-11-20T15:42:05.000Z');
  await world.happen(actorOf(staff), order(oddNo, orderPicked(dunkOne)), item(dunkOne, picked(oddNo)));

  await world.happen(actorOf(staff), item(consigned, ...stored()), item(transferred, ...stored()));
  await world.happen(
    actorOf(admin),
    item(consigned, requested('OC6', 6), approved('OC6', 6), {
      type: 'ConsignmentSold',
      data: { oddNo: 'OC6', platform: 'own market', platOrderNo: 'PLAT-1', soldPrice: 12800 },
    }),
    item(transferred, requested('OC7', 7), approved('OC7', 7), {
      type: 'ItemOwnerChanged',
      data: { fromShopId: 7, shopId: 8, reason: 'ownershipTransfer', oddNo: 'OC7' },
    }),
  );

  await world.happen(actorOf(staff), item(claimed, received({ shopId: -1, preId: 'FC-000900', logNo: '1ZNOBODY' }), inspected(), shelved()));
  await world.happen(actorOf(seller), item(claimed, { type: 'ItemOwnerChanged', data: { fromShopId: -1, shopId: 7, reason: 'claim' } }));
  return world;
};
