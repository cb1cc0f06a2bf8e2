import { z } from 'zod';
import type { Words } from '../kernel/words.ts';
import { consignmentPlatforms } from '../requests/consignment-platforms.ts';

/** The services that cost something by a rate card. Their names are what lines, postings and pages carry. */
export const feeServices = {
  shipping: { en: 'Shipping with label', zh: '带面单发货' },
  transshipment: { en: 'Transshipment', zh: '转运' },
  switchUser: { en: 'Switch user', zh: '过户' },
  consignment: { en: 'Consignment', zh: '寄售' },
  platform: { en: 'Platform fee', zh: '平台费' },
  storage: { en: 'Storage', zh: '仓租' },
  repair: { en: 'Repair', zh: '维修' },
  label: { en: 'Label surcharge', zh: '面单附加费' },
} as const satisfies Record<string, Words>;

export type FeeService = keyof typeof feeServices;
export const feeServiceNames = Object.keys(feeServices) as [FeeService, ...FeeService[]];

/** Where goods are sold. B2B is a channel of the operator's own, at 0% (R9.14). */
export const feePlatforms = [...consignmentPlatforms, 'B2B'] as const;
export type FeePlatform = (typeof feePlatforms)[number];

const service = <const Name extends FeeService>(name: Name) => z.strictObject({ service: z.literal(name) });

/** What a line of a rate card is for: a service, and which platform or work where the service has several. */
export const feeSubjectSchema = z.discriminatedUnion('service', [
  service('shipping'),
  service('transshipment'),
  service('switchUser'),
  service('consignment'),
  z.strictObject({ service: z.literal('platform'), platform: z.enum(feePlatforms) }),
  service('storage'),
  z.strictObject({ service: z.literal('repair'), repairItemId: z.string().trim().min(1).max(64) }),
  service('label'),
]);
export type FeeSubject = z.output<typeof feeSubjectSchema>;

/** Names the line of a subject within a card, which has at most one: `shipping`, `platform:B2B`, `repair:<repairItemId>`. */
export const lineIdOf = (subject: FeeSubject): string => {
  switch (subject.service) {
    case 'platform':
      return `platform:${subject.platform}`;
    case 'repair':
      return `repair:${subject.repairItemId}`;
    default:
      return subject.service;
  }
};
