import { minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import type { Demo } from './demo.ts';
import { batchRun } from './orders/batch-run.ts';
import type { Outbound, Pace } from './orders/floor.ts';
import { shipping, type ShipPlan } from './orders/ship.ts';

/** How far the floor has come with an order that is open now. */
type Stage = 'pending' | 'assigned' | 'picking' | 'packed' | 'partial' | 'stopped' | 'out';

interface Card {
  stage: Stage;
  count: number;
  kind: ShipPlan['kind'];
  /** Minutes since it was applied for. */
  age: number;
  /** Minutes until it must leave; negative when it is late. */
  due: number;
  /** For `picking`: share picked. For `out`: minutes since it left. */
  progress?: number;
  shorts?: number;
}

type Row = readonly [stage: Stage, count: number, age: number, due: number, progress?: number, kind?: ShipPlan['kind']];

/** The board of the largest warehouse. 108 and 198 minutes are the next two cut-offs. */
const newark: readonly Row[] = [
  ['pending', 6, 271, -27],
  ['pending', 12, 112, 108],
  ['pending', 4, 80, 108, 0, 'reship'],
  ['pending', 1, 66, 108],
  ['pending', 2, 48, 198, 0, 'directOutbound'],
  ['pending', 3, 41, 198],
  ['pending', 5, 33, 198],
  ['pending', 2, 21, 198, 0, 'reship'],
  ['pending', 1, 9, 198],
  ['assigned', 8, 178, -12],
  ['assigned', 3, 131, 108],
  ['assigned', 15, 124, 108, 0, 'reship'],
  ['assigned', 2, 118, 108],
  ['assigned', 7, 104, 198],
  ['assigned', 4, 98, 108],
  ['assigned', 1, 92, 108],
  ['assigned', 6, 84, 198, 0, 'directOutbound'],
  ['assigned', 2, 77, 198],
  ['assigned', 5, 70, 198],
  ['assigned', 3, 61, 198],
  ['assigned', 2, 55, 198, 0, 'reship'],
  ['picking', 10, 220, 17, 0.9],
  ['picking', 18, 165, 108, 0.55],
  ['picking', 5, 159, 108, 0.4, 'reship'],
  ['picking', 4, 156, 108, 0.25],
  ['picking', 9, 149, 198, 0.67],
  ['picking', 3, 140, 198, 0.34],
  ['picking', 6, 132, 198, 0.5, 'directOutbound'],
  ['packed', 3, 302, 108],
  ['packed', 12, 284, 108],
  ['packed', 1, 278, 108],
  ['packed', 6, 252, 198],
  ['packed', 2, 243, 198, 0, 'reship'],
  ['packed', 4, 231, 198],
  ['packed', 7, 224, 108],
  ['packed', 2, 210, 198],
  ['partial', 8, 380, 45],
  ['partial', 10, 341, 108],
  ['partial', 4, 318, 198, 0, 'reship'],
  ['stopped', 2, 290, 108],
  ['stopped', 1, 246, 198],
];

const ontario: readonly Row[] = [
  ['pending', 3, 96, 132],
  ['pending', 1, 52, 132],
  ['pending', 4, 25, 240, 0, 'reship'],
  ['assigned', 5, 140, -6],
  ['assigned', 2, 88, 132],
  ['assigned', 3, 70, 240],
  ['picking', 8, 190, 132, 0.5],
  ['picking', 4, 150, 132, 0.75],
  ['packed', 2, 260, 132],
  ['packed', 5, 230, 240],
  ['partial', 6, 330, 60],
];

const shanghai: readonly Row[] = [
  ['pending', 2, 74, 160],
  ['pending', 3, 30, 160, 0, 'reship'],
  ['assigned', 4, 120, 160],
  ['assigned', 1, 66, 280],
  ['picking', 6, 170, 160, 0.5],
  ['packed', 3, 220, 160],
  ['partial', 4, 300, 90],
];

const boards: Record<string, { open: readonly Row[]; out: number }> = {
  'EWR-1': { open: newark, out: 26 },
  'LAX-2': { open: ontario, out: 10 },
  'PVG-3': { open: shanghai, out: 7 },
};

/** Cut-offs are at full and half hours. */
const cutOff = (now: Date, minutes: number): Date => {
  const wanted = minutesAfter(now, minutes).getTime();
  return minutes < 60 ? new Date(wanted) : new Date(Math.round(wanted / 1_800_000) * 1_800_000);
};

/** The floors as they stand now. */
export const todaysFloors = (demo: Demo): void => {
  for (const [warehouseId, { open, out }] of Object.entries(boards)) {
    for (const [stage, count, age, due, progress = 0, kind = 'shipWithLabel'] of open)
      begin(demo, warehouseId, { stage, count, age, due, progress, kind });
    for (let i = 0; i < out; i++) begin(demo, warehouseId, gone(demo, i, out));
  }
  const batch = { warehouseId: 'EWR-1', orders: 4, pace: batchPace(demo), dueAt: cutOff(demo.now, 108), openAt: minutesAfter(demo.now, -75) };
  demo.line.begin(minutesAfter(demo.now, -186), batchRun(demo, batch));
};

/** Handed to a carrier during the last six hours, the latest a few minutes ago. */
const gone = ({ random }: Demo, index: number, all: number): Card => {
  const left = 4 + (index * 350) / all + random.next() * 6;
  return {
    stage: 'out',
    count: random.weighted([1, 2, 3, 4, 6], [40, 28, 16, 10, 6]),
    kind: random.chance(0.8) ? 'shipWithLabel' : 'reship',
    age: left + 110 + random.next() * 130,
    due: 30 - left,
    progress: left,
  };
};

const begin = (demo: Demo, warehouseId: string, card: Card): void =>
  demo.line.begin(minutesAfter(demo.now, -card.age), openOrder(demo, warehouseId, card));

async function* openOrder(demo: Demo, warehouseId: string, card: Card): Story {
  const pieces = demo.reserve({ warehouseId, count: card.count });
  if (!pieces) return;
  const plan: ShipPlan = {
    kind: card.kind,
    pieces,
    dueAt: cutOff(demo.now, card.due),
    dropship: card.kind === 'shipWithLabel' && demo.random.chance(0.15),
    verdict: card.kind === 'reship' ? 'quote' : 'approve',
    reviewAfter: card.kind === 'reship' ? 1 + card.age * 0.04 : card.age * (0.05 + demo.random.next() * 0.08),
    pace: (order) => paceOf(demo, order, card),
  };
  yield* shipping(demo, plan);
}

const paceOf = (demo: Demo, { warehouseId, pieces }: Outbound, card: Card): Pace | undefined => {
  const ago = (share: number): Date => minutesAfter(demo.now, -card.age * share);
  const base = { operator: demo.crew.onDuty('picker', warehouseId), minutesPerPick: 1 };
  switch (card.stage) {
    case 'pending':
      return undefined;
    case 'assigned':
      return { ...base, assignAt: ago(0.35) };
    case 'picking': {
      const picks = Math.max(1, Math.round(pieces.length * card.progress!));
      // The last pick was just now.
      const pickFrom = minutesAfter(demo.now, -Math.min(card.age * 0.5, picks * 1.6 + demo.random.next() * 3));
      return { ...base, assignAt: ago(0.6), pickFrom, picks };
    }
    case 'packed':
      return { ...base, assignAt: ago(0.7), pickFrom: ago(0.6), packAt: ago(0.25) };
    case 'partial':
      return { ...base, assignAt: ago(0.75), pickFrom: ago(0.7), shorts: 1, packAt: ago(0.3), parcels: 2, shipAt: ago(0.15), partial: true };
    case 'stopped':
      return { ...base, assignAt: ago(0.6), stopAt: ago(0.4) };
    case 'out': {
      const left = card.progress! / card.age;
      const step = (1 - left) * 0.2;
      return { ...base, assignAt: ago(left + step * 3), pickFrom: ago(left + step * 2.6), packAt: ago(left + step), shipAt: ago(left) };
    }
  }
};

/** One picker is half way through the orders of a batch. */
const batchPace =
  (demo: Demo) =>
  ({ warehouseId }: Outbound): Pace => ({
    operator: demo.crew.onDuty('picker', warehouseId),
    pickFrom: minutesAfter(demo.now, -demo.random.between(4, 9)),
    minutesPerPick: 2.4,
  });
