import { createListingsRoute } from '#services/listings/create-listings.ts';
import { delistListingsRoute } from '#services/listings/delist-listings.ts';
import { publishedFees } from '#contracts/pricing/published-fees.ts';
import { isShoeSize } from '#contracts/item/kinds-of-goods.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';
import { confirmOperation, refuseOperation } from '#services/aggregates/listing/operations.ts';
import { listingStream } from '#services/aggregates/listing/listing.ts';
import { noChange } from '#kernel/commands/decision.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { shopPlans, type ShopPlan } from '../cast/shops.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Demo } from './demo.ts';
import { ownerOf } from './orders/review.ts';
import type { Piece } from './stock.ts';

/** What the seller wanted with a listing by now. */
type End = 'offered' | 'delisted' | 'refused';

const pastEnds = ['delisted', 'refused'] as const;
/** Pieces that a shop of that weight offers today. */
const offeredBy = ({ weight }: ShopPlan): number => Math.min(12, 2 + weight * 2);

/** Sellers who sell on other platforms list what lies ready; each shop has its own chance, so that no other story moves. */
export const listings = (demo: Demo): void => {
  const sellers = shopPlans.filter(({ shopId, knetCrossListing }) => knetCrossListing && shopId !== selfOperatedShop);
  for (const shop of sellers) {
    const random = randomFrom(`listings of ${shop.shopId}`);
    if (shop.weight >= 2) demo.line.begin(hoursAfter(demo.now, -random.between(30, 70)), listed(demo, shop, { random, end: random.pick(pastEnds) }));
    // In the last minutes, when no other story takes goods any more. The sandbox is told of what is live; the rest the portal publishes once it stands.
    demo.line.begin(minutesAfter(demo.now, -(2 + random.next() * 5)), listed(demo, shop, { random, end: 'offered' }));
  }
};

interface Chance {
  random: Random;
  end: End;
}

async function* listed(demo: Demo, shop: ShopPlan, { random, end }: Chance): Story {
  const { stage } = demo;
  const { shopId } = shop;
  const owner = ownerOf(demo, shopId);
  const pieces = sound(demo, shopId).slice(0, end === 'offered' ? offeredBy(shop) : 1);
  if (pieces.length === 0 || demo.channelAccounts.length === 0) return;
  for (const piece of pieces) demo.stock.remove(piece);
  const accounts = demo.channelAccounts;
  // What the short-video shop has not approved cannot be listed there.
  const channels = accounts.map(({ kind }) => kind).filter((kind) => kind !== 'shortVideo');
  const route = createListingsRoute({
    lowestAsks: async (asked) => asked.map(() => null),
    channelFees: async () => publishedFees,
    channelAccounts: async () => accounts,
  });
  const items = pieces.map((piece) => ({ oneId: piece.oneId, on: withShortVideo(demo, piece, offersOf(piece, { random, channels })) }));
  const { results } = await stage.act(owner, route, { items });
  const listingIds = results.flatMap(({ listingId }) => listingId ?? []);
  yield minutesAfter(stage.clock.now(), 0.4 + random.next());
  for (const listingId of listingIds) if (end !== 'offered' || random.chance(0.85)) await answered(demo, listingId, end);
  if (end === 'offered') return;
  if (end === 'delisted') {
    yield hoursAfter(stage.clock.now(), 3 + random.next() * 10);
    await stage.act(owner, delistListingsRoute, { listingIds });
    yield minutesAfter(stage.clock.now(), 1);
    for (const listingId of listingIds) await answered(demo, listingId, end);
  }
  for (const piece of pieces) demo.stock.add(piece);
}

type Offer = ReturnType<typeof offersOf>[number];

/** Goods that the short-video shop shows are offered there, too, for its commission and its creators on top. */
const withShortVideo = ({ inShortVideoShop }: Demo, { sku, size }: Piece, offers: Offer[]): Offer[] => {
  const [first] = offers;
  if (!first || !inShortVideoShop.get(sku)?.includes(size)) return offers;
  return [...offers, { channel: 'shortVideo', priceCents: Math.round((first.priceCents * 1.15) / 100) * 100 }];
};

/** What a seller asks for a piece: a round price about what it costs in a shop, by hand or by a rule that holds it up. */
const offersOf = ({ retailCents }: Piece, { random, channels }: { random: Random; channels: readonly Demo['channelAccounts'][number]['kind'][] }) => {
  const priceCents = Math.max(3_000, Math.round((retailCents * (0.95 + random.next() * 0.5)) / 100) * 100);
  const [first, ...others] = channels;
  const on = first === undefined ? [] : [first, ...others.filter(() => random.chance(0.4))];
  return on.map((channel) => {
    const rule = ruleFor(priceCents, random);
    return { channel, priceCents, ...(rule && { rule }) };
  });
};

const ruleFor = (priceCents: number, random: Random): PricingRule | undefined => {
  const limitCents = Math.floor((priceCents * 0.9) / 100) * 100;
  switch (random.weighted(['byHand', 'matchLowest', 'undercutLowest', 'fiveDollarProtection', 'liquidate'] as const, [4, 3, 3, 1, 1])) {
    case 'byHand':
      return undefined;
    case 'matchLowest':
      return { mode: 'matchLowest', limitCents };
    case 'undercutLowest':
      return { mode: 'undercutLowest', limitCents };
    case 'fiveDollarProtection':
      return { mode: 'fiveDollarProtection' };
    case 'liquidate':
      return { mode: 'liquidate', bottomCents: limitCents };
  }
};

/** Pieces of a shop that may be offered, those that lie longest first. */
const sound = ({ stock, calendars }: Demo, shopId: number): Piece[] =>
  Object.keys(calendars)
    .flatMap((warehouseId) => stock.of(shopId, warehouseId))
    // Clothes are for the platforms that know them.
    .filter(({ defective, fake, size }) => !defective && !fake && isShoeSize(size))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime() || one.oneId.localeCompare(other.oneId));

/** There a listing goes by our own number. */
const callsItAsWeDo: readonly ChannelKind[] = ['auction', 'market', 'shortVideo'];

/** The platform's answer to what it was asked last. */
const answered = async ({ stage }: Demo, listingId: string, end: End): Promise<void> => {
  const { asked, channel } = await stage.run('channels', async (load) => ({ decision: noChange, answer: await load.one(listingStream, listingId) }));
  const externalId = callsItAsWeDo.includes(channel) ? listingId : `demo-${listingId}`;
  const told = { listingId, now: stage.clock.now() };
  const { publish, withdraw } = asked;
  if (publish !== undefined)
    await stage.run(
      'channels',
      end === 'refused'
        ? refuseOperation({ ...told, opId: publish, failure: 'unsupported' })
        : confirmOperation({ ...told, opId: publish, externalId }),
    );
  else if (withdraw !== undefined) await stage.run('channels', confirmOperation({ ...told, opId: withdraw }));
};
