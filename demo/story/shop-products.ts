import type { Rejection } from '#contracts/kernel/rejection.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { isShoeSize } from '#contracts/item/kinds-of-goods.ts';
import type { ShopProductEvent } from '#contracts/sourcing/shop-product-events.ts';
import { shownTitle } from '#contracts/sourcing/shown-title.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shopProductStream } from '#services/aggregates/shop-product/shop-product.ts';
import { addFromSourcingRoute } from '#services/sourcing/add-from-sourcing.ts';
import { unlinkSkuRoute } from '#services/sourcing/link-skus.ts';
import type { ReadFiles } from '#services/sourcing/picture-rules.ts';
import { createProductRoute } from '#services/sourcing/save-product.ts';
import { deactivateProductRoute, submitProductRoute } from '#services/sourcing/submit-product.ts';
import { shopPlans } from '../cast/shops.ts';
import type { CatalogueSku } from '../catalogue/catalogue.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Player } from '../engine/player.ts';
import type { Story } from '../engine/timeline.ts';
import { flatPng } from '../flat-png.ts';
import { shopPictureUrl } from '../shop-pictures.ts';
import type { Demo } from './demo.ts';
import { ownerOf } from './orders/review.ts';

/** How far a product has come by now. `sourced`: a seller has added it, and nobody has looked at it yet. */
type Outcome = 'sells' | 'sellsPartly' | 'audited' | 'refused' | 'off' | 'draft' | 'sourced';

/** Days ago, and what came of it. */
const plans: readonly [number, Outcome][] = [
  [21, 'sells'],
  [19, 'sells'],
  [16, 'sellsPartly'],
  [14, 'sells'],
  [12, 'off'],
  [11, 'sells'],
  [9, 'sells'],
  [7, 'refused'],
  [6, 'sells'],
  [4, 'sells'],
  [2, 'sourced'],
  [0.4, 'draft'],
  [0.2, 'sourced'],
  [0.01, 'audited'],
];

const views = ['front', 'side', 'detail'] as const;
/** What lies ready is known for what it is from here on. */
const decidedDaysAgo = 22;

/** Products of the short-video shop, of goods that sellers on other platforms have in stock. */
export const shopProducts = (demo: Demo): void => {
  let chosen: CatalogueSku[] | undefined;
  const productAt = (index: number): CatalogueSku | undefined => (chosen ??= inStock(demo))[index];
  for (const [index, [days, outcome]] of plans.entries())
    demo.line.begin(
      hoursAfter(demo.now, -24 * Math.min(days, decidedDaysAgo)),
      story(demo, () => productAt(index), outcome),
    );
};

/** Of sellers who may sell elsewhere, those that have lain longest first. */
const inStock = ({ stock, calendars, products }: Demo): CatalogueSku[] => {
  const sellers = shopPlans.filter(({ shopId, knetCrossListing }) => knetCrossListing && shopId !== selfOperatedShop);
  const pieces = sellers
    .flatMap(({ shopId }) => Object.keys(calendars).flatMap((warehouseId) => stock.of(shopId, warehouseId)))
    .filter(({ defective, fake, size }) => !defective && !fake && isShoeSize(size))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime() || one.oneId.localeCompare(other.oneId));
  return [...new Set(pieces.map(({ sku }) => sku))].flatMap((sku) => products.get(sku) ?? []);
};

/** A picture of the demo world is drawn at the first look; of its size there is no doubt. */
const files: ReadFiles = { find: async () => ({ originalName: 'picture.png' }) as never, read: async () => flatPng(1_000) };

async function* story(demo: Demo, productOf: () => CatalogueSku | undefined, outcome: Outcome): Story {
  const { stage, crew } = demo;
  const product = productOf();
  if (!product || demo.channelAccounts.length === 0) return;
  const office = crew.onDuty('merchandise');
  const sizes = product.sizes.map((size) => ({ size, priceCents: Math.round((product.retailCents * 1.45) / 100) * 100 }));
  const pictures = picturesOf(demo, product, office);
  const page = {
    title: shownTitle(product.brand, product.name),
    description: `Style ${product.sku}. Inspected pair by pair, shipped from our warehouse.`,
  };

  if (outcome === 'sourced') {
    const seller = shopPlans.find(({ shopId, knetCrossListing }) => knetCrossListing && shopId !== selfOperatedShop)!;
    await stage.act(ownerOf(demo, seller.shopId), addFromSourcingRoute({ files }), { sku: product.sku, sizes });
    return;
  }
  const withPictures = outcome === 'draft' ? [] : pictures;
  const { productId } = await stage.act(office, createProductRoute({ files }), { ...page, pictures: withPictures, skus: sizes, sku: product.sku });
  if (outcome === 'draft') return;
  yield minutesAfter(stage.clock.now(), 3);
  await stage.act(office, submitProductRoute, { productId });
  if (outcome === 'audited') return;
  yield minutesAfter(stage.clock.now(), 0.2);
  await told(demo, productId, { type: 'ShopProductReceived', data: { externalId: `demo-${productId}` } });
  yield hoursAfter(stage.clock.now(), 2);
  if (outcome === 'refused') {
    await told(demo, productId, { type: 'ShopProductRefused', data: { reasons: ['The main image shows a watermark'] } });
    return;
  }
  await told(demo, productId, { type: 'ShopProductApproved', data: {} });
  yield hoursAfter(stage.clock.now(), 5);
  if (outcome === 'off') {
    await stage.act(office, deactivateProductRoute, { productId });
    return;
  }
  if (outcome === 'sellsPartly') {
    // Two of its sizes turned out to be another version of the shoe.
    for (const number of [1, 2]) await stage.act(office, unlinkSkuRoute, { productId, skuNo: `${productId}-${number}` });
    demo.inShortVideoShop.set(product.sku, product.sizes.slice(2));
    return;
  }
  demo.inShortVideoShop.set(product.sku, product.sizes);
}

/** What the platform says. */
const told = ({ stage }: Demo, productId: string, event: ShopProductEvent): Promise<null> =>
  stage.run('channels', async (load): Promise<Rejection | { decision: ReturnType<typeof accept>; answer: null }> => ({
    decision: accept(change(await load.one(shopProductStream, productId), event)),
    answer: null,
  }));

const picturesOf = ({ stage, shopPictures }: Demo, { sku }: CatalogueSku, { accountId: ownerAccountId }: Player): string[] =>
  views.map((view) => {
    shopPictures.push({ sku, view, ownerAccountId, createdAt: stage.clock.now() });
    return shopPictureUrl({ sku, view });
  });
