import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/paging.ts';
import { after, searchText } from '../kernel/query-fields.ts';
import { count, countedPageOf, gmt, shopInfoSchema } from '../kernel/query-rows.ts';
import { sellerAccountActionNames } from './seller-account-actions.ts';
import { sellerAccountStateNames, type SellerAccountState } from './seller-account-states.ts';

export const sellerAccountViews = ['all', ...sellerAccountStateNames] as const;
export type SellerAccountView = (typeof sellerAccountViews)[number];

export const sellerAccountSchema = z.object({
  accountId: z.string(),
  login: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(sellerAccountStateNames),
  /** From their admission on. */
  shopInfo: shopInfoSchema.nullable(),
  gmtCreate: gmt,
  gmtModify: gmt,
  /** Sign-ins are remembered for seven days; null where there was none. */
  gmtSignIn: gmt.nullable(),
  version: count,
  actions: z.array(z.enum(sellerAccountActionNames)),
});
export type SellerAccount = z.output<typeof sellerAccountSchema>;

export const listSellerAccounts = endpoint({
  name: 'listSellerAccounts',
  method: 'GET',
  path: '/accounts/sellers',
  bases: ['admin'],
  access: ['700.query'],
  summary: 'Accounts of sellers, including those awaiting admission, latest registration first (R2.130)',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(sellerAccountViews).default('all'),
    /** In name, e-mail, login, or the shop's number, UID or name. */
    text: searchText,
    sort: z.enum(['gmtCreate', 'gmtModify', 'name']).default('gmtCreate'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(
    sellerAccountSchema,
    z.object(Object.fromEntries(sellerAccountViews.map((view) => [view, count])) as Record<'all' | SellerAccountState, typeof count>),
  ),
});
