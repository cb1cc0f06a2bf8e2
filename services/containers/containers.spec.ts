import { beforeEach, describe, expect, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { A, B, C, D } from '#tests/unit/orders/bodies.ts';
import { accepted, move, onTheFloor, pick } from '#tests/unit/orders/steps.ts';
import { picker, pickerElsewhere } from '#tests/unit/orders/viewers.ts';
import { oneId, world, type World } from '#tests/unit/orders/world.ts';
import { containerStream } from '../aggregates/container/container.ts';
import { aShelf } from '../aggregates/reference-examples.ts';
import { createContainersRoute, noteContainerLabelsRoute } from './create-containers.ts';
import { emptyContainerRoute, fillContainerRoute, retireContainerRoute, takeOutOfContainerRoute } from './fill-container.ts';
import { moveContainerRoute } from './move-container.ts';

const everywhere: Viewer = { ...picker, warehouseIds: ['LAX', 'JFK'] };

let w: World;
let tote: string;
let box: string;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.given(
    ...['LAX-1', 'LAX-2'].map((shelfId) => aShelf(shelfId, { name: shelfId })),
    aShelf('LAX-3', { name: 'LAX-3', capacity: 1 }),
    aShelf('JFK-1', { warehouseId: 'JFK' }),
  );
  for (const each of [A, B, C]) await w.shelved(each);
  await w.shelved(D, { warehouseId: 'JFK' });
  [tote, box] = (await accepted(w.call(createContainersRoute, picker, { kind: 'tote', shelfId: 'LAX-2', quantity: 2 }))).containerIds;
});

const container = (id: string) => w.state(containerStream, id);
const holder = async (id: string) => [tote, box].find((each) => container(each).contents.includes(id)) ?? null;
const fill = (containerId: string, id: string, who = picker) => w.call(fillContainerRoute(holder), who, { containerId, oneId: id });
const moveTo = (containerId: string, shelfId: string, who = picker) => w.call(moveContainerRoute, who, { containerId, shelfId });
const filled = async (...ids: string[]) => {
  for (const each of ids) await accepted(fill(tote, each));
};

describe('Rule: a container has a ONE ID of its own, and stands on a shelf', () => {
  it('of the warehouse of whoever adds it', async () => {
    expect(container(tote)).toMatchObject({ status: 'inUse', kind: 'tote', warehouseId: 'LAX', shelfId: 'LAX-2', contents: [] });
    expect(tote).not.toBe(box);
    expect(await w.call(createContainersRoute, picker, { kind: 'box', shelfId: 'JFK-1', quantity: 1 })).toMatchObject({
      rejection: { rejected: 'ShelfUnknown', field: 'shelfId' },
    });
  });

  it('and its printed labels are remembered', async () => {
    await accepted(w.call(noteContainerLabelsRoute, picker, { containerIds: [tote] }));
    expect(w.events().filter(({ type }) => type === 'ContainerLabelPrinted')).toHaveLength(1);
    expect(await w.call(noteContainerLabelsRoute, picker, { containerIds: [oneId(88)] })).toMatchObject({
      rejection: { rejected: 'ContainerUnknown' },
    });
  });
});

describe('Rule: what is put into a container lies on its shelf', () => {
  it('by a shelf change, where it lay elsewhere', async () => {
    expect(await fill(tote, A)).toMatchObject({ answer: { state: 'filled', items: 1 } });
    expect(w.item(A)).toMatchObject({ shelfId: 'LAX-2', state: 'available' });
  });

  it('and in no other container', async () => {
    await filled(A);
    expect(await fill(tote, A)).toMatchObject({ rejection: { rejected: 'AlreadyInContainer', params: { containerId: formatOneId(tote) } } });
    expect(await fill(box, A)).toMatchObject({ rejection: { rejected: 'AlreadyInContainer', params: { containerId: formatOneId(tote) } } });
    await accepted(w.call(takeOutOfContainerRoute, picker, { containerId: tote, oneId: A }));
    expect(await fill(box, A)).toMatchObject({ kind: 'accepted' });
    expect(await w.call(takeOutOfContainerRoute, picker, { containerId: tote, oneId: A })).toMatchObject({
      rejection: { rejected: 'NotInContainer' },
    });
  });

  it('never of another warehouse, nor out of an order', async () => {
    expect(await fill(tote, D)).toMatchObject({ rejection: { rejected: 'NotFound', field: 'oneId' } });
    expect(await fill(tote, D, everywhere)).toMatchObject({ rejection: { rejected: 'ContainerElsewhere' } });
    expect(await fill(tote, A, pickerElsewhere)).toMatchObject({ rejection: { rejected: 'ContainerUnknown' } });
    await onTheFloor(w, 14, [A]);
    expect(await fill(tote, A)).toMatchObject({ rejection: { rejected: 'ItemStateForbids' } });
    expect(await fill(tote, oneId(99))).toMatchObject({ rejection: { rejected: 'NotFound', field: 'oneId' } });
  });
});

describe('Rule: a container moves with everything in it', () => {
  it('each item by its own shelf change, and counts on the shelf', async () => {
    await filled(A, B);
    const load = () => ['LAX-1', 'LAX-2'].map((shelfId) => w.counts.get(`shelf-load ${shelfId}`) ?? 0);
    const [first, second] = load();
    expect(await moveTo(tote, 'LAX-1')).toMatchObject({ answer: { shelfName: 'LAX-1', items: 2 } });
    for (const each of [A, B]) expect(w.item(each).shelfId).toBe('LAX-1');
    expect(load()).toEqual([first! + 2, second! - 2]);
    expect(await moveTo(tote, 'LAX-1')).toMatchObject({ rejection: { rejected: 'ContainerOnShelf' } });
  });

  it('where there is room, and never across warehouses', async () => {
    await filled(A, B);
    expect(await moveTo(tote, 'LAX-3')).toMatchObject({ rejection: { rejected: 'ShelfFull' } });
    expect(await moveTo(tote, 'JFK-1', everywhere)).toMatchObject({ rejection: { rejected: 'ShelfElsewhere', field: 'shelfId' } });
    expect(await moveTo(tote, 'LAX-9')).toMatchObject({ rejection: { rejected: 'ShelfUnknown' } });
    expect(w.item(A).shelfId).toBe('LAX-2');
  });

  it('without what was picked or moved out of it meanwhile', async () => {
    await filled(A, B, C);
    await move(w, [B], 'LAX-1');
    await pick(w, await onTheFloor(w, 14, [C]), C);
    expect(await moveTo(tote, 'LAX-1')).toMatchObject({ answer: { items: 1 } });
    expect(container(tote).contents).toEqual([A]);
  });

  it('but not while an order holds what is in it', async () => {
    await filled(A);
    await onTheFloor(w, 14, [A]);
    expect(await moveTo(tote, 'LAX-1')).toMatchObject({ rejection: { rejected: 'ContainerItemHeld', params: { oneId: formatOneId(A) } } });
  });
});

describe('Rule: only an empty container goes out of use', () => {
  it('for good', async () => {
    await filled(A);
    const retire = () => w.call(retireContainerRoute, picker, { containerId: tote, reason: 'broken' });
    expect(await retire()).toMatchObject({ rejection: { rejected: 'ContainerNotEmpty', params: { count: 1 } } });
    expect(await w.call(emptyContainerRoute, picker, { containerId: tote })).toMatchObject({ answer: { state: 'empty', items: 0 } });
    expect(w.item(A).shelfId).toBe('LAX-2');
    expect(await retire()).toMatchObject({ answer: { state: 'retired' } });
    expect(await fill(tote, A)).toMatchObject({ rejection: { rejected: 'ContainerRetired' } });
  });
});
