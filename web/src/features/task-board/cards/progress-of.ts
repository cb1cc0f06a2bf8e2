import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';

/** How many of its items went through the stage that the card stands in. */
export const doneOf = ({ stage, picked, packed, shipped }: BoardCard): number => (stage === 'packed' || stage === 'out' ? packed + shipped : picked);

/** From 0 to 1. */
export const shareOf = (card: BoardCard): number => (card.items === 0 ? 0 : doneOf(card) / card.items);

/** Where the walk goes: a batch touches zones, an order begins at a shelf. */
export const placeOf = ({ kind, zones, shelf }: BoardCard): string | null => (kind === 'batch' && zones.length > 1 ? zones.join('–') : shelf);
