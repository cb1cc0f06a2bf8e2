import type { Words } from '#contracts/kernel/words.ts';

interface CarrierService extends Words {
  /** As `carrierOf` names who carries a parcel. */
  carrier: 'USPS' | 'UPS' | 'FedEx';
  /** Working days in transit: at best, and at most. */
  days: { from: number; to: number };
}

/** What can be bought of each carrier. */
export const carrierServices = {
  uspsGround: { carrier: 'USPS', days: { from: 2, to: 5 }, en: 'Ground Advantage', zh: '陆运优选' },
  uspsPriority: { carrier: 'USPS', days: { from: 1, to: 3 }, en: 'Priority Mail', zh: '优先邮件' },
  upsGround: { carrier: 'UPS', days: { from: 1, to: 5 }, en: 'Ground', zh: '陆运' },
  upsThreeDay: { carrier: 'UPS', days: { from: 3, to: 3 }, en: '3 Day Select', zh: '三日达' },
  upsSecondDay: { carrier: 'UPS', days: { from: 2, to: 2 }, en: '2nd Day Air', zh: '两日空运' },
  fedExGround: { carrier: 'FedEx', days: { from: 1, to: 5 }, en: 'Home Delivery', zh: '住宅派送' },
  fedExTwoDay: { carrier: 'FedEx', days: { from: 2, to: 2 }, en: '2Day', zh: '两日达' },
} as const satisfies Record<string, CarrierService>;

export type CarrierServiceName = keyof typeof carrierServices;
export const carrierServiceNames = Object.keys(carrierServices) as [CarrierServiceName, ...CarrierServiceName[]];

export type LabelCarrier = (typeof carrierServices)[CarrierServiceName]['carrier'];
export const labelCarriers = [...new Set(Object.values(carrierServices).map(({ carrier }) => carrier))] as [LabelCarrier, ...LabelCarrier[]];

/** Who has to sign for the parcel (R1.16). */
export const signatureOptions = {
  none: { en: 'No signature', zh: '无需签名' },
  indirect: { en: 'Indirect signature', zh: '间接签名' },
  direct: { en: 'Direct signature', zh: '直接签名' },
  adult: { en: 'Adult signature', zh: '成人签名' },
} as const satisfies Record<string, Words>;

export type SignatureOption = keyof typeof signatureOptions;
export const signatureOptionNames = Object.keys(signatureOptions) as [SignatureOption, ...SignatureOption[]];

/** Every parcel is insured free up to this value (R9.12). */
export const freeInsuranceCents = 100_00;

/** Only the value above it is charged: by each hundred dollars begun. */
export const chargedHundreds = (declaredValueCents: number): number => Math.max(0, Math.ceil((declaredValueCents - freeInsuranceCents) / 100_00));
