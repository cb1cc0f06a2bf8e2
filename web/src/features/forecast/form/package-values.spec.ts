import { describe, expect, it } from 'vitest';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { errorsIn, withoutGaps } from '#web/ui/form/form-body.ts';
import { emptyPackage, forecastOf, type PackageValues } from './package-values.ts';

const complete: PackageValues = {
  ...emptyPackage,
  warehouseId: 'EWR-1',
  logNo: '1z84r7w3-0344-719472',
  items: [{ sku: 'DD1391-100', brand: 'Nike', remarks: 'Dunk Low Panda', img: '', sizes: ['9'], quantities: { 9: 2 } }],
};
const wrongIn = (values: PackageValues) =>
  errorsIn(createForecastEndpoint.body, withoutGaps(forecastOf(values)), { language: 'en_us' }).map(({ field, rule }) => `${field}: ${rule}`);

describe('Rule: a forecast says where, how and what (R5.31, R5.45–R5.47)', () => {
  it('names what is missing, and what is no number of pieces', () => {
    expect(wrongIn(emptyPackage)).toEqual(['warehouseId: required', 'logNo: required']);
    expect(wrongIn({ ...complete, items: [{ ...complete.items[0]!, quantities: { 9: 'wrong' } }] })).toEqual(['lines.0.quantity: type']);
    expect(wrongIn(complete)).toEqual([]);
  });

  it('is what the contract takes', () => {
    expect(createForecastEndpoint.body?.parse(withoutGaps(forecastOf(complete)))).toEqual({
      warehouseId: 'EWR-1',
      logNo: '1Z84R7W30344719472',
      shippingType: 'express',
      lines: [{ sku: 'DD1391-100', size: '9', quantity: 2 }],
      signature: false,
      remark: '',
    });
  });

  it('with what is known of the parcel (R3.34)', () => {
    const said = { ...complete, forecastBatch: ' SPRING ', weightGrams: 12_500, dimensions: '60x40x35', insuranceCents: 50_000, signature: true };
    expect(createForecastEndpoint.body?.parse(withoutGaps(forecastOf(said)))).toMatchObject({
      forecastBatch: 'SPRING',
      weightGrams: 12_500,
      dimensions: '60 × 40 × 35 cm',
      insuranceCents: 50_000,
      signature: true,
    });
    expect(wrongIn({ ...complete, dimensions: '60 by 40', weightGrams: 'wrong' })).toEqual(['weightGrams: type', 'dimensions: DimensionsInvalid']);
  });
});
