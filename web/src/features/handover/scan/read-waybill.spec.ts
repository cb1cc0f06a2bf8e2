import { describe, expect, it } from 'vitest';
import type { Shipment } from '#contracts/outbound/handover.ts';
import { readWaybill, whyItStays } from './read-waybill.ts';

const shipment = (oddNo: string, logNo: string | null) => ({ oddNo, logNo, carrier: 'UPS' }) as Shipment;
const [packed, sent, gone, bare] = [shipment('OC1', '1Z1'), shipment('OC2', '1Z2'), shipment('OC3', '1Z3'), shipment('OC4', null)];
const dock = { waiting: [packed, sent, bare], left: [gone], pending: ['OC2'] };

describe('Rule: a parcel leaves by the scan of its waybill, once', () => {
  it('in whichever case it was read', () => expect(readWaybill(' 1z1 ', dock)).toEqual({ ship: packed }));
  it('not while its scan is under way', () => expect(readWaybill('1Z2', dock)).toEqual({ already: sent }));
  it('nor after it has left', () => expect(readWaybill('1Z3', dock)).toEqual({ already: gone }));
  it.each(['1Z', 'OC4', ''])('%j is no waybill of the dock', (code) => expect(readWaybill(code, dock)).toBe('lookUp'));
});

describe('Rule: what the dock does not know is told apart', () => {
  const found = [
    { oddNo: 'OC5', logNo: '1Z55', stage: 'out' as const },
    { oddNo: 'OC6', logNo: '1Z6', stage: 'picking' as const },
  ];
  it.each([
    ['1Z55', 'already'],
    ['1z6', 'notPacked'],
    ['1Z5', 'unknown'],
  ])('%s is %s', (code, why) => expect(whyItStays(code, found)).toBe(why));
});
