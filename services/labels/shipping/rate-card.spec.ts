import { describe, expect, it } from 'vitest';
import { carrierServiceNames, signatureOptionNames } from '#contracts/labels/shipping/carrier-services.ts';
import { builtInRateCard, type Consignment } from './rate-card.ts';
import { zoneBetween } from './zone.ts';

const light: Consignment = {
  parcel: { weightGrams: 200, lengthCm: 10, widthCm: 10, heightCm: 5 },
  zone: 4,
  declaredValueCents: 0,
  signature: 'none',
};
const feeOf = (service: (typeof carrierServiceNames)[number], change: Partial<Consignment>) =>
  builtInRateCard.price(service, { ...light, ...change })?.feeCents;
const ofWeight = (weightGrams: number) => ({ parcel: { ...light.parcel, weightGrams } });
const risesOrStays = (fees: readonly number[]) => fees.every((fee, index) => index === 0 || fee >= fees[index - 1]!);

describe.each(carrierServiceNames)('Rule: more is never cheaper: %s', (service) => {
  const fees = (changes: readonly Partial<Consignment>[]) => changes.flatMap((change) => feeOf(service, change) ?? []);
  const steps = (count: number, of: number) => Array.from({ length: count }, (_, index) => 1 + index * of);

  it('in weight', () => {
    const priced = fees(steps(700, 97).map(ofWeight));
    expect(priced.length).toBeGreaterThan(300);
    expect(risesOrStays(priced)).toBe(true);
  });

  it('in size, where a parcel is bulky for its weight', () => {
    const priced = fees(steps(70, 1).map((side) => ({ parcel: { weightGrams: 500, lengthCm: side, widthCm: side, heightCm: side } })));
    expect(priced.length).toBeGreaterThan(40);
    expect(risesOrStays(priced)).toBe(true);
    expect(priced.at(-1)).toBeGreaterThan(priced[0]!);
  });

  it('in distance, and in declared value', () => {
    expect(risesOrStays(fees([2, 3, 4, 5, 6, 7, 8].map((zone) => ({ zone }))))).toBe(true);
    expect(risesOrStays(fees(steps(300, 1_700).map((declaredValueCents) => ({ declaredValueCents }))))).toBe(true);
  });

  it('in whole cents, itemised', () => {
    for (const signature of signatureOptionNames) {
      const { postageCents, signatureCents, insuranceCents, feeCents } = builtInRateCard.price(service, {
        ...light,
        declaredValueCents: 33_333,
        signature,
      })!;
      expect(Number.isInteger(feeCents)).toBe(true);
      expect(feeCents).toBe(postageCents + signatureCents + insuranceCents);
      expect(signatureCents === 0).toBe(signature === 'none');
    }
  });
});

describe('Rule: insurance is free up to $100; the value above it is charged by each $100 begun (R9.12)', () => {
  const insurance = (declaredValueCents: number) => builtInRateCard.price('upsGround', { ...light, declaredValueCents })!.insuranceCents;

  it('charges by steps', () => {
    expect([0, 9_999, 10_000].map(insurance)).toEqual([0, 0, 0]);
    const step = insurance(10_001);
    expect(step).toBeGreaterThan(0);
    expect([20_000, 20_001, 30_000, 30_001].map(insurance)).toEqual([step, 2 * step, 2 * step, 3 * step]);
  });
});

describe('Rule: the distance of two places is the same both ways', () => {
  const areas = [...'0123456789'].map((digit) => `${digit}5000`);

  it('from the nearest zone to the farthest', () => {
    for (const from of areas)
      for (const to of areas) {
        expect(zoneBetween(from, to)).toBe(zoneBetween(to, from));
        expect(zoneBetween(from, to)).toBeGreaterThanOrEqual(2);
        expect(zoneBetween(from, to)).toBeLessThanOrEqual(8);
      }
    expect(zoneBetween('07105', '07305')).toBe(2);
    expect(zoneBetween('07105', '91761')).toBe(8);
  });
});
