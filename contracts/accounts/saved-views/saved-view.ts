import { z } from 'zod';

export const MAX_VIEW_NAME_LENGTH = 40;
export const MAX_VIEWS_PER_LIST = 20;
/** Of one account, over all lists. */
export const MAX_VIEWS = 200;

/** The list as its page calls it: `inventory`, `reviews-5`. */
export const listField = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
export const viewNameField = z.string().trim().min(1).max(MAX_VIEW_NAME_LENGTH);

/** A list as a person wants to find it again. */
export const savedViewSchema = z.strictObject({
  list: listField,
  name: viewNameField,
  /** Path, tab and filters, as the console has them behind its `#`. */
  address: z
    .string()
    .max(2000)
    .regex(/^\/(?!\/)/),
});
export type SavedView = z.output<typeof savedViewSchema>;

const isOneView = (one: Omit<SavedView, 'address'>, other: Omit<SavedView, 'address'>): boolean => one.list === other.list && one.name === other.name;

export const findView = (views: readonly SavedView[], view: Omit<SavedView, 'address'>): SavedView | undefined =>
  views.find((known) => isOneView(known, view));

/** A name that its list has already means another address from now on, and stays where it stands. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  findView(views, view) ? views.map((known) => (isOneView(known, view) ? view : known)) : [...views, view];

export const withoutView = (views: readonly SavedView[], view: Omit<SavedView, 'address'>): SavedView[] =>
  views.filter((known) => !isOneView(known, view));
