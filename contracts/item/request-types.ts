import { z } from 'zod';

/** Request types (specification section 4): the applications 3–7 and the platform's own direct outbound, 14. */
export const requestTypes = {
  3: { name: 'shipWithLabel', en: 'Ship with label', zh: '有面单出库' },
  4: { name: 'reship', en: 'Reship without label', zh: '转运' },
  5: { name: 'cashOut', en: 'Cash-out', zh: '回收' },
  6: { name: 'consignment', en: 'Consignment', zh: '寄售' },
  7: { name: 'ownershipTransfer', en: 'Ownership transfer', zh: '过户' },
  14: { name: 'directOutbound', en: 'Direct outbound', zh: '平台直接出库' },
} as const;
export type RequestType = keyof typeof requestTypes;
export const requestTypeSchema = z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7), z.literal(14)]);
/** What a seller can apply for. */
export type ApplicationType = Exclude<RequestType, 14>;
export const applicationTypeSchema = z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)]);
