import { withoutView, withView, type SavedView } from '#contracts/accounts/saved-views/saved-view.ts';
import type { ViewEvent } from '#contracts/accounts/saved-views/view-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';

/** What one account has kept of the lists. */
export type SavedViews = readonly SavedView[];

const evolve = (views: SavedViews, event: ViewEvent): SavedViews => {
  switch (event.type) {
    case 'ViewKept':
      return withView(views, event.data);
    case 'ViewDropped':
      return withoutView(views, event.data);
  }
};

/** A stream of its own beside the account's, which every call reads. */
export const savedViewsStream = streamType<SavedViews, ViewEvent>({ prefix: 'views', initial: [], evolve, tags: () => ({}) });

export type LoadedViews = LoadedFrom<typeof savedViewsStream>;
