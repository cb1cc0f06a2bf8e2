import type { TFunction } from 'i18next';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';

/** One by its number, several by how many they are. */
export const namedCards = (cards: readonly BoardCard[], t: TFunction): string =>
  cards.length === 1 ? shortOddNo(cards[0]!.id) : t('taskBoard.cards', { count: cards.length });
