import { keepViewEndpoint } from '#contracts/accounts/saved-views/keep-view.ts';
import { findView, mostViews, mostViewsOfAList, type SavedView } from '#contracts/accounts/saved-views/saved-view.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, nothing, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { savedViewsStream, type SavedViews } from '#services/aggregates/account/saved-views.ts';

const listHasRoom = (views: SavedViews, { list }: SavedView): Rejection | undefined =>
  views.filter((view) => view.list === list).length < mostViewsOfAList
    ? undefined
    : reject('TooManyViewsOfList', { field: 'name', params: { max: mostViewsOfAList } });

const accountHasRoom = (views: SavedViews): Rejection | undefined =>
  views.length < mostViews ? undefined : reject('TooManyViews', { field: 'name', params: { max: mostViews } });

export const keepView = (accountId: string, view: SavedView, views: SavedViews): Decision => {
  const known = findView(views, view);
  if (known?.address === view.address) return nothing;
  const refusal = known ? undefined : (listHasRoom(views, view) ?? accountHasRoom(views));
  return refusal ?? accept(change(savedViewsStream, accountId, { type: 'ViewKept', data: view }));
};

export const keepViewRoute = commandRoute(keepViewEndpoint, async ({ body, viewer: { accountId } }, load) =>
  decided(keepView(accountId, body, await load.one(savedViewsStream, accountId)), null),
);
