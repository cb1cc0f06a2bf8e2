import type { CarrierServiceName, LabelCarrier, SignatureOption } from '#contracts/labels/shipping/carrier-services.ts';

/** What one carrier service charges and takes. Money in whole cents; `perZone` is for each zone above 2. */
export interface Tariff {
  maxGrams: number;
  /** Length plus girth: the longest side and twice the two others. */
  maxGirthCm: number;
  /** Weight is charged by each of these begun. */
  stepGrams: number;
  /** How much room a gram may take before it is the room that is charged. */
  cubicCmPerGram: number;
  base: number;
  basePerZone: number;
  step: number;
  stepPerZone: number;
}

const usps = { maxGrams: 31_750, stepGrams: 227, cubicCmPerGram: 6 };
const privately = { maxGrams: 68_000, maxGirthCm: 419, stepGrams: 454, cubicCmPerGram: 5 };

export const tariffs: Readonly<Record<CarrierServiceName, Tariff>> = {
  uspsGround: { ...usps, maxGirthCm: 330, base: 420, basePerZone: 22, step: 48, stepPerZone: 9 },
  uspsPriority: { ...usps, maxGirthCm: 274, base: 690, basePerZone: 45, step: 62, stepPerZone: 14 },
  upsGround: { ...privately, base: 840, basePerZone: 42, step: 62, stepPerZone: 11 },
  upsThreeDay: { ...privately, base: 1_290, basePerZone: 110, step: 118, stepPerZone: 26 },
  upsSecondDay: { ...privately, base: 1_720, basePerZone: 190, step: 176, stepPerZone: 38 },
  fedExGround: { ...privately, base: 860, basePerZone: 40, step: 60, stepPerZone: 12 },
  fedExTwoDay: { ...privately, base: 1_680, basePerZone: 195, step: 180, stepPerZone: 36 },
};

/** Cents for each option, and for each hundred dollars of value that is not insured free. */
export const extras: Readonly<Record<LabelCarrier, { signature: Readonly<Record<SignatureOption, number>>; perHundred: number }>> = {
  USPS: { signature: { none: 0, indirect: 345, direct: 370, adult: 985 }, perHundred: 130 },
  UPS: { signature: { none: 0, indirect: 560, direct: 660, adult: 805 }, perHundred: 145 },
  FedEx: { signature: { none: 0, indirect: 590, direct: 685, adult: 840 }, perHundred: 140 },
};
