import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageRequest } from '../../kernel/lists/paging.ts';
import { after, searchText } from '../../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema } from '../../kernel/lists/query-rows.ts';

export const merchantWalletViews = ['all', 'belowZero', 'held', 'frozen'] as const;
export type MerchantWalletView = (typeof merchantWalletViews)[number];

const merchantWallet = z.object({
  shopInfo: shopInfoSchema,
  postedCents: cents,
  heldCents: cents,
  availableCents: cents,
  creditLimitCents: cents,
  isFrozen: z.boolean(),
  /** Since when what is posted stands below zero. */
  gmtBelowZero: gmt.nullable(),
  gmtModify: gmt,
  version: count,
});
export type MerchantWallet = z.output<typeof merchantWallet>;

export const listMerchantWallets = endpoint({
  name: 'listMerchantWallets',
  method: 'GET',
  path: '/finance/wallets',
  bases: ['admin'],
  access: ['500.query'],
  summary: 'What each merchant’s wallet holds: posted, held, available; those below zero with since when (R2.128)',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(merchantWalletViews).default('all'),
    /** In the shop's name or user id. */
    text: searchText,
    sort: z.enum(['availableCents', 'postedCents', 'heldCents', 'gmtModify']).default('availableCents'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: countedPageOf(merchantWallet, z.object({ all: count, belowZero: count, held: count, frozen: count })).extend({
    totals: z.object({ postedCents: cents, heldCents: cents, availableCents: cents, owedCents: cents }),
  }),
});
