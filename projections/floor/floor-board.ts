import { supervisorReads, type FloorBoard, type getFloorBoard, type StationCard, type TeamMember } from '#contracts/floor/floor-board.ts';
import { shareOver, shiftAt, type ShiftSpan } from '#contracts/floor/shifts.ts';
import { stationNames, type Station } from '#contracts/floor/stations.ts';
import { mayAny } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { plannedWarehouse } from './shift-plans.ts';
import { waitingCards, type Waiting } from './waiting-cards.ts';
import { lastScans, perHour, workByHour, workByPerson, type WorkSpan } from './work-done.ts';

/** The most that a lane shows. */
const MAX_LANE_CARDS = 200;

type Counters = FloorBoard['counters'];

export interface FloorNeeds {
  db: ReadDatabase;
  /** What waits in a warehouse, as its overview counts it. */
  waitingOf: (warehouseId: string, now: Date) => Promise<Counters>;
}

interface Asked {
  viewer: Viewer;
  query: QueryOf<typeof getFloorBoard>;
  now: Date;
}

/** Every station of one warehouse, as it stands in the shift of now. Names are for supervisors. */
export const floorBoard = async ({ db, waitingOf }: FloorNeeds, { viewer, query, now }: Asked): Promise<FloorBoard | Rejection> => {
  const warehouse = await plannedWarehouse(db, viewer, query.wareId);
  if (!warehouse) return reject('NotFound', { field: 'wareId' });
  const supervises = mayAny(viewer.permissions, supervisorReads);
  const shift = shiftAt(warehouse.shifts, now, warehouse.timeZone);
  const span: WorkSpan = { warehouseId: warehouse.id, from: shift.begins, before: now };
  const [waiting, hours, { sought, inException, toPutBack, unclaimed, repairsLate }, team] = await Promise.all([
    waitingCards(db, warehouse),
    workByHour(db, span),
    waitingOf(warehouse.id, now),
    supervises ? teamOf(db, span) : null,
  ]);
  const cards = cardsOf(waiting, now, supervises);
  const hoursOver = Math.floor((now.getTime() - shift.begins.getTime()) / 3_600_000) + 1;
  return {
    warehouseId: warehouse.id,
    shift: spanAnswer(shift),
    stations: stationNames.map((station) => {
      const own = cards.get(station) ?? [];
      const worked = hours.filter((row) => row.station === station);
      const target = warehouse.targets[station] ?? null;
      return {
        station,
        waiting: own.reduce((sum, { items, done }) => sum + items - done, 0),
        cardsWaiting: own.length,
        late: own.filter(({ late }) => late).length,
        done: worked.reduce((sum, { items }) => sum + items, 0),
        target,
        expected: target === null ? null : Math.floor(target * shareOver(shift, now)),
        lastHour: worked.reduce((sum, { lastHour }) => sum + lastHour, 0),
        hours: Array.from({ length: hoursOver }, (_, hour) => worked.find((row) => row.hour === hour)?.items ?? 0),
        cards: own.slice(0, MAX_LANE_CARDS),
      };
    }),
    counters: {
      late: [...cards.values()].flat().filter(({ late }) => late).length,
      sought,
      inException,
      toPutBack,
      unclaimed,
      repairsLate,
    },
    team,
    refreshTime: now.toISOString(),
  };
};

export const spanAnswer = ({ day, from, to, begins, ends }: ShiftSpan) => ({
  day,
  from,
  to,
  gmtFrom: begins.toISOString(),
  gmtTo: ends.toISOString(),
});

/** By station: late first, then by deadline. */
export const cardsOf = (waiting: readonly Waiting[], now: Date, named: boolean): ReadonlyMap<Station, StationCard[]> => {
  const moment = now.toISOString();
  const cards = new Map<Station, StationCard[]>();
  for (const { station, who, ...card } of waiting.toSorted(byDeadline)) {
    const own = cards.get(station) ?? [];
    own.push({ ...card, who: named ? who : null, late: card.gmtDue < moment });
    cards.set(station, own);
  }
  return cards;
};

/** What is late is due before what is not. */
const byDeadline = (a: Waiting, b: Waiting): number => compare(a.gmtDue, b.gmtDue) || compare(a.gmtSince, b.gmtSince) || compare(a.id, b.id);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Who scanned in this shift, whoever scanned last first. */
const teamOf = async (db: ReadDatabase, span: WorkSpan): Promise<TeamMember[]> => {
  const [scans, work] = await Promise.all([lastScans(db, span), workByPerson(db, span)]);
  return scans.map((person) => ({
    ...person,
    work: work
      .filter(({ id }) => id === person.id)
      .map(({ station, items, minutes }) => ({ station, items, minutes, perHour: perHour({ items, minutes }) }))
      .sort((a, b) => stationNames.indexOf(a.station) - stationNames.indexOf(b.station)),
  }));
};
