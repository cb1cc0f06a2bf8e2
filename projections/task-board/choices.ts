import type { TaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { compare } from './compare.ts';
import type { FloorGroup } from './queries.ts';

/** Zones, carriers and people of the floor, each once and in order. */
export const choicesOf = (groups: readonly FloorGroup[], zones: string[]): TaskBoard['choices'] => ({
  zones,
  carriers: [...new Set(groups.flatMap(({ carrier }) => carrier ?? []))].sort(compare),
  people: [...new Map(groups.flatMap(({ operator_id: id, operator_name: name }) => (id === null ? [] : [[id, name ?? ''] as const])))]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => compare(a.name, b.name)),
});
