import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { moneyField } from '#contracts/kernel/fields/money-field.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { boundsIn } from './schema-bounds.ts';

const schema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  code: z
    .string()
    .max(10)
    .transform((text) => text.toUpperCase()),
  remark: z.string().trim().max(500).default(''),
  city: z.string().max(60).optional(),
  feeCents: moneyField({ min: 1, max: 900 }),
  platform: z.enum(['A', 'B']),
  items: z.array(z.strictObject({ priceCents: moneyField({ max: 700 }) })).min(1),
});

describe('Rule: what a field takes in is what the schema of its endpoint accepts', () => {
  it('how long a text may be, however it is trimmed or filled in', () => {
    expect(['name', 'code', 'remark', 'city'].map((field) => boundsIn(schema, field).maxLength)).toEqual([40, 10, 500, 60]);
    expect(boundsIn(applyShipWithLabelEndpoint.body, 'label.logNo').maxLength).toBe(40);
  });

  it('between which bounds a number lies, in a list too', () => {
    expect(boundsIn(schema, 'feeCents')).toEqual({ isRequired: true, min: 1, max: 900 });
    expect(boundsIn(schema, 'items.3.priceCents')).toEqual({ isRequired: true, min: 0, max: 700 });
  });

  it('and required is what is refused while it is empty', () => {
    const required = Object.keys(schema.shape).filter((field) => boundsIn(schema, field).isRequired);
    expect(required).toEqual(['name', 'feeCents', 'platform', 'items']);
  });

  it('it knows nothing of what the schema does not name', () => {
    expect([boundsIn(schema, 'name.first'), boundsIn(schema, 'unknown'), boundsIn(undefined, 'name')]).toEqual(
      Array.from({ length: 3 }, () => ({ isRequired: false })),
    );
  });
});
