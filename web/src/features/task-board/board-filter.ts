import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { getTaskBoard } from '#contracts/tasks/task-board-queries.ts';
import type { PageState } from '#web/ui/list/list-state.ts';

export type BoardFilter = Omit<QueryInputOf<typeof getTaskBoard>, 'wareId'>;

export const groups = ['all', 'orders', 'batches'] as const;
export type Group = (typeof groups)[number];

export const groupOf = ({ filters }: Pick<PageState, 'filters'>): Group => groups.find((known) => known === filters['group']) ?? 'all';

const passedOn = ['zone', 'carrier', 'operatorId', 'late'] as const;

/** What the address asks of the board; what else stands in it is not the board's. */
export const boardFilter = (state: Pick<PageState, 'filters'>): BoardFilter => ({
  group: groupOf(state),
  ...Object.fromEntries(passedOn.flatMap((name) => (state.filters[name] === undefined ? [] : [[name, state.filters[name]]]))),
});
