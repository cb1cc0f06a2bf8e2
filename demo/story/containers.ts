import type { ContainerKind } from '#contracts/containers/container-events.ts';
import { createContainersRoute, noteContainerLabelsRoute } from '#services/containers/create-containers.ts';
import { emptyContainerRoute, fillContainerRoute, retireContainerRoute } from '#services/containers/fill-container.ts';
import { moveContainerRoute } from '#services/containers/move-container.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import { randomFrom } from '../random.ts';
import type { Demo } from './demo.ts';
import type { Piece } from './stock.ts';

/** What becomes of each of them: it stays empty, is filled, filled and moved, moved and emptied, or broken. */
type End = 'empty' | 'filled' | 'moved' | 'emptied' | 'retired';

const floors: readonly (readonly [warehouseId: string, kind: ContainerKind, ends: readonly End[]])[] = [
  ['EWR-1', 'tote', ['empty', 'empty', 'empty', 'filled', 'filled', 'moved', 'moved', 'emptied', 'retired']],
  ['EWR-1', 'box', ['empty', 'filled', 'moved']],
  ['LAX-2', 'tote', ['empty', 'empty', 'filled', 'moved']],
  ['PVG-3', 'tote', ['empty', 'filled']],
];

/** Totes and boxes, by chances of their own: the rest of the world does not change with them. Answers how many there are, who bear ONE IDs as items do. */
export const containers = (world: Demo): (() => number) => {
  const random = randomFrom('totes and boxes');
  const demo = { ...world, random, crew: world.crew.chosenBy(random) };
  const made = { containers: 0 };
  for (const [warehouseId, kind, ends] of floors) {
    const at = demo.calendars[warehouseId]!.workedBefore(hoursAfter(demo.now, -random.between(40, 90)), random.next());
    demo.line.begin(at, deliver(demo, warehouseId, { kind, ends, made }));
  }
  return () => made.containers;
};

interface Delivery {
  kind: ContainerKind;
  ends: readonly End[];
  /** Counts them all. */
  made: { containers: number };
}

async function* deliver(demo: Demo, warehouseId: string, { kind, ends, made }: Delivery): Story {
  const { stage, crew, stock, random } = demo;
  const here = (): Piece[] => stock.everything().filter((piece) => piece.warehouseId === warehouseId);
  const pieces = here();
  if (pieces.length === 0) return;
  const dock = demo.shelves.elsewhere(random.pick(pieces).shelfId, random.next());
  const { shelfId } = dock;
  const lead = crew.onDuty('floorLead', warehouseId);
  const { containerIds } = await stage.act(lead, createContainersRoute, { kind, shelfId, quantity: ends.length });
  made.containers += containerIds.length;
  yield minutesAfter(stage.clock.now(), 4);
  await stage.act(lead, noteContainerLabelsRoute, { containerIds });
  const used = new Map<string, string>();
  const fill = fillContainerRoute(async (oneId) => used.get(oneId) ?? null);

  for (const [index, end] of ends.entries()) {
    const containerId = containerIds[index]!;
    const worker = crew.onDuty('shelver', warehouseId);
    yield minutesAfter(stage.clock.now(), 15 + random.between(0, 30));
    if (end === 'empty') continue;
    if (end === 'retired') {
      await stage.act(lead, retireContainerRoute, { containerId, reason: 'The lid is broken' });
      continue;
    }
    const chosen = random.shuffled(here().filter((piece) => !used.has(piece.oneId) && !piece.fake)).slice(0, random.between(2, 5));
    const inIt: Piece[] = [];
    for (const piece of chosen) {
      if (roomOn(demo, dock) < 1) break;
      await stage.act(worker, fill, { containerId, oneId: piece.oneId });
      used.set(piece.oneId, containerId);
      inIt.push(laid(demo, piece, dock));
    }
    const goal = demo.shelves.elsewhere(shelfId, random.next());
    if (end === 'filled' || inIt.length === 0 || roomOn(demo, goal) < inIt.length) continue;
    await stage.act(worker, moveContainerRoute, { containerId, shelfId: goal.shelfId });
    for (const piece of inIt) laid(demo, piece, goal);
    if (end === 'emptied') await stage.act(worker, emptyContainerRoute, { containerId });
  }
}

type Place = ReturnType<Demo['shelves']['elsewhere']>;

const roomOn = ({ shelves }: Demo, { shelfId, capacity }: Place): number => capacity - shelves.load(shelfId);

/** The people of the world know where it lies now. */
const laid = ({ stock, shelves }: Demo, piece: Piece, { shelfId, name }: Place): Piece => {
  const moved = { ...piece, shelfId, shelfName: name };
  shelves.take(piece.shelfId, piece);
  shelves.lay(shelfId, piece);
  stock.remove(piece);
  stock.add(moved);
  return moved;
};
