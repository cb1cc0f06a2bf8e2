import { describe, expect, it } from 'vitest';
import { valuesOfPackage } from './values-of-package.ts';
import { linesOf } from './form/forecast-items.ts';

const line = (sku: string, spec: string, expected: number) => ({
  sku,
  spec,
  expected,
  brand: 'Nike',
  remarks: 'Dunk',
  img: '',
  received: 0,
  damaged: 0,
  inspected: 0,
  shelved: 0,
});
const pack = {
  warehouseId: 'EWR-1',
  logNo: '1Z84R7W30344719472',
  shippingType: 'truck' as const,
  reference: 'KICKS001',
  forecastBatch: 'FC-1',
  weightGrams: 12_500,
  dimensions: '60 × 40 × 35 cm',
  insurance: null,
  signature: true,
  remark: '',
  lines: [line('A', '9', 2), line('B', 'OS', 1), line('A', '8', 1)],
};

describe('Rule: an amendment starts from what was forecast', () => {
  const values = valuesOfPackage(pack, [{ sku: 'A', sizes: ['8', '9', '10'] }, undefined]);

  it('with every size that the catalogue has', () => {
    expect(values.items.map(({ sku, sizes }) => [sku, sizes])).toEqual([
      ['A', ['8', '9', '10']],
      ['B', ['OS']],
    ]);
  });

  it('and the same lines', () => {
    expect(linesOf(values.items)).toEqual([
      { sku: 'A', size: '8', quantity: 1 },
      { sku: 'A', size: '9', quantity: 2 },
      { sku: 'B', size: 'OS', quantity: 1 },
    ]);
    expect(values).toMatchObject({
      shippingType: 'truck',
      weightGrams: 12_500,
      dimensions: '60 × 40 × 35 cm',
      insuranceCents: null,
      signature: true,
    });
  });
});
