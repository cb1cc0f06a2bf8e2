import { describe, expect, it } from 'vitest';
import { buildCatalogue } from './catalogue.ts';

describe('Rule: the demo catalogue holds 1,200 products', () => {
  const catalogue = buildCatalogue();

  it('each with a code, a name and sizes of its own', () => {
    expect(catalogue).toHaveLength(1200);
    expect(new Set(catalogue.map(({ sku }) => sku)).size).toBe(1200);
    expect(new Set(catalogue.map(({ brand, name }) => `${brand} ${name}`)).size).toBe(1200);
    expect(catalogue.every(({ sizes }) => sizes.length > 0 && new Set(sizes).size === sizes.length)).toBe(true);
  });

  it('knows the codes that every reseller knows', () => {
    const codes = new Map(catalogue.map(({ name, sku }) => [name, sku]));
    expect(codes.get('Dunk Low Panda')).toBe('DD1391-100');
    expect(codes.get('Samba OG Cloud White')).toBe('B75806');
  });

  it('is the same every time', () => {
    expect(buildCatalogue()).toEqual(catalogue);
  });
});
