import { applyBulkReshipRoute } from '#services/requests/apply/apply-bulk-reship.ts';
import { shopPlans } from '../cast/shops.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import { randomFrom } from '../random.ts';
import { choosePieces, reserving } from './choose.ts';
import type { Demo, Wanted } from './demo.ts';
import { walkTheFloor, type Outbound, type Pace } from './orders/floor.ts';
import { somebody } from './orders/people.ts';
import { approve, confirmFee, measuredBox, ownerOf, quoteFee } from './orders/review.ts';
import { haveCardFees } from './recharges.ts';
import type { Piece } from './stock.ts';

/** What becomes of a box. */
type Fate = 'waits' | 'quoted' | 'pending' | 'packed' | 'shipped';

interface Plan {
  /** The seller that the demo signs in as, or whichever has as much there. */
  shop?: 'demo';
  warehouseId: string;
  /** Hours since it was sent. */
  age: number;
  boxes: readonly { items: number; fate: Fate }[];
}

const demoSeller = shopPlans.find(({ login }) => login === 'kicks')!;

const box = (items: number, fate: Fate) => ({ items, fate });

const plans: readonly Plan[] = [
  { shop: 'demo', warehouseId: 'EWR-1', age: 2, boxes: [box(3, 'waits'), box(2, 'waits'), box(1, 'waits')] },
  { warehouseId: 'LAX-2', age: 7, boxes: [box(2, 'quoted'), box(2, 'quoted'), box(3, 'waits')] },
  {
    shop: 'demo',
    warehouseId: 'EWR-1',
    age: 26,
    boxes: [box(2, 'shipped'), box(3, 'packed'), box(1, 'pending'), box(2, 'pending')],
  },
  { shop: 'demo', warehouseId: 'EWR-1', age: 180, boxes: [box(4, 'shipped'), box(2, 'shipped')] },
];

/** Sellers send many items to several addresses in one go. With a chance of its own, so that no other story moves. */
export const bulkReships = (demo: Demo): void => {
  const random = randomFrom('bulk reships');
  const own: Demo = {
    ...demo,
    random,
    crew: demo.crew.chosenBy(random),
    reserve: reserving(demo.stock, (wanted) => choosePieces({ ...demo, random }, wanted)),
  };
  for (const plan of plans) demo.line.once(hoursAfter(demo.now, -plan.age), () => bulkReship(own, plan));
};

const bulkReship = async (demo: Demo, { shop, warehouseId, age, boxes }: Plan): Promise<void> => {
  const { stage, random, line } = demo;
  const wanted = { warehouseId, count: boxes.reduce((sum, { items }) => sum + items, 0), sellersOnly: true };
  const pieces = shop === 'demo' ? ofDemoSeller(demo, wanted) : demo.reserve(wanted);
  if (!pieces) return;
  const contents = inBoxes(pieces, boxes);
  const owner = ownerOf(demo, pieces[0]!.shopId);
  await haveCardFees(demo, 'reship', contents);
  const { oddNos } = await stage.act(owner, applyBulkReshipRoute, {
    boxes: contents.map((inside) => ({ oneIds: inside.map(({ oneId }) => oneId), address: somebody(random, warehouseId) })),
    remark: '',
  });
  for (const [index, { fate }] of boxes.entries()) {
    if (fate === 'waits') continue;
    const order: Outbound = { oddNo: oddNos[index]!, warehouseId, pieces: contents[index]!, labelled: false };
    line.begin(minutesAfter(stage.clock.now(), age * (3 + index)), boxed(demo, order, { fate, age, boxNo: String(index + 1) }));
  }
};

/** Sound goods, oldest first. */
const ofDemoSeller = ({ stock }: Demo, { warehouseId, count }: Pick<Wanted, 'warehouseId' | 'count'>): Piece[] | undefined =>
  reserving(stock, () => {
    const sound = stock.of(demoSeller.shopId, warehouseId).filter(({ defective, fake }) => !defective && !fake);
    return sound.length < count ? undefined : sound.slice(0, count);
  })({ warehouseId, count });

const inBoxes = (pieces: readonly Piece[], boxes: Plan['boxes']): Piece[][] => {
  let first = 0;
  return boxes.map(({ items }) => pieces.slice(first, (first += items)));
};

async function* boxed(demo: Demo, order: Outbound, { fate, age, boxNo }: { fate: Fate; age: number; boxNo: string }): Story {
  const { oddNo, pieces } = order;
  if (fate === 'pending') {
    await approve(demo, oddNo);
    return;
  }
  const feeCents = 780 + 210 * pieces.length;
  await quoteFee(demo, oddNo, feeCents, [measuredBox(boxNo, pieces.length)]);
  if (fate === 'quoted') return;
  yield minutesAfter(demo.stage.clock.now(), 15);
  await confirmFee(demo, ownerOf(demo, pieces[0]!.shopId), oddNo, feeCents);
  yield* walkTheFloor(demo, order, paceOf(demo, order, { fate, age }));
}

const paceOf = ({ crew, now }: Demo, { warehouseId }: Outbound, { fate, age }: { fate: Fate; age: number }): Pace => {
  const ago = (share: number) => hoursAfter(now, -age * share);
  const packed = { operator: crew.onDuty('picker', warehouseId), minutesPerPick: 1.5, assignAt: ago(0.6), pickFrom: ago(0.55), packAt: ago(0.45) };
  return fate === 'shipped' ? { ...packed, shipAt: ago(0.4) } : packed;
};
