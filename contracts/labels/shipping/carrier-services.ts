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
