import { describe, expect, it } from 'vitest';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { CarrierRate } from '#services/aggregates/carriers/carrier-hub.ts';
import { applied, events } from '#services/aggregates/order/order-examples.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { shippingLabelStream } from '#services/aggregates/shipping-label/shipping-label.ts';
import { journalStream } from '#services/aggregates/wallet/postings/journal.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { noWarehouse } from '#services/aggregates/warehouse/warehouse.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';
import type { LabelNews } from '../carriers/label-news.ts';
import { builtInRateCard, type RateCard } from '../shipping/rate-card.ts';
import { carrierLabels } from '../shipping/label-source.ts';
import { buyOrderLabel } from './buy-order-label.ts';
import { giveBackLabel } from './give-back-label.ts';
import { entryOf, takeOrderLabelNews, type OrderLabelStates } from './order-label-news.ts';

const now = new Date('2026-11-28T12:00:00.000Z');
const place = { country: 'US', street: '1 Main St', phone: '+1 201 555 0101' };
const newark = { ...place, recipient: 'Sender', city: 'Newark', state: 'NJ', zipCode: '07105' };
const austin = { ...place, recipient: 'Buyer', city: 'Austin', state: 'TX', zipCode: '78704' };
const parcel = { weightGrams: 1_400, lengthCm: 35, widthCm: 25, heightCm: 14 };
const rate: CarrierRate = { service: 'upsGround', postageCents: 1_080, quote: { shipmentId: 'shp_1', rateId: 'rate_1' } };
const card = async (): Promise<RateCard> => {
  const source = carrierLabels({ rates: async () => ({ kind: 'heard', value: [rate] }) });
  const found = await source.cardFor({ reference: 'SL-1', from: newark, to: austin, parcel, signature: 'none' });
  if (isRejection(found)) throw new Error(found.rejected);
  return found;
};
const theirs = await card();

const reship = applied({ requestType: requestTypeOf.reship, address: austin });
const { oddNo } = reship.data;
const packed = fact(orderStream, oddNo, reship, ...events('OrderApproved', 'OrderItemPicked', 'OrderPacked'));
const order = { oddNo, parcel, service: 'upsGround' as const, feeCents: 1_080, now };
const buying = (prices: RateCard = theirs) =>
  specification(
    (command: typeof order, states: Parameters<typeof buyOrderLabel>[1]) => buyOrderLabel(command, states, prices),
    (given) => ({
      order: given.one(orderStream, oddNo)!,
      label: given.create(shippingLabelStream, 'SL-1'),
      warehouse: { ...noWarehouse, exists: true, warehouseId: 'LAX', address: newark },
    }),
  );

describe('Rule: the floor has the label of an order bought that brought none', () => {
  it('as a wish on record, at the expense of nobody yet', () => {
    buying()
      .given(packed)
      .when(order)
      .then(
        { id: 'SL-1', type: 'LabelBought', data: { forOrder: oddNo, feeCents: 1_080, quote: rate.quote } },
        { id: oddNo, type: 'OrderLabelOrdered', data: { labelNo: 'SL-1', carrier: 'UPS' } },
      );
  });

  it('once, at the price that was seen, and only where a carrier gives the number', () => {
    const wished = buying().given(packed).when(order).facts();
    buying().given(packed, wished).when(order).thenRejected('OrderLabelOrdered');
    buying()
      .given(packed)
      .when({ ...order, feeCents: 1 })
      .thenRejected('LabelPriceMoved', { params: { feeCents: 1_080 } });
    const { feeCents } = builtInRateCard.price('upsGround', { parcel, zone: 7, declaredValueCents: 0, signature: 'none' })!;
    buying(builtInRateCard)
      .given(packed)
      .when({ ...order, feeCents })
      .thenRejected('NoCarrierConnected');
  });

  it('of an order that has a number already, or goes to no address, none is bought', () => {
    const labelled = applied({ label: { url: '', logNo: '1Z999AA10123456784', carrier: 'UPS' }, address: austin });
    buying()
      .given(fact(orderStream, oddNo, labelled, ...events('OrderApproved')))
      .when(order)
      .thenRejected('OrderHasLabel');
    buying()
      .given(fact(orderStream, oddNo, applied(), ...events('OrderApproved')))
      .when(order)
      .thenRejected('OrderWithoutAddress');
  });
});

const wished = [packed, ...buying().given(packed).when(order).facts()];
const hearing = specification(
  (news: LabelNews, states: OrderLabelStates) => takeOrderLabelNews(news, states, now),
  (given, news): OrderLabelStates => ({
    label: given.one(shippingLabelStream, 'SL-1')!,
    wallet: given.one(walletStream, 7),
    orders: [],
    bearer: given.one(orderStream, oddNo)!,
    entry: given.create(journalStream, entryOf('SL-1', news)),
  }),
);
const logNo = '1ZSBX50400500000';
const issued: LabelNews = { kind: 'issued', logNo, url: `/files/${'a'.repeat(32)}.pdf`, costCents: 1_080 };
const entries = (debit: string, credit: string) => [
  { account: debit, side: 'D', cents: 1_080 },
  { account: credit, side: 'C', cents: 1_080 },
];

describe('Rule: the order has the number of its carrier, and the operator pays', () => {
  it('once', () => {
    const { claims } = hearing
      .given(...wished)
      .when(issued)
      .then(
        { id: 'SL-1', type: 'LabelIssued', data: { logNo } },
        { id: oddNo, type: 'OrderLabelled', data: { label: { logNo, carrier: 'UPS' } } },
        { id: 'labelCost-SL-1', type: 'JournalPosted', data: { entries: entries('expenses:labels', 'liabilities:carrier') } },
      );
    expect(claims).toMatchObject([{ kind: 'label-code', owner: oddNo }]);
    const taken = hearing.given(...wished).when(issued);
    expect(taken.stateAfter(orderStream, oddNo)).toMatchObject({ label: { logNo }, labelOrdered: false });
    hearing
      .given(...wished, ...taken.facts())
      .when(issued)
      .thenNothingHappened();
  });

  it('and where the carrier refuses, the floor may ask for another', () => {
    const declined = hearing.given(...wished).when({ kind: 'declined', reason: 'No such street' });
    declined.then({ id: 'SL-1', type: 'LabelDeclined' }, { id: 'SL-1', type: 'LabelRefunded' }, { id: oddNo, type: 'OrderLabelDeclined' });
    expect(declined.stateAfter(orderStream, oddNo)).toMatchObject({ labelOrdered: false });
  });
});

describe('Rule: the label of an order that is given up goes back', () => {
  const cancelled = fact(orderStream, oddNo, ...events('OrderCancelled'));

  it('also where it is bought only afterwards', () => {
    hearing
      .given(...wished, cancelled)
      .when(issued)
      .then({ id: 'SL-1', type: 'LabelIssued' }, { id: 'SL-1', type: 'LabelVoided' }, { id: 'labelCost-SL-1', type: 'JournalPosted' });
  });

  it('and the operator has its money once the carrier has paid', () => {
    const bought = hearing
      .given(...wished)
      .when(issued)
      .facts();
    const givingBack = specification(
      (_: null, states: { label: Parameters<typeof giveBackLabel>[0] }) => giveBackLabel(states.label),
      (given) => ({ label: given.one(shippingLabelStream, 'SL-1')! }),
    );
    const given = givingBack.given(...wished, ...bought, cancelled).when(null);
    given.then({ id: 'SL-1', type: 'LabelVoided' });
    hearing
      .given(...wished, ...bought, cancelled, ...given.facts())
      .when({ kind: 'refunded' })
      .then(
        { id: 'SL-1', type: 'LabelRefunded' },
        { id: 'labelBack-SL-1', type: 'JournalPosted', data: { entries: entries('liabilities:carrier', 'expenses:labels') } },
      );
  });
});
