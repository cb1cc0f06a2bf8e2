import { z } from 'zod';
import { endpoint, type DataOf, type QueryOf } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, listOf, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import type { Words } from '../kernel/words.ts';
import { feeReads } from './fee-access.ts';
import { feeLineSchema } from './fee-line.ts';
import { feeServiceNames, feeSubjectSchema } from './fee-subjects.ts';
import { rateScopeKinds, rateScopeSchema } from './rate-scopes.ts';

/** Where a version of a card stands by its days. */
export const versionStates = {
  coming: { tone: 'waiting', en: 'Coming', zh: '待生效' },
  inForce: { tone: 'done', en: 'In force', zh: '生效中' },
  past: { tone: 'cancelled', en: 'Past', zh: '已失效' },
  withdrawn: { tone: 'refused', en: 'Withdrawn', zh: '已撤回' },
} as const satisfies Record<string, Words & { tone: string }>;
export type VersionState = keyof typeof versionStates;
export const versionStateNames = Object.keys(versionStates) as [VersionState, ...VersionState[]];

const day = z.string().describe('YYYY-MM-DD in the zone of the card');

const versionSchema = z.object({
  version: count.describe('0 for terms that the warehouse was given before it had a card'),
  state: z.enum(versionStateNames),
  effectiveFrom: day.nullable().describe('null: from the beginning'),
  before: day.nullable().describe('The day on which the next version takes its place'),
  lines: z.array(feeLineSchema),
  description: z.string(),
  publishedBy: z.string().nullable(),
  gmtCreate: gmt.nullable(),
  withdrawal: z.object({ by: z.string(), gmtCreate: gmt, reason: z.string() }).nullable(),
});
export type RateVersion = z.output<typeof versionSchema>;

const cardSchema = z.object({
  cardId: z.string(),
  scope: rateScopeSchema,
  /** Where the scope names one. */
  shopInfo: shopInfoSchema.nullable(),
  wareName: z.string().nullable(),
  timeZone: z.string().describe('Whose days the versions count by'),
  earliest: day.describe('The first day that a new version can start on'),
  /** The latest start first. */
  versions: z.array(versionSchema),
});
export type RateCardRow = z.output<typeof cardSchema>;

export const listRateCards = endpoint({
  name: 'listRateCards',
  method: 'GET',
  path: '/fees/cards',
  bases: ['admin'],
  access: feeReads,
  summary: 'The rate cards with their versions: past, in force, coming and withdrawn, with who published them (R2.133, R2.175)',
  query: z.strictObject({
    /** Of which kinds; those that each warehouse and level has stand there before anything is published for them. */
    kinds: listOf(z.enum(rateScopeKinds)),
  }),
  data: z.object({ records: z.array(cardSchema) }),
});

const rateSchema = z.object({
  subject: feeSubjectSchema,
  cardId: z.string(),
  version: count,
  scope: rateScopeSchema,
  effectiveFrom: day.nullable(),
  line: feeLineSchema,
});

export const getMerchantRates = endpoint({
  name: 'getMerchantRates',
  method: 'GET',
  path: '/fees/merchants/detail',
  bases: ['admin'],
  access: feeReads,
  summary: "A merchant's own rate cards, and what holds for the merchant today, by which card (R2.134, R2.176)",
  query: z.strictObject({ shopId: shopIdField }),
  data: z.object({
    shopInfo: shopInfoSchema,
    creditLimitCents: cents.describe('How far below zero its wallet may go by its own acts'),
    /** The one for all warehouses first. */
    cards: z.array(cardSchema),
    rates: z.array(rateSchema),
  }),
});
export type MerchantRates = DataOf<typeof getMerchantRates>;

export const merchantRateViews = ['all', 'own', 'coming'] as const;
export type MerchantRateView = (typeof merchantRateViews)[number];

const merchantRateSchema = z.object({
  shopInfo: shopInfoSchema,
  /** What it has rates of its own for, today; empty where the platform's hold. */
  services: z.array(z.enum(feeServiceNames)),
  /** Warehouses with a card of the merchant's own. */
  warehouseIds: z.array(z.string()),
  /** The next day on which one of its cards changes. */
  nextChange: z.string().nullable(),
  gmtModify: gmt.nullable(),
});
export type MerchantRateRow = z.output<typeof merchantRateSchema>;

export const listMerchantRates = endpoint({
  name: 'listMerchantRates',
  method: 'GET',
  path: '/fees/merchants',
  bases: ['admin'],
  access: feeReads,
  summary: 'Merchants and the services that they have rates of their own for (R2.134)',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(merchantRateViews).default('all'),
    /** In the name or the UID. */
    text: searchText,
    sort: z.enum(['shopId', 'name']).default('shopId'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: countedPageOf(merchantRateSchema, z.object({ all: count, own: count, coming: count })),
});
export type MerchantRateFilter = QueryOf<typeof listMerchantRates>;
