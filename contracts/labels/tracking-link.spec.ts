import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackerOf, trackingLink } from './tracking-link.ts';

const matching = (pattern: RegExp) => fc.stringMatching(pattern);

describe('Rule: a tracking number leads to the tracker of its shape', () => {
  it.each([
    ['starts with 1Z (R5.48)', matching(/^1Z[A-Z0-9]{0,20}$/), 'firstCarrier'],
    ['12 to 15 digits (R5.49)', matching(/^\d{12,15}$/), 'secondCarrier'],
    ['two letters, nine digits, two letters (R5.50)', matching(/^[A-Z]{2}\d{9}[A-Z]{2}$/), 'nationalPost'],
    ['22 digits starting with 9 (R5.50)', matching(/^9\d{21}$/), 'nationalPost'],
    ['10 digits (R5.51)', matching(/^\d{10}$/), 'thirdCarrier'],
    ['11 digits (R5.52)', matching(/^\d{11}$/), 'webSearch'],
    ['22 digits starting with another digit (R5.52)', matching(/^[0-8]\d{21}$/), 'webSearch'],
  ])('%s', (_shape, codes, tracker) => {
    expect(fc.check(fc.property(codes, (code) => trackerOf(code) === tracker))).toMatchObject({ failed: false });
  });
});

describe('Rule: a link holds the number, encoded (R5.52)', () => {
  it('is an address whatever was typed', () => {
    expect(
      fc.check(
        fc.property(fc.string({ unit: 'grapheme' }), (code) => {
          const link = new URL(trackingLink(code));
          expect(link.protocol).toBe('https:');
          expect([...link.searchParams.values()]).toEqual([code]);
        }),
      ),
    ).toMatchObject({ failed: false });
  });
});
