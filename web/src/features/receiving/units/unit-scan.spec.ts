import { describe, expect, it } from 'vitest';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { Count } from '../count/count.ts';
import { readUnitScan } from './unit-scan.ts';

const [a = '', b = '', c = ''] = [1, 2, 3].map((n) => oneIdFrom(Array(9).fill(n)));
const items = [{ oneId: a }, { oneId: b }] as PackageDetail['items'];
const line = (sku: string, size: string) => ({ sku, size, name: '', image: '', expected: 1, received: 0 });
const lines = [line('DD1391-100', '9'), line('DD1391-100', '9.5'), line('CW2288-111', '8')];
const count: Count = { expected: 3, receipts: ['intact'], arrived: 1, over: 0, lines, here: new Set([b]) };
const scan = (code: string, askedSku?: string) => readUnitScan(code, items, count, askedSku);

describe('Rule: a unit is scanned by its ONE ID, or by SKU and size', () => {
  it('finds the unit, however its ONE ID is written', () => {
    expect(scan(`${a.slice(0, 4)}-${a.slice(4).toLowerCase()}`)).toEqual({ unit: items[0] });
    expect(scan(b)).toEqual({ already: items[1] });
    expect(scan(c)).toEqual({ foreign: c });
  });

  it('asks for the size where a SKU has several', () => {
    expect(scan('dd1391 100')).toEqual({ sku: 'DD1391-100', lines: lines.slice(0, 2) });
    expect(scan('CW2288-111')).toEqual({ line: lines[2] });
  });

  it('asks for the size each time where none was forecast', () => {
    const came = [{ ...line('DD1391-100', '9.5'), expected: 0, received: 1 }];
    expect(readUnitScan('DD1391-100', [], { ...count, lines: came })).toEqual({ skuOfAnySize: 'DD1391-100', lines: came });
  });

  it('takes a size only after its SKU', () => {
    expect(scan('9.5', 'DD1391-100')).toEqual({ line: lines[1] });
    expect(scan('9.5')).toEqual({ unknown: '9.5' });
  });
});
