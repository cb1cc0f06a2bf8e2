import { listViews } from '#contracts/accounts/saved-views/view-endpoints.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { savedViewsStream } from '#services/aggregates/account/saved-views.ts';
import { stateOf } from '#kernel/commands/state-of.ts';

export const listViewsRoute = (log: EventLog) =>
  queryRoute(listViews, async ({ viewer }) => [...(await stateOf(log, savedViewsStream, viewer.accountId))]);
