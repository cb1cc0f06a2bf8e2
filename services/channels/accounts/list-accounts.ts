import type { Pool } from 'pg';
import { actionsOnAccount } from '#contracts/channels/channel-actions.ts';
import type { ChannelAccountState } from '#contracts/channels/channel-account-events.ts';
import { channelEdits } from '#contracts/channels/channel-access.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { listChannelAccounts, type ChannelAccountRow } from '#contracts/channels/channel-queries.ts';
import { mayAny } from '#contracts/kernel/access/permissions.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { Clock } from '#kernel/clock.ts';
import { breakerState, closedBreaker } from '#kernel/outbox/breaker.ts';
import { channelAccountMachine } from '../../aggregates/channel/channel-account.machine.ts';
import { channelDefinitions } from '../definitions.ts';
import { budgetsLeft } from '../kernel/budget.ts';
import { waitingOf, type Waiting } from '../drain/wishes.ts';
import { healthOf, type AccountHealth } from '../kernel/health.ts';

export interface KnownAccount {
  accountId: string;
  kind: ChannelKind;
  name: string;
  shopId: number | null;
  state: ChannelAccountState;
  why: string | null;
  version: number;
}

export interface AccountReads {
  channelAccounts(kind?: ChannelKind): Promise<readonly KnownAccount[]>;
  channelHalts(): Promise<readonly { scope: string; reason: string; operator: string; gmt: string }[]>;
}

export interface ListNeeds extends AccountReads {
  pool: Pool;
  clock: Clock;
}

export const listAccountsRoute = ({ pool, clock, channelAccounts, channelHalts }: ListNeeds) =>
  queryRoute(listChannelAccounts, async ({ viewer }) => {
    const accounts = await channelAccounts();
    const now = clock.now();
    const ids = accounts.map(({ accountId }) => accountId);
    const [budgets, health, waiting, halts] = await Promise.all([
      budgetsLeft(
        pool,
        accounts.map(({ accountId, kind }) => ({ accountId, callsPerDay: channelDefinitions[kind]?.limits.callsPerDay ?? 0 })),
        now,
      ),
      healthOf(pool, ids),
      waitingOf(pool, ids),
      channelHalts(),
    ]);
    const mayEdit = mayAny(viewer.permissions, channelEdits);
    return {
      records: accounts.map(({ version: _version, shopId: _shopId, ...account }) => ({
        ...account,
        ...shown(health.get(account.accountId), waiting.get(account.accountId), now),
        budget: budgets.get(account.accountId) ?? [],
        actions: actionsOnAccount(viewer, channelAccountMachine.allowedEvents(account.state)),
      })),
      halts: [...halts],
      mayHalt: mayEdit,
    };
  });

type Shown = Pick<ChannelAccountRow, 'waiting' | 'gmtOldest' | 'lost' | 'breaker' | 'callMs' | 'gmtSales'>;

const shown = (health: AccountHealth | undefined, waits: Waiting | undefined, now: Date): Shown => ({
  waiting: waits?.waiting ?? 0,
  gmtOldest: waits?.oldest?.toISOString() ?? null,
  lost: health?.lost ?? 0,
  breaker: breakerState(health ? { failures: health.failures, openUntil: health.openUntil } : closedBreaker, now),
  callMs: health?.callMs ?? null,
  gmtSales: health?.salesAt?.toISOString() ?? null,
});
