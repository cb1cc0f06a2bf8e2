import { carrierServices, type CarrierServiceName, chargedHundreds, type SignatureOption } from '#contracts/labels/shipping/carrier-services.ts';
import type { LabelBought } from '#contracts/labels/shipping/label-events.ts';
import type { LabelOffer } from '#contracts/labels/shipping/shipping-label-commands.ts';
import type { Parcel } from '#contracts/labels/shipping/shipping-label-fields.ts';
import { extras, tariffs, type Tariff } from './tariffs.ts';

/** What a price rests on. */
export interface Consignment {
  parcel: Parcel;
  /** 2 to 8. */
  zone: number;
  declaredValueCents: number;
  signature: SignatureOption;
}

/** With what the hub calls it, where a carrier was asked. */
export type Offer = LabelOffer & Pick<LabelBought['data'], 'quote'>;

/** What labels cost. Prices are in whole cents and itemised; undefined where the service does not take the parcel. */
export interface RateCard {
  price(service: CarrierServiceName, consignment: Consignment): Offer | undefined;
}

/** Our own: no carrier is asked. */
export const builtInRateCard: RateCard = {
  price(service, { parcel, zone, declaredValueCents, signature }) {
    const tariff = tariffs[service];
    if (!takes(tariff, parcel)) return undefined;
    const { signature: signatures, perHundred } = extras[carrierServices[service].carrier];
    const billedGrams = billedGramsOf(tariff, parcel);
    const postageCents = postageOf(tariff, { zone, steps: billedGrams / tariff.stepGrams });
    const signatureCents = signatures[signature];
    const insuranceCents = chargedHundreds(declaredValueCents) * perHundred;
    const feeCents = postageCents + signatureCents + insuranceCents;
    return { service, postageCents, signatureCents, insuranceCents, feeCents, billedGrams };
  },
};

const takes = ({ maxGrams, maxGirthCm }: Tariff, { weightGrams, lengthCm, widthCm, heightCm }: Parcel): boolean => {
  const longest = Math.max(lengthCm, widthCm, heightCm);
  return weightGrams <= maxGrams && 2 * (lengthCm + widthCm + heightCm) - longest <= maxGirthCm;
};

const billedGramsOf = ({ stepGrams, cubicCmPerGram }: Tariff, { weightGrams, lengthCm, widthCm, heightCm }: Parcel): number => {
  const dimensionalGrams = (lengthCm * widthCm * heightCm) / cubicCmPerGram;
  return Math.ceil(Math.max(weightGrams, dimensionalGrams) / stepGrams) * stepGrams;
};

const postageOf = ({ base, basePerZone, step, stepPerZone }: Tariff, { zone, steps }: { zone: number; steps: number }): number =>
  base + basePerZone * (zone - 2) + steps * (step + stepPerZone * (zone - 2));
