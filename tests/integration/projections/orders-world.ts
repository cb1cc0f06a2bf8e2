import { applied, approved, assigned, id, item, left, order, reference, requested, samba, stored } from './facts.ts';
import { actorOf, admin, seller, staff } from './people.ts';
import { readWorld } from './read-world.ts';

export const gone = 'OC26112000336';
export const waiting = 'OC26112000391';
export const quoted = 'OC26112000392';
export const moving = 'OC26112000393';
export const consigned = 'OC26112000394';

/** One order in each of five states, of four types: one left, one waits for its reviewer, one for its seller, one goes to another shop, one was sold. */
export const ordersWorld = async () => {
  const world = await readWorld('2026-11-11T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(
    actorOf(staff),
    item(id(1), ...stored()),
    item(id(2), ...stored()),
    item(id(3), ...stored({}, 'boxSlightlyDamaged')),
    item(id(4), ...stored({ what: samba })),
    item(id(5), ...stored()),
  );

  world.setClock('2026-11-20T14:00:00.000Z');
  await world.happen(actorOf(seller), order(gone, applied({ oddNo: gone, requestType: 3, oneIds: [id(1)] })), item(id(1), requested(gone, 3)));
  world.later(10);
  await world.happen(
    actorOf(admin),
    order(gone, { type: 'OrderApproved', data: {} }, assigned('marta', 'Marta Ruiz')),
    item(id(1), approved(gone, 3)),
  );
  world.later(30);
  await world.happen(actorOf(staff), ...left(gone, id(1)));

  await world.happen(
    actorOf(seller),
    order(waiting, applied({ oddNo: waiting, requestType: 3, oneIds: [id(2), id(3)], dueAt: '2026-11-20T17:30:00.000Z' })),
    item(id(2), requested(waiting, 3)),
    item(id(3), requested(waiting, 3)),
  );
  world.later(1);
  await world.happen(actorOf(seller), order(quoted, applied({ oddNo: quoted, requestType: 5, oneIds: [id(4)] })), item(id(4), requested(quoted, 5)));
  world.later(1);
  await world.happen(
    actorOf(admin),
    order(quoted, { type: 'OrderQuoted', data: { feeCents: 0, perItem: [{ oneId: id(4), priceCents: 7100 }], remark: 'fair' } }),
    item(id(4), { type: 'RequestQuoted', data: { oddNo: quoted, requestType: 5, price: 7100 } }),
  );
  world.later(1);
  await world.happen(
    actorOf(seller),
    order(moving, applied({ oddNo: moving, requestType: 7, oneIds: [id(5)], targetShopId: 8 })),
    item(id(5), requested(moving, 7)),
  );
  await world.happen(
    actorOf(seller),
    order(consigned, applied({ oddNo: consigned, requestType: 6, oneIds: [id(6)] })),
    item(id(6), ...stored(), requested(consigned, 6)),
  );
  await world.happen(
    actorOf(admin),
    order(
      consigned,
      { type: 'OrderApproved', data: {} },
      { type: 'ConsignmentOrderSold', data: { oneId: id(6), platform: 'Shelfline Market', platOrderNo: 'PLAT-9', soldPrice: 12800 } },
    ),
  );
  return world;
};
