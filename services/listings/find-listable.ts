import type { Language } from '#contracts/kernel/access/viewer.ts';
import { channelKinds } from '#contracts/channels/channel-kinds.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { feesOn } from '#contracts/listings/fees-on.ts';
import { findListable, type ListableItem } from '#contracts/listings/listing-queries.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { contextOf } from '#kernel/commands/context-of.ts';
import { noChange } from '#kernel/commands/decision.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { accountFor, type KnownAccount } from '../aggregates/channel/account-for.ts';
import { requireChannelOpen, requireListable, requireListingPermitted, requireNotListed, requireSupported } from './goods-and-channels.ts';
import type { ListingNeeds } from './market-needs.ts';
import { refusalIn } from './refusal.ts';

export interface ListableNeeds extends ListingNeeds {
  commands: Commands;
  clock: { now(): Date };
}

type Lowest = { cents: number; asOf: string } | null | undefined;

const asListable = (
  item: Item,
  { shopId, language, lowest, accounts }: { shopId: number; language: Language; lowest: readonly Lowest[]; accounts: readonly KnownAccount[] },
): ListableItem => {
  const refusal = requireListable(item, shopId);
  return {
    oneId: item.oneId,
    sku: item.sku,
    spec: item.size,
    brand: item.brand,
    remarks: item.name,
    img: item.image,
    state: item.state!,
    costPrice: item.costPrice,
    refusal: refusal ? refusalIn(language, refusal) : null,
    channels: channelKinds.map((channel, index) => {
      const account = accountFor(accounts, channel, shopId);
      const why =
        requireChannelOpen(channel) ??
        (isRejection(account) ? account : undefined) ??
        requireSupported(channel, item.size) ??
        requireNotListed(item, channel);
      const quote = lowest[index];
      return {
        channel,
        refusal: why ? refusalIn(language, why) : null,
        lowestCents: quote?.cents ?? null,
        gmtLowest: quote?.asOf ?? null,
      };
    }),
  };
};

/** By the streams, as the command that lists them will see them. What is another shop's is not there. */
export const findListableRoute = ({ commands, clock, lowestAsks, channelFees, channelAccounts }: ListableNeeds) =>
  queryRoute(findListable, async ({ body, viewer }) => {
    const { shopId, language } = viewer;
    if (shopId === undefined) return reject('ShopForbidden');
    const found = await commands.run(contextOf(viewer), async (load) => {
      const refusal = requireListingPermitted(await load.one(shopStream, shopId));
      if (refusal) return refusal;
      return { decision: noChange, answer: await load.many(itemStream, [...new Set(body.oneIds)]) };
    });
    if (found.kind === 'rejected') return found.rejection;

    const items = found.answer.filter(({ state, shopId: owner }) => state !== undefined && owner === shopId);
    const asked = items.flatMap(({ sku, size }) => channelKinds.map((channel) => ({ channel, sku, size })));
    const now = clock.now();
    const [lowest, fees, accounts] = await Promise.all([lowestAsks(asked, now), channelFees(), channelAccounts()]);
    return {
      items: items.map((item, index) =>
        asListable(item, { shopId, language, accounts, lowest: lowest.slice(index * channelKinds.length, (index + 1) * channelKinds.length) }),
      ),
      fees: channelKinds.map((channel) => ({ channel, bands: [...feesOn(fees, { channel, shopId }, now)] })),
    };
  });
