import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';

/** How many of its items went through the stage that the card stands in. */
export const doneOf = ({ stage, picked, packed, shipped }: BoardCard): number => (stage === 'packed' || stage === 'out' ? packed + shipped : picked);

export const shareOf = (card: BoardCard): string => `${card.items === 0 ? 0 : (doneOf(card) / card.items) * 100}%`;

/** Where the walk goes: a batch touches zones, an order begins at a shelf. */
export const placeOf = ({ kind, zones, shelf }: BoardCard): string | null => (kind === 'batch' && zones.length > 1 ? zones.join('–') : shelf);
