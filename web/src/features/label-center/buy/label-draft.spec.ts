import { describe, expect, it } from 'vitest';
import { rateLabelEndpoint } from '#contracts/labels/shipping/rate-label.ts';
import { addressDraftOf } from '#web/shared/order/address-draft.ts';
import { emptyDraft, gapsIn, shipmentOf, type LabelDraft, type Part } from './label-draft.ts';

const address = {
  recipient: 'Ada Buyer',
  phone: '2125550100',
  country: 'US',
  state: 'NY',
  city: 'New York',
  zipCode: '10001',
  street: '20 W 34th St',
};
const parcel = { weightGrams: 1400, lengthCm: 36, widthCm: 24, heightCm: 14 };
const draft: LabelDraft = { ...emptyDraft, warehouseId: 'EWR-1', to: addressDraftOf(address), parcel };

describe('Rule: a parcel is priced once nothing of it is missing', () => {
  it('from a warehouse', () => {
    const shipment = shipmentOf({ ...draft, declaredValueCents: 250_00, signature: 'adult' });
    expect(rateLabelEndpoint.body?.parse(shipment)).toEqual(shipment);
    expect(shipment).toEqual({ warehouseId: 'EWR-1', to: address, parcel, declaredValueCents: 250_00, signature: 'adult' });
  });

  it('from another address, without the blanks around what was typed', () => {
    const from = addressDraftOf({ ...address, recipient: '  Kicks & Co. ', company: ' ' });
    const shipment = shipmentOf({ ...draft, start: 'address', from });
    expect(rateLabelEndpoint.body?.parse(shipment)).toEqual(shipment);
    expect(shipment).toMatchObject({ from: { ...address, recipient: 'Kicks & Co.' } });
    expect(shipment).not.toHaveProperty('warehouseId');
  });

  it('and not before; what is missing is named', () => {
    const gaps: [Partial<LabelDraft>, Part][] = [
      [{ warehouseId: undefined }, 'from'],
      [{ start: 'address' }, 'from'],
      [{ to: addressDraftOf({ ...address, zipCode: ' ' }) }, 'to'],
      [{ parcel: { ...parcel, heightCm: null } }, 'parcel'],
      [{ parcel: { ...parcel, weightGrams: 'wrong' } }, 'parcel'],
      [{ declaredValueCents: 'wrong' }, 'declaredValue'],
    ];
    for (const [gap, part] of gaps) {
      expect(shipmentOf({ ...draft, ...gap })).toBeUndefined();
      expect(gapsIn({ ...draft, ...gap })).toEqual([part]);
    }
    expect(gapsIn(emptyDraft)).toEqual(['from', 'to', 'parcel']);
  });
});
