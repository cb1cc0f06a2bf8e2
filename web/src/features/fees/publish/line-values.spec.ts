import { describe, expect, it } from 'vitest';
import { feeLineSchema, type FeeLine } from '#contracts/fees/fee-line.ts';
import { withoutGaps } from '#web/ui/form/form-body.ts';
import { lineOf, lineValuesOf, newLine } from './line-values.ts';

const lines: FeeLine[] = [
  { subject: { service: 'shipping' }, charge: { kind: 'perItem', cents: 300, free: 2 } },
  { subject: { service: 'switchUser' }, charge: { kind: 'perOrder', cents: 250 } },
  { subject: { service: 'transshipment' }, charge: { kind: 'perWeightStep', cents: 120, stepGrams: 500, free: 0 } },
  { subject: { service: 'consignment' }, charge: { kind: 'percent', basisPoints: 300, minCents: 100 } },
  { subject: { service: 'storage' }, charge: { kind: 'perDay', cents: 21, freeDays: 20 } },
  {
    subject: { service: 'shipping' },
    charge: {
      kind: 'tiered',
      tiers: [
        { from: 1, cents: 300 },
        { from: 2, cents: 200 },
      ],
    },
  },
];

describe('Rule: a line is sent as it stood, where nothing of it was changed', () => {
  it.each(lines)('$charge.kind', (line) => expect(feeLineSchema.parse(withoutGaps(lineOf(lineValuesOf(line))))).toEqual(line));
});

describe('Rule: a new line waits for its price', () => {
  it('of the usual kind of its service', () => {
    const line = newLine({ service: 'consignment' });
    expect(line.kind).toBe('percent');
    expect(feeLineSchema.safeParse(withoutGaps(lineOf(line))).success).toBe(false);
    expect(feeLineSchema.parse(withoutGaps(lineOf({ ...line, basisPoints: 0 })))).toEqual({
      subject: { service: 'consignment' },
      charge: { kind: 'percent', basisPoints: 0 },
    });
  });
});
