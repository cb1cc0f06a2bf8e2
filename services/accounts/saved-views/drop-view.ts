import { dropViewEndpoint } from '#contracts/accounts/saved-views/view-endpoints.ts';
import { findView } from '#contracts/accounts/saved-views/saved-view.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { savedViewsStream, type LoadedViews } from '#services/aggregates/account/saved-views.ts';

export const dropView = ({ body: view }: { body: BodyOf<typeof dropViewEndpoint> }, { views }: { views: LoadedViews }): Decision =>
  findView(views, view)
    ? accept(change(views, { type: 'ViewDropped', data: view }))
    : reject('ViewNotFound', { field: 'name', params: { name: view.name } });

export const dropViewRoute = commandRoute(dropViewEndpoint, async ({ body, viewer: { accountId } }, load) =>
  toOutcome(dropView({ body }, { views: await load.one(savedViewsStream, accountId) }), null),
);
