import type { Column } from '../columns.ts';

/** What a person changed about the columns of a list. Columns that a later version adds take their own place. */
export interface ColumnChanges {
  /** Keys of those that can be moved, in their order; empty as long as nothing was moved. */
  order: readonly string[];
  shown: Readonly<Record<string, boolean>>;
  /** Pixels. */
  widths: Readonly<Record<string, number>>;
}

export const unchanged: ColumnChanges = { order: [], shown: {}, widths: {} };

type AnyColumn = Pick<Column<never>, 'key' | 'optional' | 'fixed'>;

export const isShown = ({ key, optional, fixed }: AnyColumn, { shown }: ColumnChanges): boolean =>
  fixed === true || (shown[key] ?? optional !== true);

/** All columns in the chosen order. Those that are fixed keep their place, the others share what is left. */
export const inOrder = <C extends AnyColumn>(all: readonly C[], { order }: ColumnChanges): readonly C[] => {
  const movable = all.filter(({ fixed }) => fixed !== true);
  const placed = order.flatMap((key) => movable.find((column) => column.key === key) ?? []);
  for (const [at, column] of movable.entries()) if (!placed.includes(column)) placed.splice(at, 0, column);
  let next = 0;
  return all.map((column) => (column.fixed === true ? column : placed[next++]!));
};

/** `key` to the place of `to`. */
export const moved = (all: readonly AnyColumn[], changes: ColumnChanges, key: string, to: string): ColumnChanges => {
  const keys = inOrder(all, changes).flatMap((column) => (column.fixed === true ? [] : [column.key]));
  const target = keys.indexOf(to);
  if (target < 0 || !keys.includes(key)) return changes;
  const order = keys.filter((each) => each !== key);
  order.splice(target, 0, key);
  return { ...changes, order };
};

const narrowest = 48;
const widest = 640;

export const resized = (changes: ColumnChanges, key: string, width: number): ColumnChanges => ({
  ...changes,
  widths: { ...changes.widths, [key]: Math.round(Math.min(widest, Math.max(narrowest, width))) },
});
