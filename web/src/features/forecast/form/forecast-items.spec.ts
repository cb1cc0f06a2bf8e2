import { describe, expect, it } from 'vitest';
import {
  hasWrongQuantity,
  linesOf,
  skuOfLine,
  unitsOf,
  unitsToForecast,
  withoutSku,
  withQuantity,
  withSku,
  type CatalogueSku,
  type ForecastItems,
} from './forecast-items.ts';

const panda: CatalogueSku = { sku: 'DD1391-100', brand: 'Nike', remarks: 'Dunk Low Panda', img: '', sizes: ['8', '9', '10'] };
const samba: CatalogueSku = { ...panda, sku: 'B75806', remarks: 'Samba OG' };

const filled: ForecastItems = [
  [panda, '9', 2],
  [panda, '8', 1],
  [samba, '10', 3],
].reduce<ForecastItems>((items, [sku, size, quantity]) => {
  const known = sku as CatalogueSku;
  return withQuantity(withSku(items, known), known.sku, size as string, quantity as number);
}, []);

describe('Rule: a forecast has one line per SKU and size', () => {
  it('in the order of the form, sizes in that of the catalogue', () => {
    expect(linesOf(filled)).toEqual([
      { sku: 'DD1391-100', size: '8', quantity: 1 },
      { sku: 'DD1391-100', size: '9', quantity: 2 },
      { sku: 'B75806', size: '10', quantity: 3 },
    ]);
    expect(unitsOf(filled)).toBe(6);
  });

  it('a SKU chosen again keeps its quantities', () => {
    expect(withSku(filled, panda)).toBe(filled);
  });

  it('zero takes a size out, and a SKU goes with all its sizes', () => {
    expect(linesOf(withQuantity(filled, 'DD1391-100', '9', 0))).toHaveLength(2);
    expect(unitsOf(withoutSku(filled, 'DD1391-100'))).toBe(3);
  });

  it('what is no number of pieces holds the forecast back', () => {
    const items = withQuantity(filled, 'DD1391-100', '9', 'wrong');
    expect([hasWrongQuantity(filled), hasWrongQuantity(items), unitsOf(items)]).toEqual([false, true, 4]);
    expect(linesOf(items)[1]).toEqual({ sku: 'DD1391-100', size: '9', quantity: 'wrong' });
  });

  it('and the button promises no number while a size is wrong', () => {
    expect(unitsToForecast(filled)).toBe(unitsOf(filled));
    expect(unitsToForecast(withQuantity(filled, 'DD1391-100', '9', 'wrong'))).toBe(0);
  });

  it('the server names a line by its index', () => {
    expect([skuOfLine(filled, 1), skuOfLine(filled, 2), skuOfLine(filled, 9)]).toEqual(['DD1391-100', 'B75806', undefined]);
  });
});
