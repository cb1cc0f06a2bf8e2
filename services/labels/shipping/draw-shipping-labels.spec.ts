import { describe, expect, it } from 'vitest';
import type { ShippingLabel } from '#services/aggregates/shipping-label/shipping-label.ts';
import { inSvg } from '../in-svg.ts';
import { drawShippingLabels } from './draw-shipping-labels.ts';

const label: ShippingLabel = {
  state: 'bought',
  labelNo: 'SL-10001',
  shopId: 7,
  carrier: 'UPS',
  service: 'upsGround',
  logNo: '1Z84R7W30300100014',
  postageCents: 1_000,
  signatureCents: 805,
  insuranceCents: 0,
  feeCents: 1_805,
  declaredValueCents: 0,
  signature: 'adult',
  from: {
    recipient: 'EWR-1 Shelfline',
    street: '400 Delancy St',
    city: 'Newark',
    state: 'NJ',
    zipCode: '07105',
    country: 'US',
    phone: '+1 973 555 0140',
  },
  to: {
    recipient: 'Ada <Buyer>',
    company: 'Buyer & Daughters',
    street: '600 S Spring St, Apartment 1207, Ring twice',
    city: 'Los Angeles',
    state: 'CA',
    zipCode: '90014-2001',
    country: 'US',
    phone: '+1 213 555 0100',
  },
  parcel: { weightGrams: 1_400, lengthCm: 35, widthCm: 23, heightCm: 14 },
  billedGrams: 1_816,
  zone: 8,
  boughtAt: '2026-11-22T12:00:00.000Z',
};

describe('Rule: a shipping label says who sends what to whom, under which number', () => {
  const svg = inSvg(drawShippingLabels([label, { ...label, labelNo: 'SL-10002', signature: 'none' }]));

  it('on a page of 4 by 6 inches each', () => {
    expect(svg).toContain('width="4in" height="12in"');
    for (const words of [
      'UPS GROUND',
      '4.0 LB  ·  ADULT SIGNATURE',
      '400 DELANCY ST',
      'LOS ANGELES CA 90014-2001',
      '1Z84 R7W3 0300 1000 14',
      'SL-10001',
    ])
      expect(svg).toContain(`>${words}<`);
    expect(svg.match(/ADULT SIGNATURE/g)).toHaveLength(1);
  });

  it('in letters alone, whatever an address says', () => {
    expect(svg).toContain('>ADA &#60;BUYER&#62;<');
    expect(svg).toContain('>BUYER &#38; DAUGHTERS<');
  });
});
