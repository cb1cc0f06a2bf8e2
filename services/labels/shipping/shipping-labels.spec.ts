import { describe, expect, it } from 'vitest';
import { isRejection } from '#contracts/kernel/rejection.ts';
import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import { voidableDays } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { shippingLabelStream } from '#services/aggregates/shipping-label/shipping-label.ts';
import { aRecharge } from '#tests/support/postings.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { noWarehouse } from '#services/aggregates/warehouse/warehouse.ts';
import { buyLabel, type BuyLabel } from './buy-label.ts';
import { printable } from './print-shipping-labels.ts';
import { rateLabel } from './rate-label.ts';
import type { RateCard } from '#contracts/fees/rate-cards.ts';
import { surcharged } from './surcharge.ts';
import { refundLabel } from './refund-label.ts';
import { voidLabel } from './void-label.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, stateOf } from '#tests/support/given.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const place = { country: 'US', street: '1 Main St', phone: '+1 201 555 0101' };
const newark = { ...place, recipient: 'Sender', city: 'Newark', state: 'NJ', zipCode: '07105' };
const austin = { ...place, recipient: 'Buyer', city: 'Austin', state: 'TX', zipCode: '78704' };
const shipment = {
  from: newark,
  to: austin,
  parcel: { weightGrams: 1_400, lengthCm: 35, widthCm: 25, heightCm: 14 },
  declaredValueCents: 25_000,
  signature: 'direct' as const,
};

const offers = () => {
  const rated = rateLabel(shipment, undefined);
  if (isRejection(rated)) throw new Error(rated.rejected);
  return rated.offers;
};
const cheapest = offers()[0]!;
const order: BuyLabel = {
  ...shipment,
  service: cheapest.service,
  feeCents: cheapest.feeCents,
  logNo: '9200190213711400000011',
  shopId: 7,
  now,
};
const buying = specification(buyLabel, (given, { shopId }) => ({
  label: given.create(shippingLabelStream, 'SL-1'),
  wallet: given.one(walletStream, shopId),
  warehouse: undefined,
  rateCards: [],
}));
const holding = (cents: number) => fact(walletStream, 7, aRecharge({ shopId: 7, id: 'RC-1', cents, remark: '' }));
const rich = holding(100_000);

const surcharging: RateCard = {
  scope: { kind: 'labels' },
  versions: [{ version: 1, effectiveFrom: '2026-11-01', lines: [{ subject: { service: 'label' }, charge: { kind: 'perOrder', cents: 35 } }] }],
};
const buyingWithSurcharge = specification(buyLabel, (given, { shopId }) => ({
  label: given.create(shippingLabelStream, 'SL-1'),
  wallet: given.one(walletStream, shopId),
  warehouse: undefined,
  rateCards: [surcharging],
}));

describe('Rule: a label costs what its carrier asks and what a rate card adds', () => {
  const feeCents = cheapest.feeCents + 35;

  it('at the price that was shown with it', () => {
    expect(surcharged(cheapest, { shopId: 7, cards: [surcharging], now })).toMatchObject({ feeCents });
    buyingWithSurcharge.given(rich).when(order).thenRejected('LabelPriceMoved', { params: { feeCents } });
  });

  it('which the carrier and the operator share, and which goes back whole', () => {
    const entries = [
      { account: 'liabilities:wallet', sub: '7', side: 'D', cents: feeCents },
      { account: 'liabilities:carrier', side: 'C', cents: cheapest.feeCents },
      { account: 'income:fee', sub: 'label', side: 'C', cents: 35 },
    ];
    const bought = buyingWithSurcharge.given(rich).when({ ...order, feeCents });
    bought.then({ id: 'SL-1', type: 'LabelBought', data: { feeCents } }, { id: '7', type: 'WalletPosted', data: { entries } });
    const refunded = specification(refundLabel, (given) => ({ label: given.one(shippingLabelStream, 'SL-1')!, wallet: given.one(walletStream, 7) }))
      .given(rich, ...bought.facts(), isVoid)
      .when({ body: { labelNo: 'SL-1' }, now });
    expect(refunded.stateAfter(walletStream, 7)).toMatchObject({ postedCents: 100_000 });
  });
});

describe('Rule: a label is sold within the United States, from and to an address that can be printed', () => {
  it('says what is wrong at its line', () => {
    const rated = (to: typeof austin) => rateLabel({ ...shipment, to }, undefined);
    expect(rated({ ...austin, country: 'CN' })).toMatchObject({ rejected: 'OnlyWithinTheUnitedStates', field: 'to.country' });
    expect(rated({ ...austin, zipCode: '787' })).toMatchObject({ rejected: 'ZipCodeInvalid', field: 'to.zipCode' });
    expect(rated({ ...austin, recipient: '李明' })).toMatchObject({ rejected: 'ChineseNotPrintable', field: 'to.recipient' });
    expect(rated({ ...austin, zipCode: '78704-1234' })).toMatchObject({ offers: expect.any(Array) });
  });

  it('takes the address of a warehouse, where it has one', () => {
    const { from: _from, ...elsewhere } = shipment;
    const fromWarehouse = { ...elsewhere, warehouseId: 'W1' };
    const warehouse = { ...noWarehouse, exists: true, warehouseId: 'W1' };
    expect(rateLabel(fromWarehouse, { ...warehouse, address: newark })).toEqual(rateLabel(shipment, undefined));
    expect(rateLabel(fromWarehouse, warehouse)).toMatchObject({ rejected: 'WarehouseWithoutAddress', field: 'warehouseId' });
    expect(rateLabel(fromWarehouse, noWarehouse)).toMatchObject({ rejected: 'WarehouseUnknown', field: 'warehouseId' });
    const inShanghai = { ...newark, country: 'CN' };
    expect(rateLabel(fromWarehouse, { ...warehouse, address: inShanghai })).toMatchObject({ field: 'warehouseId' });
  });
});

describe('Rule: the label and its price are one purchase (R1.16)', () => {
  it('states the label and takes its price from the wallet', () => {
    const { postageCents, signatureCents, insuranceCents, feeCents } = cheapest;
    expect(feeCents).toBe(postageCents + signatureCents + insuranceCents);
    buying
      .given(holding(feeCents))
      .when(order)
      .then(
        { id: 'SL-1', type: 'LabelBought', data: { labelNo: 'SL-1', shopId: 7, feeCents, boughtAt: now.toISOString() } },
        { id: '7', type: 'WalletPosted', data: { type: 'labelFee', reference: { kind: 'label', id: 'SL-1' } } },
      );
  });

  it('is refused where the wallet lacks a cent', () => {
    const { feeCents } = cheapest;
    const params = { availableCents: feeCents - 1, neededCents: feeCents };
    buying
      .given(holding(feeCents - 1))
      .when(order)
      .thenRejected('InsufficientBalance', { field: 'feeCents', params });
  });

  it('is refused at another price than the one that was seen, and says the new one', () => {
    const { feeCents } = cheapest;
    for (const seen of [feeCents - 1, feeCents + 1])
      buying
        .given(rich)
        .when({ ...order, feeCents: seen })
        .thenRejected('LabelPriceMoved', { params: { feeCents } });
  });

  it('is refused for a parcel that the service does not take', () => {
    const parcel = { weightGrams: 40_000, lengthCm: 40, widthCm: 30, heightCm: 30 };
    buying
      .given(rich)
      .when({ ...order, service: 'uspsGround', parcel })
      .thenRejected('ServiceTakesNoSuchParcel', { field: 'service' });
    const bulky = { weightGrams: 1_000, lengthCm: 270, widthCm: 270, heightCm: 270 };
    expect(rateLabel({ ...shipment, parcel: bulky }, undefined)).toMatchObject({ rejected: 'NoServiceTakesParcel' });
  });
});

const bought = buying.given(rich).when(order).facts();
const label = (event: LabelEvent) => fact(shippingLabelStream, 'SL-1', event);
const isVoid = label({ type: 'LabelVoided', data: { labelNo: 'SL-1', reason: 'Wrong address' } });
const isRefunded = label({ type: 'LabelRefunded', data: { labelNo: 'SL-1' } });

describe('Rule: who bought a label voids it within thirty days', () => {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  const voiding = specification(voidLabel, (given) => ({ label: given.one(shippingLabelStream, 'SL-1')! }));
  const command = { labelNo: 'SL-1', reason: 'Wrong address', viewer: { shopId: 7 }, now };
  const voided = { id: 'SL-1', type: 'LabelVoided', data: { labelNo: 'SL-1', reason: 'Wrong address' } };

  it('up to the last day', () => {
    const { claims } = voiding.given(bought).when(command).then(voided);
    expect(claims).toMatchObject([{ kind: 'label-code' }]);
    voiding
      .given(bought)
      .when({ ...command, now: days(voidableDays) })
      .then(voided);
    voiding
      .given(bought)
      .when({ ...command, now: days(voidableDays + 0.01) })
      .thenRejected('LabelTooOld', { params: { days: voidableDays } });
  });

  it('once, and nobody else', () => {
    voiding.given(bought, isVoid).when(command).thenRejected('LabelStateForbids');
    voiding
      .given(bought)
      .when({ ...command, viewer: { shopId: 8 } })
      .thenRejected('NotFound');
  });
});

describe('Rule: a void label is refunded once its carrier has, in full and once (R9.13)', () => {
  const refunding = specification(refundLabel, (given) => ({ label: given.one(shippingLabelStream, 'SL-1')!, wallet: given.one(walletStream, 7) }));
  const body = { labelNo: 'SL-1' };
  const command = { body, now: new Date('2026-11-23T12:00:00.000Z') };

  it('gives back what it cost', () => {
    const entries = expect.arrayContaining([{ account: 'liabilities:wallet', sub: '7', side: 'C', cents: cheapest.feeCents }]);
    const refunded = refunding.given(bought, isVoid).when(command);
    refunded.then({ id: 'SL-1', type: 'LabelRefunded', data: body }, { id: '7', type: 'WalletPosted', data: { type: 'labelRefund', entries } });
    expect(stateOf(walletStream, 7, rich, bought, refunded.facts())).toMatchObject({ postedCents: 100_000 });
  });

  it('never before it is void, nor twice', () => {
    refunding
      .given(bought)
      .when(command)
      .thenRejected('LabelStateForbids', { params: { state: 'bought' } });
    refunding
      .given(bought, isVoid, isRefunded)
      .when(command)
      .thenRejected('LabelStateForbids', { params: { state: 'refunded' } });
  });
});

describe('Rule: a label that is missing cannot be printed (R8.42)', () => {
  const own = { terminal: 'business', shopId: 7, warehouseIds: [] } as const;

  const sold = stateOf(shippingLabelStream, 'SL-1', bought);
  const voided = stateOf(shippingLabelStream, 'SL-1', bought, isVoid);

  it('nor one of another shop, nor a void one: all or nothing', () => {
    expect(printable([sold], own)).toHaveLength(1);
    expect(printable([sold], { terminal: 'admin', warehouseIds: [] })).toHaveLength(1);
    expect(printable([sold, undefined], own)).toMatchObject({ rejected: 'LabelMissing' });
    expect(printable([sold], { ...own, shopId: 8 })).toMatchObject({ rejected: 'LabelMissing' });
    expect(printable([sold, voided], own)).toMatchObject({ rejected: 'LabelVoid', params: { labelNo: 'SL-1' } });
  });
});
