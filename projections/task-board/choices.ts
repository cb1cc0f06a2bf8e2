import type { TaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { compare } from './compare.ts';
import type { BoardOrder } from './queries.ts';

/** Zones, carriers and people of the floor, each once and in order. */
export const choicesOf = (orders: readonly BoardOrder[]): TaskBoard['choices'] => ({
  zones: [...new Set(orders.flatMap(({ zones }) => zones ?? []))].sort(compare),
  carriers: [...new Set(orders.flatMap(({ carrier }) => carrier ?? []))].sort(compare),
  people: [...new Map(orders.flatMap(({ operator_id: id, operator_name: name }) => (id === null ? [] : [[id, name ?? ''] as const])))]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => compare(a.name, b.name)),
});
