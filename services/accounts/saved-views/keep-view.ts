import { keepViewEndpoint } from '#contracts/accounts/saved-views/view-endpoints.ts';
import { findView, MAX_VIEWS, MAX_VIEWS_PER_LIST, type SavedView } from '#contracts/accounts/saved-views/saved-view.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { savedViewsStream, type SavedViews, type LoadedViews } from '#services/aggregates/account/saved-views.ts';

const requireRoomInList = (views: SavedViews, { list }: SavedView): Rejection | undefined =>
  views.filter((view) => view.list === list).length < MAX_VIEWS_PER_LIST
    ? undefined
    : reject('TooManyViewsOfList', { field: 'name', params: { max: MAX_VIEWS_PER_LIST } });

const requireRoomInAccount = (views: SavedViews): Rejection | undefined =>
  views.length < MAX_VIEWS ? undefined : reject('TooManyViews', { field: 'name', params: { max: MAX_VIEWS } });

export const keepView = ({ body: view }: { body: SavedView }, { views }: { views: LoadedViews }): Decision => {
  const known = findView(views, view);
  if (known?.address === view.address) return noChange;
  const refusal = known ? undefined : (requireRoomInList(views, view) ?? requireRoomInAccount(views));
  return refusal ?? accept(change(views, { type: 'ViewKept', data: view }));
};

export const keepViewRoute = commandRoute(keepViewEndpoint, async ({ body, viewer: { accountId } }, load) =>
  toOutcome(keepView({ body }, { views: await load.one(savedViewsStream, accountId) }), null),
);
