import { describe, expect, it } from 'vitest';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { voidableDays } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { evolveShippingLabel, type LoadedLabel, shippingLabelStream } from '#services/aggregates/shipping-label/shipping-label.ts';
import { noWarehouse } from '#services/aggregates/warehouse/warehouse.ts';
import { buyLabel, type BuyLabel } from './buy-label.ts';
import { printable } from './print-shipping-labels.ts';
import { rateLabel } from './rate-label.ts';
import { refundLabel } from './refund-label.ts';
import { voidLabel } from './void-label.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { loaded, NewStream } from '#kernel/commands/loaded.ts';

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
const buying = (command: BuyLabel, balanceCents = 100_000) =>
  buyLabel(command, {
    label: new NewStream(shippingLabelStream, 'SL-1'),
    wallet: walletOf(balanceCents),
    warehouse: undefined,
  });
const walletOf = (balanceCents: number) => loaded(walletStream, 7, { balanceCents });

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
    expect(buying(order, feeCents)).toMatchObject({
      changes: [
        { id: 'SL-1', events: [{ type: 'LabelBought', data: { labelNo: 'SL-1', shopId: 7, feeCents, boughtAt: now.toISOString() } }] },
        { id: '7', events: [{ type: 'WalletPosted', data: { type: 'labelFee', reference: { kind: 'label', id: 'SL-1' } } }] },
      ],
    });
  });

  it('is refused where the wallet lacks a cent', () => {
    const { feeCents } = cheapest;
    const params = { availableCents: feeCents - 1, neededCents: feeCents };
    expect(buying(order, feeCents - 1)).toMatchObject({ rejected: 'InsufficientBalance', field: 'feeCents', params });
  });

  it('is refused at another price than the one that was seen, and says the new one', () => {
    const { feeCents } = cheapest;
    expect(buying({ ...order, feeCents: feeCents - 1 })).toMatchObject({ rejected: 'LabelPriceMoved', params: { feeCents } });
    expect(buying({ ...order, feeCents: feeCents + 1 })).toMatchObject({ rejected: 'LabelPriceMoved', params: { feeCents } });
  });

  it('is refused for a parcel that the service does not take', () => {
    const parcel = { weightGrams: 40_000, lengthCm: 40, widthCm: 30, heightCm: 30 };
    expect(buying({ ...order, service: 'uspsGround', parcel })).toMatchObject({ rejected: 'ServiceTakesNoSuchParcel', field: 'service' });
    const bulky = { weightGrams: 1_000, lengthCm: 270, widthCm: 270, heightCm: 270 };
    expect(rateLabel({ ...shipment, parcel: bulky }, undefined)).toMatchObject({ rejected: 'NoServiceTakesParcel' });
  });
});

const labelAfter = (...events: Parameters<typeof evolveShippingLabel>[1][]): LoadedLabel => {
  const bought = buying(order);
  if (isRejection(bought)) throw new Error(bought.rejected);
  const first = bought.changes[0]!.events[0] as (typeof events)[number];
  return loaded(shippingLabelStream, 'SL-1', [first, ...events].reduce(evolveShippingLabel, undefined))!;
};
const isVoid = { type: 'LabelVoided', data: { labelNo: 'SL-1', reason: 'Wrong address' } } as const;
const isRefunded = { type: 'LabelRefunded', data: { labelNo: 'SL-1' } } as const;

describe('Rule: who bought a label voids it within thirty days', () => {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  const voiding = (label: LoadedLabel, { shopId = 7, at = now } = {}) =>
    voidLabel({ labelNo: 'SL-1', reason: 'Wrong address', viewer: { shopId }, now: at }, { label });

  it('up to the last day', () => {
    expect(voiding(labelAfter())).toMatchObject({ changes: [{ events: [isVoid] }], claims: [{ kind: 'label-code' }] });
    expect(voiding(labelAfter(), { at: days(voidableDays) })).toMatchObject({ changes: [{}] });
    expect(voiding(labelAfter(), { at: days(voidableDays + 0.01) })).toMatchObject({ rejected: 'LabelTooOld', params: { days: voidableDays } });
  });

  it('once, and nobody else', () => {
    expect(voiding(labelAfter(isVoid))).toMatchObject({ rejected: 'LabelStateForbids' });
    expect(voiding(labelAfter(), { shopId: 8 })).toMatchObject({ rejected: 'NotFound' });
  });
});

describe('Rule: a void label is refunded once its carrier has, in full and once (R9.13)', () => {
  it('gives back what it cost', () => {
    const decision = refundLabel({ labelNo: 'SL-1' }, { label: labelAfter(isVoid), wallet: walletOf(0) });
    const back = { account: 'wallet:7', amountCents: cheapest.feeCents };
    expect(decision).toMatchObject({
      changes: [{ events: [isRefunded] }, { id: '7', events: [{ data: { type: 'labelRefund', entries: expect.arrayContaining([back]) } }] }],
    });
  });

  it('never before it is void, nor twice', () => {
    expect(refundLabel({ labelNo: 'SL-1' }, { label: labelAfter(), wallet: walletOf(0) })).toMatchObject({
      rejected: 'LabelStateForbids',
      params: { state: 'bought' },
    });
    expect(refundLabel({ labelNo: 'SL-1' }, { label: labelAfter(isVoid, isRefunded), wallet: walletOf(0) })).toMatchObject({
      rejected: 'LabelStateForbids',
      params: { state: 'refunded' },
    });
  });
});

describe('Rule: a label that is missing cannot be printed (R8.42)', () => {
  const own = { terminal: 'business', shopId: 7, warehouseIds: [] } as const;

  it('nor one of another shop, nor a void one: all or nothing', () => {
    expect(printable([labelAfter()], own)).toHaveLength(1);
    expect(printable([labelAfter()], { terminal: 'admin', warehouseIds: [] })).toHaveLength(1);
    expect(printable([labelAfter(), undefined], own)).toMatchObject({ rejected: 'LabelMissing' });
    expect(printable([labelAfter()], { ...own, shopId: 8 })).toMatchObject({ rejected: 'LabelMissing' });
    expect(printable([labelAfter(), labelAfter(isVoid)], own)).toMatchObject({ rejected: 'LabelVoid', params: { labelNo: 'SL-1' } });
  });
});
