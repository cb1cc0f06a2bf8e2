import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { recordsOf } from '../kernel/lists/paging.ts';
import { count, gmt } from '../kernel/lists/query-rows.ts';
import { channelReads } from './channel-access.ts';
import { channelAccountStateNames } from './channel-account-events.ts';
import { channelAccountActionNames } from './channel-actions.ts';
import { budgetClasses } from './channel-budget.ts';
import { channelKinds } from './channel-kinds.ts';

const accountSchema = z.object({
  accountId: z.string(),
  kind: z.enum(channelKinds),
  name: z.string(),
  state: z.enum(channelAccountStateNames),
  /** Why it is stopped, or the platform's word for why consent is gone. */
  why: z.string().nullable(),
  /** What may still be called today, by what for. */
  budget: z.array(z.object({ class: z.enum(budgetClasses), left: count, allowed: count })),
  /** Wishes that wait, and since when the oldest does. */
  waiting: count,
  gmtOldest: gmt.nullable(),
  /** Calls that nobody knows the outcome of. */
  lost: count,
  breaker: z.enum(['closed', 'open', 'halfOpen']),
  /** How long a call takes, of late; null before the first. */
  callMs: count.nullable(),
  /** When sales were last asked for. */
  gmtSales: gmt.nullable(),
  actions: z.array(z.enum(channelAccountActionNames)),
});
export type ChannelAccountRow = z.output<typeof accountSchema>;

const haltSchema = z.object({ scope: z.string(), reason: z.string(), operator: z.string(), gmt });
export type ChannelHalt = z.output<typeof haltSchema>;

export const listChannelAccounts = endpoint({
  name: 'listChannelAccounts',
  method: 'GET',
  path: '/channels/accounts',
  bases: ['admin'],
  access: channelReads,
  summary: 'The accounts with platforms: their state, what may still be called today, and how far they are behind.',
  data: recordsOf(accountSchema).extend({
    /** What is held back: `all`, or a kind. */
    halts: z.array(haltSchema),
    mayHalt: z.boolean(),
  }),
});

const serviceSchema = z.object({
  kind: z.enum(channelKinds),
  authorised: z.boolean(),
  /** `none`: the house has no account there. */
  state: z.enum(['open', 'paused', 'none']),
  /** How old the news of a sale may be, in seconds. */
  blindSeconds: count.nullable(),
});
export type PlatformService = z.output<typeof serviceSchema>;

/** R2.70, R2.94. */
export const listPlatformServices = endpoint({
  name: 'listPlatformServices',
  method: 'GET',
  path: '/platform_services',
  bases: ['business'],
  access: 'signedIn',
  summary: 'The platforms where goods can be sold, and which of them the shop is authorised for.',
  data: recordsOf(serviceSchema),
});
