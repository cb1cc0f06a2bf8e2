import { channelCapabilities } from '#contracts/channels/channel-capabilities.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { heldBy } from '#contracts/item/item-states.ts';
import { isShoeSize } from '#contracts/item/kinds-of-goods.ts';
import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { requireNotOnOffer } from '../aggregates/item/item-policies.ts';
import type { Item } from '../aggregates/item/item.ts';
import type { Shop } from '../aggregates/shop/shop.ts';

type Field = Pick<Rejection, 'field'>;

/** Whose programme it is. */
export const programmeChannel: ChannelKind = 'stockMarket';

/** R6.35. */
export const requireProgrammePermitted = ({ fulfilmentProgramme }: Pick<Shop, 'fulfilmentProgramme'>): Rejection | undefined =>
  fulfilmentProgramme ? undefined : reject('ProgrammeNotPermitted');

/** Only what is available, was found sound and is a pair of shoes; what is offered elsewhere may be sold at any moment. */
export const requireEligible = (item: Item, shopId: number, at: Field = {}): Rejection | undefined => {
  const { oneId, state } = item;
  if (state === undefined || item.shopId !== shopId) return reject('NotFound', at);
  const because = { ...at, params: { oneId } };
  if (state === 'issue') return reject('ItemHasIssue', because);
  if (state !== 'available') {
    const isAway = state === 'outOfWarehouse.shipped' || state === 'outOfWarehouse.returned';
    return reject(heldBy(state) && !isAway ? 'ItemDoingAnotherTask' : 'ItemNotInStock', because);
  }
  if (!item.isInspected || item.defective) return reject('ItemHasIssue', because);
  if (!isShoeSize(item.size)) return reject('GoodsNotSupported', { ...at, params: { channel: programmeChannel } });
  return requireNotOnOffer(item, at);
};

export const requireOnGrid = (priceCents: number, at: Field = {}): Rejection | undefined => {
  const { stepCents } = channelCapabilities[programmeChannel];
  return priceCents % stepCents === 0 ? undefined : reject('PriceOffGrid', { ...at, params: { step: inDollars(stepCents) } });
};
