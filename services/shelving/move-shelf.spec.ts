import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { A, B, C, D } from '#tests/unit/orders/bodies.ts';
import { onTheFloor } from '#tests/unit/orders/steps.ts';
import { picker, pickerElsewhere } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { aShelf } from '../aggregates/reference-examples.ts';
import { moveShelfRoute } from './move-shelf.ts';

const everywhere: Viewer = { ...picker, warehouseIds: ['LAX', 'JFK'] };

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.given(
    ...['LAX-1', 'LAX-2', 'LAX-4'].map((shelfId) => aShelf(shelfId, { name: shelfId })),
    aShelf('LAX-3', { name: 'LAX-3', capacity: 1 }),
    aShelf('JFK-1', { name: 'JFK-1', warehouseId: 'JFK' }),
  );
  for (const each of [A, B, C]) await w.shelved(each);
  await w.shelved(D, { warehouseId: 'JFK' });
});

const onShelf = async (shelfId: string) => [A, B, C, D].filter((oneId) => w.item(oneId).shelfId === shelfId);
const move = (fromShelfId: string, shelfId: string, who = picker) => w.call(moveShelfRoute(onShelf), who, { fromShelfId, shelfId });

describe('Rule: a shelf is moved whole, where there is room', () => {
  it('each item by its own shelf change', async () => {
    const load = () => ['LAX-1', 'LAX-2'].map((shelfId) => w.counts.get(`shelf-load ${shelfId}`) ?? 0);
    const [first, second] = load();
    expect(await move('LAX-1', 'LAX-2')).toMatchObject({ answer: { moved: 3, left: [], shelfName: 'LAX-2' } });
    for (const each of [A, B, C]) expect(w.item(each)).toMatchObject({ shelfId: 'LAX-2', state: 'available' });
    expect(load()).toEqual([first! - 3, second! + 3]);
    expect(await move('LAX-1', 'LAX-2')).toMatchObject({ rejection: { rejected: 'NothingToMove', field: 'fromShelfId' } });
  });

  it('but what an order holds stays where its picker looks for it', async () => {
    await onTheFloor(w, 14, [B]);
    expect(await move('LAX-1', 'LAX-2')).toMatchObject({ answer: { moved: 2, left: [B] } });
    expect(w.item(B).shelfId).toBe('LAX-1');
  });

  it.each([
    ['a shelf without room', 'LAX-1', 'LAX-3', picker, 'ShelfFull', 'shelfId'],
    ['itself', 'LAX-1', 'LAX-1', picker, 'SameShelf', 'shelfId'],
    ['another warehouse', 'LAX-1', 'JFK-1', everywhere, 'ShelfElsewhere', 'shelfId'],
    ['no shelf', 'LAX-1', 'LAX-9', picker, 'ShelfUnknown', 'shelfId'],
  ] as const)('never to %s', async (_where, from, to, who, rejected, field) => {
    expect(await move(from, to, who)).toMatchObject({ rejection: { rejected, field } });
    expect(w.item(A).shelfId).toBe('LAX-1');
  });

  it('and by those who work there', async () => {
    expect(await move('LAX-1', 'LAX-2', pickerElsewhere)).toMatchObject({ rejection: { rejected: 'ShelfUnknown', field: 'fromShelfId' } });
    expect(await move('LAX-9', 'LAX-2')).toMatchObject({ rejection: { rejected: 'ShelfUnknown', field: 'fromShelfId' } });
  });
});
