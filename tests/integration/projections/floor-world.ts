import { shelfLoad } from '#contracts/shelving/shelf-load.ts';
import { fact } from '#tests/support/facts.ts';
import { batchStream } from '#services/aggregates/batch/batch.ts';
import {
  applied,
  approved,
  assigned,
  forecast,
  id,
  inspected,
  item,
  left,
  order,
  orderPicked,
  picked,
  received,
  reference,
  requested,
  samba,
  stored,
} from './facts.ts';
import { actorOf, admin, otherSeller, seller, staff } from './people.ts';
import { readWorld } from './read-world.ts';

export const out = 'OC26112000336';
export const late = 'OC26112000352';
export const picking = 'OC26112000377';
export const batched = ['OC26112000381', 'OC26112000382'] as const;
export const batchNo = 'OB-1120-07';
const shelves: Record<string, [string, string]> = { a: ['EWR-A-03-2', 'A-03-2'], a5: ['EWR-A-05-1', 'A-05-1'], b: ['EWR-B-01-4', 'B-01-4'] };

const ordered = (oddNo: string, oneIds: string[], rest: { dueAt?: string; shopId?: number } = {}) => [
  order(oddNo, applied({ oddNo, requestType: 3, oneIds, ...rest }), { type: 'OrderApproved', data: {} }),
  ...oneIds.map((oneId) => item(oneId, requested(oddNo, 3), approved(oddNo, 3))),
];

/**
 * One order out today, one late and unassigned, one being picked, two in a batch; one left yesterday. Free lie one item like those to be picked, one
 * with a damaged box, one of another owner, two of another SKU; one is inspected and waits to be shelved.
 */
export const floorWorld = async () => {
  const world = await readWorld('2026-11-01T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  for (const [number, shelf] of [
    [1, 'a'],
    [2, 'a5'],
    [3, 'b'],
    [4, 'a'],
    [5, 'a'],
    [9, 'b'],
  ] as const)
    await world.happen(actorOf(staff), item(id(number), ...stored({}, 'qualified', shelves[shelf])));
  await world.happen(
    actorOf(staff),
    item(id(6), ...stored({ shopId: 8 }, 'qualified', shelves['b'])),
    item(id(7), ...stored({}, 'qualified', shelves['b'])),
  );
  await world.happen(actorOf(staff), item(id(8), forecast(), received(), inspected()));
  await world.happen(actorOf(staff), item(id(10), ...stored({ what: samba }, 'qualified', shelves['b'])));

  world.setClock('2026-11-20T02:00:00.000Z');
  await world.happen(actorOf(seller), ...ordered('OC26111900001', [id(9)]));
  await world.happen(actorOf(staff), ...left('OC26111900001', id(9)));
  world.setClock('2026-11-20T13:00:00.000Z');
  await world.happen(actorOf(seller), ...ordered(out, [id(1)]));
  await world.happen(actorOf(seller), ...ordered(late, [id(5)], { dueAt: '2026-11-20T15:15:00.000Z' }));
  await world.happen(actorOf(seller), ...ordered(picking, [id(2), id(3), id(4)], { dueAt: '2026-11-20T17:30:00.000Z' }));
  await world.happen(actorOf(seller), ...ordered(batched[0], [id(7)], { dueAt: '2026-11-20T17:30:00.000Z' }));
  await world.happen(actorOf(otherSeller), ...ordered(batched[1], [id(6)], { shopId: 8 }));
  world.setClock('2026-11-20T15:30:00.000Z');
  await world.happen(actorOf(staff), ...left(out, id(1)));
  await world.happen(
    actorOf(admin),
    order(picking, assigned('jun', 'Jun Tan'), orderPicked(id(4))),
    item(id(4), picked(picking)),
    fact(
      batchStream,
      batchNo,
      { type: 'BatchOpened', data: { batchNo, kind: 'outbound', warehouseId: 'EWR', oddNos: [...batched] } },
      { type: 'BatchAssigned', data: { operatorId: 'marta', operatorName: 'Marta Ruiz' } },
    ),
    ...batched.map((oddNo) => order(oddNo, { type: 'OrderBatched', data: { batchNo } }, assigned('marta', 'Marta Ruiz'))),
  );
  await world.happen(
    actorOf(staff),
    item(id(30), ...stored()),
    item(id(31), ...stored({}, 'boxSlightlyDamaged')),
    item(id(32), ...stored({ shopId: 8 })),
    item(id(33), ...stored({ what: samba })),
  );
  // Facts are not decided, so nothing was counted with them.
  await world.pool.query(
    'INSERT INTO counters (counter, key, n) SELECT $1, shelf_id, count(*) FROM inventory WHERE shelf_id IS NOT NULL GROUP BY shelf_id',
    [shelfLoad],
  );
  world.setClock('2026-11-20T15:42:00.000Z');
  return world;
};
