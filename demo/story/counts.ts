import type { CountStatus } from '#contracts/counts/count-events.ts';
import { finishCountRoute, scanCountedRoute, startCountRoute } from '#services/counts/count-round.ts';
import { planCountsRoute } from '#services/counts/plan-counts.ts';
import { approveCountRoute, cancelCountRoute } from '#services/counts/review-count.ts';
import { approveWriteOffRoute, requestWriteOffRoute } from '#services/missing/write-off.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Player } from '../engine/player.ts';
import type { Story } from '../engine/timeline.ts';
import { randomFrom } from '../random.ts';
import type { Demo } from './demo.ts';
import type { Piece } from './stock.ts';

/** How far a count has come, or how it ended. `settled`: a difference that was found by two persons and approved; what was missing may be given up since. */
type End = 'planned' | 'counting' | 'recount' | 'toApprove' | 'agreed' | 'settled' | 'givenUp' | 'writtenOff' | 'cancelled';

const past: readonly (readonly [end: End, counts: number])[] = [
  ['agreed', 14],
  ['settled', 2],
  ['givenUp', 2],
  ['writtenOff', 2],
  ['cancelled', 1],
];
const open: readonly (readonly [end: End, counts: number])[] = [
  ['planned', 5],
  ['counting', 1],
  ['recount', 2],
  ['toApprove', 2],
];

interface ToCount {
  demo: Demo;
  /** Shelves that were counted already. */
  counted: Set<string>;
}

/** Shelves are counted by themselves, and by chances of their own: the rest of the world does not change with them. */
export const counts = (world: Demo): void => {
  const random = randomFrom('counts of shelves');
  const demo = { ...world, random, crew: world.crew.chosenBy(random) };
  const toCount = { demo, counted: new Set<string>() };
  const begin = (end: End, hoursAgo: number): void => {
    const warehouseId = random.weighted(['EWR-1', 'LAX-2', 'PVG-3'], [5, 2, 2]);
    const at = demo.calendars[warehouseId]!.workedBefore(hoursAfter(demo.now, -hoursAgo), random.next());
    demo.line.begin(at, count(toCount, warehouseId, end));
  };
  for (const [end, times] of past) for (let i = 0; i < times; i++) begin(end, random.between(3 * 24, 30 * 24));
  for (const [end, times] of open) for (let i = 0; i < times; i++) begin(end, end === 'planned' ? random.between(1, 8) : random.between(26, 50));
};

async function* count({ demo, counted }: ToCount, warehouseId: string, end: End): Story {
  const { stage, crew, stock } = demo;
  const found = chosenShelf(demo, warehouseId, counted);
  if (!found) return;
  const { shelfId } = found[0]!;
  counted.add(shelfId);
  const { countNos } = await stage.act(crew.onDuty('floorLead', warehouseId), planCountsRoute, { shelfIds: [shelfId] });
  const countNo = countNos[0]!;
  if (end === 'planned') return;
  if (end === 'cancelled') {
    yield hoursAfter(stage.clock.now(), 5);
    await stage.act(crew.onDuty('floorLead', warehouseId), cancelCountRoute, { countNo, reason: 'The shelf is emptied for a new rack' });
    return;
  }

  const differs = end !== 'agreed';
  const stray = differs ? strayFrom(demo, warehouseId, shelfId, counted) : undefined;
  /** As it stands now: meanwhile it may have been applied for, or be another shop's. */
  const free = (piece: Piece): Piece | undefined => stock.everything().find(({ oneId }) => oneId === piece.oneId);
  /** Nobody finds the first again; the stray lies there. */
  const there = (): Piece[] => [
    ...lying(demo, shelfId).filter(({ oneId }) => !differs || oneId !== found[0]!.oneId),
    ...(stray && free(stray) ? [stray] : []),
  ];
  yield minutesAfter(stage.clock.now(), 50);
  const first = yield* round(demo, countNo, { who: crew.onDuty('shelver', warehouseId), there, isOpen: end === 'counting' });
  // What was missing may have been picked, and its stray too.
  if (first !== 'recount' || end === 'recount') return;

  yield minutesAfter(stage.clock.now(), 100);
  const second = yield* round(demo, countNo, { who: crew.onDuty('inspector', warehouseId), there, isOpen: false });
  if (second !== 'toApprove' || end === 'toApprove') return;
  yield hoursAfter(stage.clock.now(), 3);
  const missing = free(found[0]!);
  const moved = stray && free(stray);
  const approved = await stage.act(crew.onDuty('operations'), approveCountRoute, { countNo });
  if (moved && approved.moved > 0) {
    demo.shelves.take(moved.shelfId, moved);
    demo.shelves.lay(shelfId, moved);
    stock.remove(moved);
    stock.add({ ...moved, shelfId, shelfName: found[0]!.shelfName });
  }
  if (!missing || approved.missed === 0) return;
  stock.remove(missing);
  if (end !== 'settled') yield* giveUp(demo, missing, end === 'writtenOff');
}

/** Nobody finds it: one asks for it to be written off, and another may have agreed. */
async function* giveUp({ stage, crew }: Demo, { oneId, warehouseId }: Piece, isAgreed: boolean): Story {
  yield hoursAfter(stage.clock.now(), 20);
  await stage.act(crew.onDuty('floorLead', warehouseId), requestWriteOffRoute, { oneId, reason: 'The shelf and its neighbours were searched' });
  if (!isAgreed) return;
  yield hoursAfter(stage.clock.now(), 6);
  await stage.act(crew.onDuty('operations'), approveWriteOffRoute, { oneId });
}

interface Round {
  who: Player;
  there: () => readonly Piece[];
  /** It is still going on. */
  isOpen: boolean;
}

/** Where the count stands afterwards. */
async function* round(demo: Demo, countNo: string, { who, there, isOpen }: Round): AsyncGenerator<Date, CountStatus | undefined, void> {
  const { stage } = demo;
  await stage.act(
    who,
    startCountRoute(async (shelfId) => lying(demo, shelfId).map(({ oneId }) => oneId)),
    { countNo },
  );
  const pieces = there();
  for (const piece of isOpen ? pieces.slice(0, 2) : pieces) {
    yield minutesAfter(stage.clock.now(), 0.2);
    await stage.act(who, scanCountedRoute, { countNo, oneId: piece.oneId });
  }
  if (isOpen) return undefined;
  yield minutesAfter(stage.clock.now(), 1);
  return (await stage.act(who, finishCountRoute, { countNo })).status;
}

const lying = ({ stock }: Demo, shelfId: string): Piece[] => stock.everything().filter((piece) => piece.shelfId === shelfId);

/** What lies on a shelf that was not counted yet: enough to be worth it, and one of those with the least to tell. */
const chosenShelf = ({ stock, random }: Demo, warehouseId: string, counted: ReadonlySet<string>): Piece[] | undefined => {
  const shelves = new Map<string, Piece[]>();
  for (const piece of stock.everything())
    if (piece.warehouseId === warehouseId && !counted.has(piece.shelfId)) shelves.set(piece.shelfId, [...(shelves.get(piece.shelfId) ?? []), piece]);
  const fit = [...shelves.values()].filter(({ length }) => length >= 4).toSorted((one, other) => one.length - other.length);
  return fit.length === 0 ? undefined : random.pick(fit.slice(0, 8));
};

const strayFrom = ({ stock, random }: Demo, warehouseId: string, shelfId: string, counted: ReadonlySet<string>): Piece | undefined => {
  const others = stock
    .everything()
    .filter((piece) => piece.warehouseId === warehouseId && piece.shelfId !== shelfId && !counted.has(piece.shelfId) && !piece.fake);
  return others.length === 0 ? undefined : random.pick(others);
};
