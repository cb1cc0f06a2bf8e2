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
    ['9 digits (R5.51)', matching(/^\d{9}$/), 'webSearch'],
    ['11 digits (R5.49, R5.51)', matching(/^\d{11}$/), 'webSearch'],
    ['16 digits (R5.49)', matching(/^\d{16}$/), 'webSearch'],
    ['21 digits starting with 9 (R5.50)', matching(/^9\d{20}$/), 'webSearch'],
    ['23 digits starting with 9 (R5.50)', matching(/^9\d{22}$/), 'webSearch'],
    ['two letters, eight or ten digits, two letters (R5.50)', matching(/^[A-Z]{2}(\d{8}|\d{10})[A-Z]{2}$/), 'webSearch'],
    ['22 digits starting with another digit (R5.52)', matching(/^[0-8]\d{21}$/), 'webSearch'],
  ])('%s', (_shape, codes, tracker) => {
    expect(fc.check(fc.property(codes, (code) => trackerOf(code) === tracker))).toMatchObject({ failed: false });
  });
});

describe('Rule: a carrier that is known goes before the shape of the number', () => {
  it.each([
    ['9611020987654312345672', 'FedEx', 'www.fedex.com'],
    ['61299998820821171811', 'FedEx', 'www.fedex.com'],
    ['420787049205590213711400100018', 'USPS', 'tools.usps.com'],
    ['JD014600003828392837', 'DHL', 'www.dhl.com'],
    ['1234567890', 'ups ', 'www.ups.com'],
  ])('%s of %s is asked after at %s', (code, carrier, host) => {
    const link = new URL(trackingLink(code, carrier));
    expect(link.host).toBe(host);
    expect([...link.searchParams.values()]).toEqual([code]);
  });

  it.each([
    ['118650888018', 'SF Express'],
    ['LX123456789CN', 'EMS'],
    ['75312345678901', '中通快递'],
  ])('and %s of %s never at another carrier’s', (code, carrier) => {
    const link = new URL(trackingLink(code, carrier));
    expect(link.host).toBe('www.google.com');
    expect(link.searchParams.get('q')).toBe(`${carrier} ${code}`);
  });

  it('and where none is known, the shape decides', () => {
    expect(new URL(trackingLink('118650888018', '')).host).toBe('www.fedex.com');
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
