import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PackageEvent } from '#contracts/forecast/package-events.ts';
import { listAside } from '#contracts/aside/aside-endpoints.ts';
import { fact } from '#tests/support/facts.ts';
import { asideIdOf, asideStream } from '#services/aggregates/package/aside.ts';
import { forecast, id, item, pack, reference } from './facts.ts';
import { actorOf, admin, otherStaff, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;

const [first, second] = ['FC-000101', 'FC-000102'] as const;
const arrived = (preId: string, warehouseId: string): PackageEvent => ({
  type: 'PackageArrived',
  data: { preId, packId: `PK-${preId}`, shopId: 7, warehouseId, logNo: `1Z-${preId}`, batchNo: 'IB-1', unclaimed: false },
});
const putAside = (thing: string, what: 'package' | 'unit' = 'package') =>
  fact(asideStream, asideIdOf('EWR', thing), { type: 'PutAside', data: { id: thing, what, code: thing, warehouseId: 'EWR', belongsTo: 'LAX' } });
const handedOn = (thing: string) => fact(asideStream, asideIdOf('EWR', thing), { type: 'HandedOn', data: { id: thing, warehouseId: 'EWR' } });
const seen = async (viewer = staff) => (await world.ask(listAside, viewer, {})).records.map((row) => row.id);

beforeAll(async () => {
  world = await readWorld();
  await world.happen(actorOf(admin), ...reference);
});
afterAll(() => world.close());

describe('Rule: every shift sees what lies at its dock for other warehouses', () => {
  it('with who put it there, when, and where it belongs; the other warehouse does not', async () => {
    await world.happen(actorOf(staff), putAside(first));
    world.later(5);
    await world.happen(actorOf(staff), putAside(second));
    expect(await world.ask(listAside, { ...staff, accountId: 'night' }, {})).toEqual({
      records: [
        {
          id: first,
          what: 'package',
          code: first,
          warehouse: { id: 'LAX', name: expect.any(String) },
          by: 'marta',
          gmtCreate: '2026-11-20T15:00:00.000Z',
        },
        expect.objectContaining({ id: second }),
      ],
    });
    expect(await seen(otherStaff)).toEqual([]);
  });

  it('until it is handed on, and again where it comes back', async () => {
    await world.happen(actorOf(staff), handedOn(first));
    expect(await seen()).toEqual([second]);
    world.later(5);
    await world.happen(actorOf(staff), putAside(first));
    expect(await seen()).toEqual([second, first]);
  });

  it('or until its own warehouse takes it in', async () => {
    world.later(5);
    await world.happen(actorOf(otherStaff), pack(second, arrived(second, 'LAX')));
    expect(await seen()).toEqual([first]);
  });

  it('items too, until they are of this warehouse', async () => {
    await world.happen(actorOf(staff), putAside(id(1), 'unit'));
    expect(await seen()).toContain(id(1));
    await world.happen(actorOf(staff), item(id(1), forecast()));
    expect(await seen()).not.toContain(id(1));
  });

  it('and the table is what the log says', async () => {
    expect(await world.differencesFromRebuild()).toEqual([]);
  });
});
