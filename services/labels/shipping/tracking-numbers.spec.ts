import { describe, expect, it } from 'vitest';
import { carrierOf } from '#contracts/labels/carrier.ts';
import { isLabelCode } from '#contracts/labels/label-code.ts';
import { carrierServiceNames, carrierServices } from '#contracts/labels/shipping/carrier-services.ts';
import { fedExCheckDigit, trackingNumberOf, upsCheckDigit, uspsCheckDigit } from './tracking-numbers.ts';

describe('Rule: a bought label has a tracking number of its carrier', () => {
  it('that is told by its shape, and can be shipped under', () => {
    for (const service of carrierServiceNames)
      for (const serial of [1, 10_001, 9_999_999]) {
        const logNo = trackingNumberOf(service, serial);
        expect(carrierOf(logNo)).toBe(carrierServices[service].carrier);
        expect(isLabelCode(logNo)).toBe(true);
      }
  });

  it('and that no other label of the service has', () => {
    for (const service of carrierServiceNames) {
      const given = Array.from({ length: 500 }, (_, index) => trackingNumberOf(service, 10_001 + index));
      expect(new Set(given).size).toBe(500);
    }
  });

  it('with the check digit that carriers reckon', () => {
    expect(upsCheckDigit('999AA1012345678')).toBe(4);
    // The same as below the bars of goods.
    expect(uspsCheckDigit('400638133393')).toBe(1);
    expect(fedExCheckDigit('98657878885')).toBe(5);
  });
});
