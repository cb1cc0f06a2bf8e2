import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getFloorBoard, type FloorBoard } from '#contracts/floor/floor-board.ts';
import { getShiftPlan, usualPlan } from '#contracts/floor/shift-plan.ts';
import { getShiftReport } from '#contracts/floor/shift-report.ts';
import { shiftPlanStream } from '#services/aggregates/shift-plan/shift-plan.ts';
import { fact } from '#tests/support/facts.ts';
import { forecast, id, inspected, item, order, orderPicked, picked, received, shelved } from './facts.ts';
import { batched, floorWorld, late, picking } from './floor-world.ts';
import { actorOf, admin, otherStaff, staff } from './people.ts';
import type { ReadWorld } from './read-world.ts';

const supervisor = { ...staff, permissions: [...staff.permissions, { permissionId: '700113' as const, actions: ['query' as const] }] };
const jun = actorOf({ ...staff, accountId: 'jun', name: 'Jun Tan' });
const plan = { ...usualPlan, targets: { inspect: 40, pick: 10 } };

let world: ReadWorld;

/** Before: in this shift, marta stored four items and sent one out, and an administrator picked one. */
beforeAll(async () => {
  world = await floorWorld();
  await world.happen(actorOf(admin), fact(shiftPlanStream, 'EWR', { type: 'ShiftPlanSet', data: { warehouseId: 'EWR', ...plan } }));
  world.setClock('2026-11-20T15:50:00.000Z');
  await world.happen(
    actorOf(staff),
    item(id(30), { type: 'ShelvingUndone', data: { shelfId: 'EWR-A-03-2', first: true } }),
    item(id(31), inspected()),
  );
  await world.happen(jun, item(id(40), forecast(), received()), item(id(8), shelved()));
  world.setClock('2026-11-20T16:30:00.000Z');
  await world.happen(jun, order(late, orderPicked(id(5))), item(id(5), picked(late)));
  world.setClock('2026-11-20T16:40:00.000Z');
});
afterAll(() => world.close());

const at = (board: FloorBoard, station: string) => board.stations.find((each) => each.station === station)!;

describe('the floor board', () => {
  it('stands what waits at each station, late work first', async () => {
    const board = await world.ask(getFloorBoard, staff, {});
    expect(board.shift).toMatchObject({ day: '2026-11-20', from: '06:00', gmtFrom: '2026-11-20T11:00:00.000Z', gmtTo: '2026-11-20T19:00:00.000Z' });
    expect(board.stations.map(({ station, cards }) => [station, cards.map(({ id: card }) => card)])).toEqual([
      ['receive', []],
      ['inspect', ['FC-000101']],
      ['shelve', ['FC-000101']],
      ['pick', [picking, batched[0], batched[1]]],
      ['pack', [late]],
      ['repair', []],
    ]);
    expect(at(board, 'pick')).toMatchObject({ waiting: 4, cardsWaiting: 3, late: 0 });
    expect(at(board, 'pack').cards[0]).toMatchObject({ late: true, place: 'Tote 2', gmtDue: '2026-11-20T15:15:00.000Z' });
    expect(at(board, 'pick').cards[2]).toMatchObject({ gmtDue: '2026-11-20T21:00:00.000Z', late: false });
    expect(board.counters).toMatchObject({ late: 1, sought: 0, toPutBack: 0 });
  });

  it('counts what the shift got done: nothing that was taken back, and no inspection twice', async () => {
    const board = await world.ask(getFloorBoard, staff, {});
    expect(board.stations.map(({ station, done, target }) => [station, done, target])).toEqual([
      ['receive', 5, null],
      ['inspect', 4, 40],
      ['shelve', 4, null],
      ['pick', 3, 10],
      ['pack', 1, null],
      ['repair', 0, null],
    ]);
    expect(at(board, 'inspect')).toMatchObject({ expected: 28, hours: [0, 0, 0, 0, 4, 0] });
    expect(at(board, 'pick')).toMatchObject({ lastHour: 1, hours: [0, 0, 0, 0, 2, 1] });
  });

  it('is of a warehouse that the viewer works in', async () => {
    expect(await world.refusal(getFloorBoard, otherStaff, { wareId: 'EWR' })).toBe('NotFound');
    expect(await world.refusal(getFloorBoard, admin, {})).toBe('NotFound');
    expect((await world.ask(getFloorBoard, admin, { wareId: 'LAX' })).stations.every(({ done, waiting }) => done + waiting === 0)).toBe(true);
  });
});

describe('Rule: who does what, and how much, is for supervisors', () => {
  it('and nobody else is told a name', async () => {
    const board = await world.ask(getFloorBoard, staff, {});
    expect(board.team).toBeNull();
    expect(board.stations.flatMap(({ cards }) => cards).every(({ who }) => who === null)).toBe(true);
    expect(JSON.stringify(board)).not.toMatch(/Marta|Jun/);
  });

  it('who see whoever scanned last first, since when they are there, and what they did in an hour', async () => {
    const { team, stations } = await world.ask(getFloorBoard, supervisor, {});
    expect(team).toMatchObject([
      {
        name: 'Jun Tan',
        station: 'pick',
        task: late,
        oneId: id(5),
        gmtScan: '2026-11-20T16:30:00.000Z',
        gmtSince: '2026-11-20T16:30:00.000Z',
        lastHour: 3,
        work: [
          { station: 'receive', items: 1, minutes: 15, perHour: 4 },
          { station: 'shelve', items: 1, minutes: 15, perHour: 4 },
          { station: 'pick', items: 1, minutes: 15, perHour: 4 },
        ],
      },
      {
        name: 'Marta Ruiz',
        lastHour: 0,
        work: [
          { station: 'receive', items: 4 },
          { station: 'inspect', items: 4, minutes: 15, perHour: 16 },
          { station: 'shelve', items: 3 },
          { station: 'pick', items: 1 },
          { station: 'pack', items: 1 },
        ],
      },
    ]);
    expect(at({ stations } as FloorBoard, 'pick').cards[0]!.who).toEqual({ id: 'jun', name: 'Jun Tan' });
  });
});

describe('the report of a shift', () => {
  it('adds up to what was scanned, and says what was done late', async () => {
    const report = await world.ask(getShiftReport, supervisor, {});
    expect(report).toMatchObject({ wareName: 'EWR-1 Newark', running: true, shift: { from: '06:00' } });
    expect(report.stations.map(({ station, items, late: delayed }) => [station, items, delayed])).toEqual([
      ['receive', 5, 0],
      ['inspect', 4, 0],
      ['shelve', 4, 1],
      ['pick', 3, 1],
      ['pack', 1, 0],
      ['repair', 0, 0],
    ]);
    const all = report.stations.reduce((sum, { items }) => sum + items, 0);
    expect(report.people.reduce((sum, { items }) => sum + items, 0)).toBe(all);
    expect(report.people.map(({ name, items, late: delayed }) => [name, items, delayed])).toEqual([
      ['Marta Ruiz', 13, 0],
      ['Jun Tan', 3, 2],
      ['', 1, 0],
    ]);
    expect(report.exceptions).toMatchObject({ shortPicks: 0, issues: 1 });
    expect(report.lateNow).toContainEqual({ station: 'pack', cards: 1, gmtOldest: '2026-11-20T15:15:00.000Z' });
  });

  it('of one that is over says nothing of now', async () => {
    const night = await world.ask(getShiftReport, supervisor, { day: '2026-11-19', from: '22:00' });
    expect(night).toMatchObject({ running: false, lateNow: null, people: [], shift: { gmtTo: '2026-11-20T11:00:00.000Z' } });
    const evening = await world.ask(getShiftReport, supervisor, { day: '2026-11-19', from: '14:00' });
    expect(evening.stations.find(({ station }) => station === 'pick')).toMatchObject({ items: 1 });
  });

  it('is of a shift that there is, in a warehouse that the viewer works in', async () => {
    expect(await world.refusal(getShiftReport, supervisor, { day: '2026-11-20', from: '07:00' })).toBe('NotFound');
    expect(await world.refusal(getShiftReport, otherStaff, { wareId: 'EWR' })).toBe('NotFound');
  });
});

describe('the plan of a warehouse', () => {
  it('is the usual one until it is set', async () => {
    expect(await world.ask(getShiftPlan, admin, { wareId: 'EWR' })).toEqual({ warehouseId: 'EWR', ...plan });
    expect(await world.ask(getShiftPlan, admin, { wareId: 'LAX' })).toEqual({ warehouseId: 'LAX', ...usualPlan });
    expect(await world.refusal(getShiftPlan, admin, { wareId: 'JFK' })).toBe('NotFound');
  });
});
