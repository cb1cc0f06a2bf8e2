import { describe, expect, it } from 'vitest';
import { rateLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { addressValuesOf } from '#web/shared/order/address/address-values.ts';
import { errorsIn, withoutGaps } from '#web/ui/form/form-body.ts';
import { incompleteParts, nothingEntered, shipmentOf, type LabelValues, type Part } from './label-values.ts';

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
const values: LabelValues = { ...nothingEntered, warehouseId: 'EWR-1', to: addressValuesOf(address), parcel };

const entered = (typed: LabelValues) => withoutGaps(shipmentOf(typed));
const missingIn = (typed: LabelValues) =>
  incompleteParts(errorsIn(rateLabelEndpoint.body, entered(typed), { language: 'en_us' }).map(({ field }) => field));

describe('Rule: a parcel is priced once nothing of it is missing', () => {
  it('from a warehouse', () => {
    const shipment = entered({ ...values, declaredValueCents: 250_00, signature: 'adult' });
    expect(rateLabelEndpoint.body?.parse(shipment)).toEqual(shipment);
    expect(shipment).toEqual({ warehouseId: 'EWR-1', to: address, parcel, declaredValueCents: 250_00, signature: 'adult' });
  });

  it('from another address, without the blanks around what was typed', () => {
    const from = addressValuesOf({ ...address, recipient: '  Kicks & Co. ', company: ' ' });
    const shipment = entered({ ...values, start: 'address', from });
    expect(rateLabelEndpoint.body?.parse(shipment)).toEqual({ ...(shipment as object), declaredValueCents: 0 });
    expect(shipment).toMatchObject({ from: { ...address, recipient: 'Kicks & Co.' } });
    expect(shipment).not.toHaveProperty('warehouseId');
  });

  it('and not before; what is missing is named', () => {
    const gaps: [Partial<LabelValues>, Part][] = [
      [{ warehouseId: null }, 'from'],
      [{ start: 'address' }, 'from'],
      [{ to: addressValuesOf({ ...address, zipCode: ' ' }) }, 'to'],
      [{ parcel: { ...parcel, heightCm: null } }, 'parcel'],
      [{ parcel: { ...parcel, weightGrams: 'wrong' } }, 'parcel'],
      [{ declaredValueCents: 'wrong' }, 'declaredValue'],
    ];
    for (const [gap, part] of gaps) expect(missingIn({ ...values, ...gap })).toEqual([part]);
    expect(missingIn(values)).toEqual([]);
    expect(missingIn(nothingEntered)).toEqual(['from', 'to', 'parcel']);
  });
});
