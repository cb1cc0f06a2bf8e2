import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { buyLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { carrierServices } from '#contracts/labels/shipping/carrier-services.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { claimLabelCode } from '#services/aggregates/shipping-label/label-code.ts';
import { shippingLabelStream } from '#services/aggregates/shipping-label/shipping-label.ts';
import { inDollars, requireSpendable } from '#services/aggregates/wallet/wallet-policies.ts';
import { labelFee } from '#services/aggregates/wallet/postings/label-postings.ts';
import { basisOfLabel } from './label-basis.ts';
import { walletStream, type LoadedWallet } from '#services/aggregates/wallet/wallet.ts';
import { warehouseStream, type Warehouse } from '#services/aggregates/warehouse/warehouse.ts';
import { labelSerials } from '#services/aggregates/shipping-label/label-serials.ts';
import { loadRateCards } from '#services/aggregates/rate-card/agreed-rate.ts';
import type { RateCard as FeeCard } from '#contracts/fees/rate-cards.ts';
import { surcharged } from './surcharge.ts';
import { cardOf, type LabelSource } from './label-source.ts';
import { builtInRateCard, type RateCard } from './rate-card.ts';
import { journeyOf } from './shipment.ts';
import { askCarrier } from '#services/aggregates/carriers/carrier-hub.ts';
import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';

export interface BuyLabel extends BodyOf<typeof buyLabelEndpoint> {
  /** Undefined where the carrier is yet to give it. */
  logNo: string | undefined;
  shopId: number;
  now: Date;
}

interface States {
  label: NewStream<LabelEvent>;
  wallet: LoadedWallet;
  /** The one that the shipment names. */
  warehouse: Warehouse | undefined;
  /** Those that may add to what the carrier asks. */
  rateCards: readonly FeeCard[];
}

/** The label and its price out of the wallet, both or neither. It is priced again: what was seen may be old. */
export const buyLabel = (command: BuyLabel, { label, wallet, warehouse, rateCards }: States, card: RateCard = builtInRateCard): Decision => {
  const { logNo, shopId, service, parcel, declaredValueCents, signature, warehouseId, now } = command;
  const journey = journeyOf(command, warehouse);
  if (isRejection(journey)) return journey;
  const offer = card.price(service, { parcel, declaredValueCents, signature, zone: journey.zone });
  if (!offer) return reject('ServiceTakesNoSuchParcel', { field: 'service' });
  const price = surcharged(offer, { shopId, cards: rateCards, now });
  const { feeCents } = price;
  const refusal = requireUnchangedPrice(command.feeCents, feeCents) ?? requireSpendable(wallet, feeCents, 'feeCents');
  if (refusal) return refusal;

  const { carrier, en } = carrierServices[service];
  const labelNo = label.id;
  const bought = {
    labelNo,
    shopId,
    carrier,
    ...(logNo !== undefined && { logNo }),
    ...price,
    declaredValueCents,
    signature,
    warehouseId,
    parcel,
    ...journey,
  };
  return {
    changes: [
      change(label, { type: 'LabelBought', data: { ...bought, boughtAt: now.toISOString() } }),
      change(
        wallet,
        labelFee({ shopId, id: labelNo, carrier, basis: basisOfLabel({ ...price, zone: journey.zone }), now, remark: `${carrier} ${en}` }),
      ),
    ],
    claims:
      logNo === undefined
        ? []
        : [claimLabelCode(logNo, { boughtBy: shopId }, { otherwise: reject('LabelCodeTaken', { field: 'service', params: { logNo } }) })],
  };
};

const requireUnchangedPrice = (seen: number, feeCents: number): Rejection | undefined =>
  seen === feeCents ? undefined : reject('LabelPriceMoved', { field: 'feeCents', params: { fee: inDollars(feeCents), feeCents } });

/** Of a label that a carrier is to sell, the wish goes out with the purchase: it is bought however long the carrier cannot be reached. */
export const buyLabelRoute = (source: LabelSource) =>
  commandRoute(buyLabelEndpoint, async ({ body, viewer: { shopId }, numbers, now }, load) => {
    if (shopId === undefined) return reject('ShopForbidden');
    const serial = await numbers.next(labelSerials, now);
    const labelNo = `SL-${serial}`;
    const warehouse = body.warehouseId === undefined ? undefined : await load.one(warehouseStream, body.warehouseId);
    const card = await cardOf(source, body, warehouse, labelNo);
    if (isRejection(card)) return card;
    const wallet = await load.one(walletStream, shopId);
    const rateCards = await loadRateCards(load, { shopId }, 'label');
    const label = load.create(shippingLabelStream, labelNo);
    const logNo = source.numberOf?.(body.service, serial);
    const decision = buyLabel({ ...body, logNo, shopId, now }, { label, wallet, warehouse, rateCards }, card);
    const answer = { labelNo, logNo: logNo ?? '', feeCents: body.feeCents, state: logNo === undefined ? ('ordered' as const) : ('bought' as const) };
    const outcome = toOutcome(decision, answer);
    return isRejection(outcome) || logNo !== undefined ? outcome : { ...outcome, messages: [askCarrier(labelNo)] };
  });
