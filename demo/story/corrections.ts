import { reinstateAccountRoute, suspendAccountRoute } from '#services/accounts/suspend-account.ts';
import { correctInspectionRoute, markAsFakeRoute } from '#services/inspection/correct-inspection.ts';
import { saveItemRoute } from '#services/item/save-item.ts';
import { moveItemsRoute } from '#services/shelving/move-items.ts';
import { shopPlans } from '../cast/shops.ts';
import { hoursAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import type { Demo } from './demo.ts';
import { photosOf } from './inspect.ts';
import type { Piece } from './stock.ts';

/** What is put right on ordinary days. */
const tasks: readonly (readonly [task: (demo: Demo) => Promise<void>, times: number])[] = [
  [tidyUp, 46],
  [findDefect, 9],
  [clearDefect, 6],
  [unmask, 4],
  [handToOwner, 5],
];

export const ordinaryCorrections = (demo: Demo): void => {
  const { random, line, calendars } = demo;
  const calendar = calendars['EWR-1']!;
  for (const [task, times] of tasks) {
    for (let i = 0; i < times; i++) line.once(calendar.at(random.between(14, calendar.lastDay - 1), 9 + random.next() * 7), () => task(demo));
  }
  line.begin(calendar.at(calendar.lastDay - 30, 11), onHoliday(demo));
};

const someOf = (demo: Demo, fits: (piece: Piece) => boolean): Piece | undefined => {
  const pieces = demo.stock.everything().filter(fits);
  return pieces.length > 0 ? demo.random.pick(pieces) : undefined;
};

const replace = (demo: Demo, piece: Piece, change: Partial<Piece>): void => {
  demo.stock.remove(piece);
  demo.stock.add({ ...piece, ...change });
};

/** Some pieces of one shelf move to another. */
async function tidyUp(demo: Demo): Promise<void> {
  const { stage, random, shelves, stock } = demo;
  const from = someOf(demo, () => true);
  if (!from) return;
  const pieces = stock.everything().filter(({ shelfId, shopId }) => shelfId === from.shelfId && shopId === from.shopId);
  const to = shelves.elsewhere(from.shelfId, random.next());
  const moved = pieces.slice(0, Math.min(pieces.length, random.between(1, 6), to.capacity - shelves.load(to.shelfId)));
  const lead = demo.crew.onDuty('floorLead', from.warehouseId);
  await stage.act(lead, moveItemsRoute, { oneIds: moved.map(({ oneId }) => oneId), shelfId: to.shelfId });
  for (const piece of moved) {
    shelves.take(piece.shelfId, piece);
    shelves.lay(to.shelfId, piece);
    replace(demo, piece, { shelfId: to.shelfId, shelfName: to.name });
  }
}

async function findDefect(demo: Demo): Promise<void> {
  const piece = someOf(demo, ({ defective }) => !defective);
  if (!piece) return;
  const result = 'boxSlightlyDamaged';
  await demo.stage.act(demo.crew.onDuty('floorLead', piece.warehouseId), correctInspectionRoute, {
    oneId: piece.oneId,
    result,
    remark: 'Found while counting the shelf',
    photos: photosOf(piece.sku, piece.size, result),
  });
  replace(demo, piece, { defective: true });
}

async function clearDefect(demo: Demo): Promise<void> {
  const piece = someOf(demo, ({ defective, fake }) => defective && !fake);
  if (!piece) return;
  await demo.stage.act(demo.crew.onDuty('floorLead', piece.warehouseId), correctInspectionRoute, {
    oneId: piece.oneId,
    result: 'qualified',
    remark: 'The box was exchanged',
    photos: photosOf(piece.sku, piece.size, 'qualified'),
  });
  replace(demo, piece, { defective: false });
}

async function unmask(demo: Demo): Promise<void> {
  const piece = someOf(demo, ({ fake }) => !fake);
  if (!piece) return;
  await demo.stage.act(demo.crew.onDuty('floorLead', piece.warehouseId), markAsFakeRoute, {
    oneId: piece.oneId,
    remark: 'A second look at the stitching',
    photos: photosOf(piece.sku, piece.size, 'fake'),
  });
  replace(demo, piece, { defective: true, fake: true });
}

/** An administrator gives a piece to the shop that it belongs to. */
async function handToOwner(demo: Demo): Promise<void> {
  const { random, stage, crew } = demo;
  const piece = someOf(demo, () => true);
  if (!piece) return;
  const { shopId } = random.pick(shopPlans.filter((shop) => shop.shopId !== piece.shopId));
  await stage.act(crew.onDuty('operations'), saveItemRoute, { id: piece.oneId, shopId });
  replace(demo, piece, { shopId });
}

/** One account was disabled for a week, another still is. */
async function* onHoliday(demo: Demo): Story {
  const { stage, crew } = demo;
  const away = crew.all('shelver', 'LAX-2')[0]!;
  const closed = crew.seller(shopPlans.at(-1)!.shopId);
  const lead = crew.onDuty('everything');
  await stage.act(lead, suspendAccountRoute, { accountId: away.accountId, reason: 'On leave' });
  await stage.act(lead, suspendAccountRoute, { accountId: closed.accountId, reason: 'Documents have expired' });
  yield hoursAfter(stage.clock.now(), 7 * 24);
  await stage.act(lead, reinstateAccountRoute, { accountId: away.accountId });
}
