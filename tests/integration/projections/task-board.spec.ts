import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proposeBatches, type BatchGrouping } from '#contracts/batch/propose-batches.ts';
import { listStaff } from '#contracts/reference/reference-queries.ts';
import { getTaskBoard, listBatches } from '#contracts/tasks/task-board-queries.ts';
import { staffWhoPickMigration } from '#projections/reference/migrations/0520-staff-who-pick.ts';
import { batched, batchNo, floorWorld, late, out, picking } from './floor-world.ts';
import { admin, otherStaff, staff } from './people.ts';
import type { ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => void (world = await floorWorld()));
afterAll(() => world.close());

const cardsFor = async (query: object) =>
  (await world.ask(getTaskBoard, staff, query)).columns.flatMap(({ cards: found }) => found.map(({ id: card }) => card));

describe('the task board', () => {
  it('stands each order or batch at its stage, late ones first', async () => {
    const { columns } = await world.ask(getTaskBoard, staff, {});
    expect(columns.map(({ stage, cards }) => [stage, cards.map(({ id: card }) => card)])).toEqual([
      ['pending', [late]],
      ['assigned', [batchNo]],
      ['picking', [picking]],
      ['packed', []],
      ['partial', []],
      ['out', [out]],
    ]);
    expect(columns[2]!.cards[0]).toMatchObject({
      kind: 'order',
      type: 3,
      picked: 1,
      items: 3,
      carrier: 'UPS',
      assignee: { id: 'jun', name: 'Jun Tan' },
      pickers: [{ id: 'marta', name: 'Marta Ruiz' }],
      shelf: 'A-05-1',
      zones: ['A', 'B'],
      late: false,
    });
    expect(columns[1]!.cards[0]).toMatchObject({
      kind: 'batch',
      orders: 2,
      items: 2,
      oddNos: [...batched],
      assignee: { name: 'Marta Ruiz' },
      shelf: 'B-01-4',
    });
    expect(columns[1]!.cards[0]!.shops.map(({ realname }) => realname).sort()).toEqual(['Kicks & Co.', 'Vault 9']);
    expect(columns[0]!.cards[0]).toMatchObject({ late: true, actions: ['assign', 'pick', 'reportException', 'replace'] });
  });

  it('counts what the floor has before it', async () => {
    const { counters } = await world.ask(getTaskBoard, staff, { zone: 'nowhere' });
    expect(counters).toMatchObject({
      openOrders: 4,
      openItems: 6,
      late: 1,
      gmtOldestLate: '2026-11-20T15:15:00.000Z',
      nextCutOff: { carrier: 'UPS', gmtDue: '2026-11-20T17:30:00.000Z', orders: 2 },
      pickedLastHour: 2,
      outToday: 1,
      dueToday: 5,
    });
    expect(counters.pickedPerHour).toHaveLength(12);
    expect(counters.onFloor.map(({ name }) => name)).toEqual(['Jun Tan', 'marta']);
  });

  it('is narrowed by zone, carrier and person, and shows orders singly when asked', async () => {
    expect(await cardsFor({ zone: 'B' })).toEqual([batchNo, picking]);
    expect(await cardsFor({ operatorId: 'jun' })).toEqual([picking]);
    expect(await cardsFor({ group: 'batches' })).toEqual([batchNo]);
    expect(await cardsFor({ group: 'orders', operatorId: 'marta' })).toEqual([...batched]);
  });

  it('is of a warehouse that the viewer works in', async () => {
    expect(await world.refusal(getTaskBoard, otherStaff, { wareId: 'EWR' })).toBe('NotFound');
    expect(await world.refusal(getTaskBoard, admin, {})).toBe('NotFound');
    expect((await world.ask(getTaskBoard, admin, { wareId: 'LAX' })).counters).toMatchObject({ openOrders: 0, nextCutOff: null });
  });
});

describe('the batches', () => {
  it('are listed with progress and status', async () => {
    const { data } = await world.ask(listBatches, staff, { text: batched[1] });
    expect(data).toMatchObject([{ batchNo, status: 2, open: true, done: 0, total: 2, assignee: { name: 'Marta Ruiz' }, wareName: 'EWR-1 Newark' }]);
    expect((await world.ask(listBatches, otherStaff, {})).data).toEqual([]);
    expect((await world.ask(listBatches, staff, { status: '5' })).data).toEqual([]);
  });

  it('are counted by status, whichever is looked at', async () => {
    const counts = { all: 1, generated: 1, partial: 0, out: 0, cancelled: 0 };
    expect(await world.ask(listBatches, staff, { status: '5' })).toMatchObject({ totalCount: 0, counts });
    expect(await world.ask(listBatches, staff, {})).toMatchObject({ totalCount: 1, counts, next: null });
    expect((await world.ask(listBatches, otherStaff, {})).counts.all).toBe(0);
  });
});

describe('Rule: batches are proposed of what is pending outbound and in no batch (R4.25)', () => {
  it.each<[BatchGrouping, string]>([
    ['carrier', 'UPS'],
    ['zone', 'A'],
    ['deadline', '2026-11-20T15:15:00.000Z'],
    ['shop', 'Kicks & Co.'],
  ])('by %s', async (by, name) => {
    expect(await world.ask(proposeBatches, staff, { by })).toEqual({
      orders: 1,
      items: 1,
      proposals: [{ id: `${name} 1`, name, orders: 1, items: 1, gmtDue: '2026-11-20T15:15:00.000Z', oddNos: [late] }],
    });
  });

  it('in a warehouse that the viewer works in', async () => {
    expect(await world.refusal(proposeBatches, otherStaff, { wareId: 'EWR' })).toBe('NotFound');
    expect(await world.refusal(proposeBatches, admin, {})).toBe('NotFound');
    expect(await world.ask(proposeBatches, admin, { wareId: 'LAX' })).toEqual({ orders: 0, items: 0, proposals: [] });
  });
});

describe('who can be given work', () => {
  it('lists the people who pick in the warehouse, those with least to do first', async () => {
    const people = await world.ask(listStaff, staff, {});
    expect(people.map(({ id: person, openOrders, openItems, zone }) => [person, openOrders, openItems, zone])).toEqual([
      ['jun', 1, 2, 'A'],
      ['marta', 2, 2, 'B'],
    ]);
    expect(await world.ask(listStaff, otherStaff, { wareId: 'EWR' })).toEqual([]);
    expect(await everyPicker()).toEqual(['jun', 'lax', 'marta']);
  });

  it('knows who picks of those who were there before it was kept', async () => {
    await world.pool.query('ALTER TABLE staff DROP COLUMN picks');
    await world.pool.query(staffWhoPickMigration.sql);
    expect(await everyPicker()).toEqual(['jun', 'lax', 'marta']);
  });

  const everyPicker = async () => (await world.ask(listStaff, admin, {})).map(({ id: person }) => person).sort();
});
