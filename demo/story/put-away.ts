import { isDefective } from '#contracts/item/inspection-results.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { inspectItemRoute } from '#services/inspection/inspect-item.ts';
import { saveItemRoute } from '#services/item/save-item.ts';
import { checkInboundRoute } from '#services/receiving/check-inbound.ts';
import { shelveItemRoute } from '#services/shelving/shelve-item.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import { finding, type Finding } from './inspect.ts';
import type { Demo } from './demo.ts';
import type { Piece } from './stock.ts';

/** A unit that was scanned in. */
export interface Arrived {
  oneId: string;
  sku: string;
  size: string;
  shopId: number;
  warehouseId: string;
  damaged: boolean;
}

/** Inspects what arrived, lays it on shelves and checks the parcel. */
export async function* putAway(demo: Demo, arrived: readonly Arrived[], parcel?: { preId: string }): Story {
  const { stage, crew, random } = demo;
  const { warehouseId } = arrived[0]!;
  const inspector = crew.onDuty('inspector', warehouseId);
  const findings = new Map<string, Finding>();
  for (const unit of arrived) {
    const found = finding(random, productOf(demo, unit.sku), unit.size, unit.damaged);
    findings.set(unit.oneId, found);
    await stage.act(inspector, inspectItemRoute, { oneId: unit.oneId, ...found });
    yield minutesAfter(stage.clock.now(), 0.7 + random.next() * 1.3);
  }

  yield minutesAfter(stage.clock.now(), random.between(4, 15));
  const pieces: Piece[] = [];
  for (const unit of arrived) {
    pieces.push(await countOntoShelf(demo, unit, findings.get(unit.oneId)!));
    yield minutesAfter(stage.clock.now(), 0.3 + random.next() * 0.5);
  }
  if (!parcel) return;

  await stage.act(inspector, checkInboundRoute, { id: parcel.preId });
  demo.line.begin(hoursAfter(stage.clock.now(), 1 + random.next() * 30), nameCosts(demo, pieces));
}

const countOntoShelf = async (demo: Demo, unit: Arrived, { result }: Finding): Promise<Piece> => {
  const { stage, crew, random, shelves } = demo;
  const suggested = shelves.suggest(unit);
  // Now and then the shelver knows better.
  const shelf = random.chance(0.05) ? shelves.elsewhere(suggested.shelfId, random.next()) : suggested;
  const { oneId, shopId, warehouseId, sku, size } = unit;
  await stage.act(crew.onDuty('shelver', warehouseId), shelveItemRoute, { oneId, shelfId: shelf.shelfId, suggestedShelfId: suggested.shelfId });
  shelves.lay(shelf.shelfId, unit);
  const product = productOf(demo, sku);
  const piece: Piece = {
    oneId,
    shopId,
    warehouseId,
    sku,
    brand: product.brand,
    size,
    shelfId: shelf.shelfId,
    shelfName: shelf.name,
    defective: isDefective(result),
    fake: result === 'fake',
    retailCents: product.retailCents,
    since: stage.clock.now(),
  };
  demo.stock.add(piece);
  return piece;
};

const sources = ['SNKRS', 'Outlet', 'Retail store', 'Wholesale', 'Online draw', 'Trade-in'];

/** Most sellers note what they paid and where, while the goods are available. */
async function* nameCosts(demo: Demo, pieces: readonly Piece[]): Story {
  const { stage, crew, random } = demo;
  // Nobody knows what unowned goods cost.
  if (pieces[0]!.shopId < 0 || random.chance(0.35)) return;
  const supply = random.pick(sources);
  for (const piece of pieces) {
    const free = demo.stock.of(piece.shopId, piece.warehouseId).find(({ oneId }) => oneId === piece.oneId);
    if (!free || free.defective) continue;
    const costPrice = Math.round((piece.retailCents * (0.72 + random.next() * 0.4)) / 100) * 100;
    const owner = piece.shopId === selfOperatedShop ? crew.selfOperated() : crew.seller(piece.shopId);
    await stage.act(owner, saveItemRoute, { id: piece.oneId, costPrice, supply });
    yield minutesAfter(stage.clock.now(), 0.2);
  }
}

const productOf = (demo: Demo, sku: string) => demo.products.get(sku)!;
