import { useOwnKept } from './use-own-kept.ts';

/** A list as a person wants to find it again: a name and the address. */
export interface SavedView {
  name: string;
  address: string;
}

const none: readonly SavedView[] = [];

/** A person's views, kept in this browser; a name that is there already is replaced. */
export const useSavedViews = (list: string) => {
  const [views, write] = useOwnKept<readonly SavedView[]>(`views.${list}`, none);
  return {
    views,
    save: (view: SavedView) => write([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => write(views.filter((view) => view.name !== name)),
  };
};
