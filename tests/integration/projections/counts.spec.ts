import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CountEvent } from '#contracts/counts/count-events.ts';
import { getCount, listCounts, listShelvesToCount } from '#contracts/counts/count-queries.ts';
import { getContainer, listContainers } from '#contracts/containers/container-queries.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { containerStream } from '#services/aggregates/container/container.ts';
import { countStream } from '#services/aggregates/shelf-count/shelf-count.ts';
import { fact } from '#tests/support/facts.ts';
import { id, item, reference, stored } from './facts.ts';
import { actorOf, admin, otherStaff, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

const jun: Viewer = { ...staff, accountId: 'jun', name: 'jun' };
const shelfId = 'EWR-A-03-2';
const [present, missing, stray] = [id(1), id(2), id(3)];
const box = id(50);

let world: ReadWorld;
const happens = (who: Viewer, countNo: string, ...events: CountEvent[]) => world.happen(actorOf(who), fact(countStream, countNo, ...events));
const planned = (countNo: string, shelf: string): CountEvent => ({
  type: 'CountPlanned',
  data: { countNo, warehouseId: 'EWR', shelfId: shelf, shelfName: shelf.slice(4), zone: 'A', cause: 'planned' },
});
const started = (counterId: string): CountEvent => ({ type: 'CountStarted', data: { counterId, expected: [present, missing] } });
const scanned = (oneId: string): CountEvent => ({ type: 'CountScanned', data: { oneId } });
const astray: CountEvent = {
  type: 'CountScanned',
  data: { oneId: stray, misplaced: { shelfId: 'EWR-B-01-4', shelfName: 'B-01-4', mayStay: true } },
};
const finished: CountEvent = { type: 'CountFinished', data: { present: 1, missing: [missing], misplaced: [stray], carriedBack: 0 } };

beforeAll(async () => {
  world = await readWorld();
  await world.happen(actorOf(admin), ...reference);
  for (const [index, oneId] of [present, missing, stray].entries()) await world.happen(actorOf(staff), item(oneId, ...stored({ shopId: 7 + index })));
  await happens(jun, 'SC-1', planned('SC-1', shelfId));
  await happens(jun, 'SC-2', planned('SC-2', 'EWR-A-05-1'), started('jun'), {
    type: 'CountFinished',
    data: { ...finished.data, missing: [], misplaced: [] },
  });
});
afterAll(() => world.close());

const detail = (viewer: Viewer) => world.ask(getCount, viewer, { countNo: 'SC-1' });
const row = async (viewer: Viewer) => (await world.ask(listCounts, viewer, { text: 'SC-1', view: 'all' })).data[0]!;
const told = async (viewer: Viewer) => {
  const { result, missing: gone, misplaced } = await detail(viewer);
  expect((await row(viewer)).result).toEqual(result);
  return [result, gone.map(({ oneId }) => oneId), misplaced.map(({ oneId }) => oneId)];
};
const nothing = [null, [], []];
const everything = [{ present: 1, missing: 1, misplaced: 1 }, [missing], [stray]];

describe('Rule: whoever counts a shelf is not told what is expected there, nor what others have found', () => {
  it('while it is counted', async () => {
    await happens(staff, 'SC-1', started('marta'), scanned(present), astray);
    const own = await detail(staff);
    expect(own).toMatchObject({ status: 'counting', mine: true, scanned: 2 });
    expect(own.scans.map(({ oneId, belongsOn }) => [oneId, belongsOn])).toEqual([
      [stray, 'B-01-4'],
      [present, null],
    ]);
    expect(JSON.stringify(own)).not.toContain(missing);
    for (const viewer of [staff, jun, admin]) expect(await told(viewer)).toEqual(nothing);
  });

  it('nor before it is recounted, but for whoever has counted it and those who decide', async () => {
    await happens(staff, 'SC-1', finished);
    expect(await told(staff)).toEqual(everything);
    expect(await told(admin)).toEqual(everything);
    expect(await told(jun)).toEqual(nothing);
    expect((await row(staff)).actions).not.toContain('start');
    expect((await row(jun)).actions).toContain('start');
    await happens(jun, 'SC-1', started('jun'));
    expect(await told(jun)).toEqual(nothing);
  });

  it('and everybody there is once it waits to be decided', async () => {
    await happens(jun, 'SC-1', scanned(present), astray, finished);
    for (const viewer of [staff, jun, admin]) expect(await told(viewer)).toEqual(everything);
    expect((await row(admin)).actions).toEqual(['approve', 'sendBack', 'cancel']);
    expect((await row({ ...admin, accountId: 'jun' })).actions).toEqual(['cancel']);
    expect((await detail(admin)).history.map(({ event, person }) => [event, person])).toEqual([
      ['CountPlanned', 'Jun Tan'],
      ['CountStarted', 'Marta Ruiz'],
      ['CountFinished', 'Marta Ruiz'],
      ['CountStarted', 'Jun Tan'],
      ['CountFinished', 'Jun Tan'],
    ]);
  });

  it('and nobody of another warehouse', async () => {
    expect(await world.refusal(getCount, otherStaff, { countNo: 'SC-1' })).toBe('NotFound');
    expect((await world.ask(listCounts, otherStaff, { view: 'all' })).totalCount).toBe(0);
  });
});

describe('Rule: counts stand where somebody has to do something about them', () => {
  it('the floor, an administrator, or nobody any more', async () => {
    const { counts } = await world.ask(listCounts, staff, {});
    expect(counts).toEqual({ open: 0, toApprove: 1, done: 1, all: 2 });
    expect((await world.ask(listCounts, staff, { view: 'done' })).data.map(({ countNo }) => countNo)).toEqual(['SC-2']);
  });

  it('and shelves are chosen by when they were counted last', async () => {
    const names = async (filter: object) => (await world.ask(listShelvesToCount, staff, filter)).data.map(({ name }) => name);
    expect(await names({})).toEqual(['A-03-2', 'B-01-4', 'A-05-1']);
    expect(await names({ zone: 'A' })).toEqual(['A-03-2', 'A-05-1']);
    expect(await names({ notCountedDays: 30 })).toEqual(['A-03-2', 'B-01-4']);
    expect(await names({ short: true })).toEqual([]);
    const [first, , last] = (await world.ask(listShelvesToCount, staff, {})).data;
    expect([first!.openCountNo, first!.gmtCounted, last!.openCountNo]).toEqual(['SC-1', null, null]);
    expect(last!.gmtCounted).not.toBeNull();
    await world.happen(actorOf(admin), item(missing, { type: 'ItemMissed', data: { countNo: 'SC-1', shelfId } }));
    expect(await names({ short: true })).toEqual(['A-03-2']);
  });
});

describe('Rule: a container holds what lies on its shelf still', () => {
  it('and is found by what is in it', async () => {
    const where = { shelfId, shelfName: 'A-03-2' };
    await world.happen(
      actorOf(staff),
      fact(
        containerStream,
        box,
        { type: 'ContainerCreated', data: { containerId: box, kind: 'box', warehouseId: 'EWR', ...where } },
        { type: 'ContainerFilled', data: { oneIds: [present, stray] } },
      ),
    );
    const held = async () => (await world.ask(getContainer, staff, { containerId: box })).contents.map(({ oneId }) => oneId);
    const found = async (text: string, view: 'filled' | 'empty' | 'all') =>
      (await world.ask(listContainers, staff, { text, view })).data.map(({ containerId, items }) => [containerId, items]);
    expect(await held()).toEqual([present, stray].toSorted());
    expect(await found(present, 'filled')).toEqual([[box, 2]]);
    await world.happen(
      actorOf(staff),
      item(stray, { type: 'ItemMoved', data: { shelfId: 'EWR-B-01-4', shelfName: 'B-01-4', fromShelfId: shelfId } }),
    );
    expect(await held()).toEqual([present]);
    expect(await found('A-03', 'filled')).toEqual([[box, 1]]);
    expect(await found('A-03', 'empty')).toEqual([]);
    expect(await world.refusal(getContainer, otherStaff, { containerId: box })).toBe('NotFound');
    expect((await world.ask(listContainers, otherStaff, {})).totalCount).toBe(0);
  });
});
