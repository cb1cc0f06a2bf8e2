import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { recordSaleEndpoint } from '#contracts/sales/sale-commands.ts';
import type { CancelCause } from '#contracts/sales/sale-events.ts';
import type { SaleStatus } from '#contracts/sales/sale-states.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { CommandContext } from '#kernel/commands/command-context.ts';
import type { CommandResult, Commands, CommandOutcome } from '#kernel/commands/commands.ts';
import { noChange } from '#kernel/commands/decision.ts';
import { stateAfter } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import type { Label } from '#services/aggregates/order/order-label.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { saleIdOf, saleStream } from '#services/aggregates/sale/sale.ts';
import { shipmentStream } from '#services/aggregates/shipment/shipment.ts';
import { cancelSale, onItsWay } from './cancel-sale.ts';
import { saleDecided } from './load-sale.ts';
import { askedOfChannels, loadListings } from './sold-listings.ts';
import type { Sold } from './sold.ts';
import { takeSale, type SaleStates } from './take-sale.ts';

/** What a channel tells of a sale: by a hook or when it is asked, once or several times. */
export interface SaleNotice {
  channel: ChannelKind;
  accountId: string;
  saleNo: string;
  /** Of the listing that was sold. */
  externalId: string;
  priceCents: number;
  currency: string;
  /** As the channel calls it. */
  state: string;
  soldAt: string;
  shipBy?: string;
  pickableAt?: string;
  label?: Label;
  /** The buyer has not paid yet. */
  reserved?: boolean;
}

/** The listing that a number of a channel stands for, and the items that it offers, the longest stored first. */
export interface ListingOf {
  /** None where it is sold from the shelves of the channel itself. */
  listingId?: string;
  /** By which it came there. */
  shipmentNo?: string;
  oneIds: readonly string[];
}

export interface RecordSaleContext {
  commands: Commands;
  numbers: Numbers;
  now: () => Date;
  context: CommandContext;
  listingOf(notice: Pick<SaleNotice, 'channel' | 'accountId' | 'externalId'>): Promise<ListingOf | undefined>;
}

interface Answer {
  saleId: string;
  status: SaleStatus;
  oddNo: string | null;
}

/** `ListingUnknown` where no listing bears the number: it may be one whose publishing nobody has answered yet. */
export const recordSale = async (
  { commands, numbers, now, context, listingOf }: RecordSaleContext,
  notice: SaleNotice,
): Promise<CommandResult<Answer> | { kind: 'rejected'; rejection: Rejection }> => {
  const listing = await listingOf(notice);
  if (!listing) return { kind: 'rejected', rejection: reject('ListingUnknown', { params: { externalId: notice.externalId } }) };
  const { channel, saleNo, priceCents, currency, soldAt, shipBy, pickableAt, label, accountId, externalId } = notice;
  return commands.run(context, async (load) => {
    const at = now();
    const items = await load.many(itemStream, listing.oneIds);
    // Of stock, the first that is there; where all are gone, the first is the one that was sold twice.
    const oneId = (items.find(({ state }) => state === 'available' || state === 'onConsignment.listed') ?? items[0])!.oneId;
    const { listingId, shipmentNo } = listing;
    const { reserved } = notice;
    const sold = {
      channel,
      saleNo,
      oneId,
      priceCents,
      currency,
      soldAt,
      shipBy,
      pickableAt,
      label,
      accountId,
      externalId,
      listingId,
      shipmentNo,
      reserved,
    };
    return decided(sold, await statesOf(load, sold, await numbers.next(orderNumbers, at)), { applicantId: context.actor.accountId, now: at });
  });
};

export const statesOf = async (
  load: Load,
  sold: Pick<Sold, 'channel' | 'saleNo' | 'oneId' | 'listingId' | 'shipmentNo'>,
  oddNo: string,
): Promise<SaleStates> => {
  const sale = await load.one(saleStream, saleIdOf(sold.channel, sold.saleNo));
  const item = await load.one(itemStream, sale.status === 'running' ? sale.oneId : sold.oneId);
  const consignment = item.state === 'onConsignment.listed' && item.oddNo ? await load.one(orderStream, item.oddNo) : undefined;
  const held = sale.status === 'running' && sale.oddNo ? await load.one(orderStream, sale.oddNo) : undefined;
  const listings = await loadListings(load, item, sold);
  const shipment = sold.shipmentNo === undefined ? undefined : await load.one(shipmentStream, sold.shipmentNo);
  return { sale, item, order: load.create(orderStream, oddNo), held, consignment, shipment, listings };
};

const decided = (sold: Sold, states: SaleStates, { applicantId, now }: { applicantId: string; now: Date }): Rejection | CommandOutcome<Answer> => {
  const decision = takeSale(sold, states, applicantId);
  if (isRejection(decision)) return decision;
  const { status, oddNo = null } = stateAfter(saleStream, states.sale, decision);
  const extraStatements = askedOfChannels(states.listings, decision, now);
  return { decision, answer: { saleId: saleIdOf(sold.channel, sold.saleNo), status: status!, oddNo }, extraStatements };
};

/** What a channel tells of a sale that is given up: by its buyer, by the channel, or because its time was over. */
export interface CancelNotice {
  channel: ChannelKind;
  saleNo: string;
  cause: Exclude<CancelCause, 'operator' | 'oversold'>;
  reason: string;
}

/** One that was never told is nobody's: it is `NotFound`, and told to whoever asks. What has left already is returned instead. */
export const cancelSaleOf = ({ commands, context }: Pick<RecordSaleContext, 'commands' | 'context'>, notice: CancelNotice) =>
  commands.run(context, async (load) => {
    const { channel, saleNo, cause, reason } = notice;
    const sale = await load.one(saleStream, saleIdOf(channel, saleNo));
    if (sale.status === 'cancelled') return { decision: noChange, answer: { saleId: sale.saleId, status: sale.status } };
    return saleDecided(sale, cancelSale({ cause, reason }, await onItsWay(load, sale)));
  });

/** As an administrator was told it. */
export const recordSaleRoute = commandRoute(recordSaleEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const sold = { ...body, currency: 'USD', soldAt: now.toISOString() };
  const states = await statesOf(load, sold, await numbers.next(orderNumbers, now));
  if (states.sale.status !== undefined) return reject('PlatformOrderTaken', { field: 'saleNo', params: { platOrderNo: body.saleNo } });
  return decided(sold, states, { applicantId: viewer.accountId, now });
});
