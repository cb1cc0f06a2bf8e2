import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, searchText } from '../kernel/lists/query-fields.ts';
import { count, countedPageOf, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { sellerAccountActionNames, sellerAccountStateNames, type SellerAccountState } from './seller-account-states.ts';
import { accountIdField } from './account-fields.ts';

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
  /** Whether the shop is an internal test account (R9.40). */
  isInternal: z.boolean(),
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

/** What can have happened to an account. */
export const accountHistoryKinds = [
  'registered',
  'created',
  'admitted',
  'refused',
  'accessChanged',
  'profileChanged',
  'passwordSet',
  'passwordChanged',
  'phoneChanged',
  'ownPhoneSet',
  'disabled',
  'reinstated',
  'erased',
] as const;
export type AccountHistoryKind = (typeof accountHistoryKinds)[number];

export const accountHistoryEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(accountHistoryKinds),
  gmtCreate: gmt,
  /** Who did it; empty for what a job or the command line did. */
  operator: z.string(),
  /** The network address that it was done from, where that was kept. */
  from: z.string().nullable(),
  /** Why it was disabled, or the application refused. */
  reason: z.string().nullable(),
  /** Permission checks (`permissionId.action`) that were given, and that were taken away. */
  granted: z.array(z.string()),
  withdrawn: z.array(z.string()),
});
export type AccountHistoryEntry = z.output<typeof accountHistoryEntrySchema>;

export const listAccountHistory = endpoint({
  name: 'listAccountHistory',
  method: 'GET',
  path: '/accounts/history',
  bases: ['admin'],
  access: ['700.query'],
  summary: 'What was done to an account, by whom and from where, latest first; for administrators’ accounts, super administrators only (R2.130).',
  query: z.strictObject({ accountId: accountIdField }),
  data: z.array(accountHistoryEntrySchema),
});
