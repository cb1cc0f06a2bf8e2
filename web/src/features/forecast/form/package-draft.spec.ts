import { describe, expect, it } from 'vitest';
import { createForecastEndpoint } from '#contracts/forecast/create-forecast.ts';
import { emptyPackage, forecastOf, gapsOf, type PackageDraft } from './package-draft.ts';

const complete: PackageDraft = {
  ...emptyPackage,
  warehouseId: 'EWR-1',
  logNo: '1z84r7w3-0344-719472',
  items: [{ sku: 'DD1391-100', brand: 'Nike', remarks: 'Dunk Low Panda', img: '', sizes: ['9'], quantities: { 9: 2 } }],
};

describe('Rule: a forecast says where, how and what (R5.31, R5.45–R5.47)', () => {
  it('names what is missing', () => {
    expect([...gapsOf(emptyPackage)]).toEqual(['warehouseId', 'logNo', 'lines']);
    expect([...gapsOf({ ...complete, logNo: '0123456789', items: [{ ...complete.items[0]!, quantities: {} }] })]).toEqual(['logNo', 'lines']);
    expect(gapsOf(complete).size).toBe(0);
  });

  it('is what the contract takes', () => {
    expect(createForecastEndpoint.body?.parse(forecastOf(complete))).toEqual({
      warehouseId: 'EWR-1',
      logNo: '1Z84R7W30344719472',
      shippingType: 'express',
      lines: [{ sku: 'DD1391-100', size: '9', quantity: 2 }],
      remark: '',
    });
  });
});
