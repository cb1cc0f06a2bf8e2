import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contracts/endpoints.ts';
import type { AnyEndpoint } from './call-address.ts';
import type { LightSchema } from './light-schemas.ts';

vi.doMock('zod', () => import('./light-schemas.ts'));
vi.resetModules();
const { endpoints: lightEndpoints } = await import('#contracts/endpoints.ts');
vi.doUnmock('zod');

/** As addresses say them, mistyped ones too. */
const values = [
  ['', ' ', 'x', 'a,b', ',', '0', '1', '12', '13', '-1', '-2', '1.5', '1e3', '10001', '99999999999', 'NaN', 'true', 'false', 'maybe'],
  ['2026-11-22', '2026-13-45', '2026-11-22 10:00:00', '2026-11-22T10:00:00Z', '9999999-01-01', 'x'.repeat(41), 'x'.repeat(301), 'x,'.repeat(60)],
].flat();

/** All that its schema names, one by one and together. */
const named = (query: z.ZodType): string[] => {
  const text = JSON.stringify(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }));
  const found = [...text.matchAll(/"enum":(\[.*?\])/g)].flatMap(([, list]) => (JSON.parse(list!) as unknown[]).map(String));
  return [...found, found.slice(0, 2).join(',')];
};

const lists = endpoints.filter(({ query }) => query !== undefined && 'shape' in query && 'current' in query.shape);
const shapeOf = ({ query }: Pick<AnyEndpoint, 'query'>) => (query as unknown as LightSchema).shape;

describe('Rule: a list takes of an address what the server takes', () => {
  it.each(lists.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
    const light = shapeOf(lightEndpoints.find((one) => one.name === name)!);
    const full = shapeOf(endpoint);
    expect(Object.keys(light)).toEqual(Object.keys(full));
    for (const value of [...values, ...named(endpoint.query!)])
      for (const field of Object.keys(full))
        expect({ field, value, taken: light[field]!.safeParse(value).success }).toEqual({
          field,
          value,
          taken: full[field]!.safeParse(value).success,
        });
  });
});
