import type { BoardCard, TaskBoard } from '#contracts/tasks/task-board-queries.ts';

type Column = TaskBoard['columns'][number];
type Stage = BoardCard['stage'];

/** Cards on their way to a person; to nobody where they are taken back. */
export interface Move {
  ids: readonly string[];
  to: { id: string; name: string } | null;
}

/** The board as it will be once the server agrees. */
export const moved = (board: TaskBoard, { ids, to }: Move): TaskBoard =>
  ids.reduce((before, id) => {
    const card = before.columns.flatMap(({ cards }) => cards).find((each) => each.id === id);
    return card ? { ...before, columns: placed(before.columns, { ...card, stage: stageOf(card, to), assignee: to }) } : before;
  }, board);

/** Work that has begun stays where it is. */
const stageOf = ({ stage }: BoardCard, to: Move['to']): Stage => {
  if (to === null) return stage === 'assigned' ? 'pending' : stage;
  return stage === 'pending' ? 'assigned' : stage;
};

const placed = (columns: readonly Column[], card: BoardCard): Column[] =>
  columns.map((column) => {
    const at = column.cards.findIndex(({ id }) => id === card.id);
    const enters = column.stage === card.stage;
    if (at >= 0 && enters) return { ...column, cards: column.cards.with(at, card) };
    if (at >= 0) return counted(column, card, -1, column.cards.toSpliced(at, 1));
    return enters ? counted(column, card, 1, inserted(column.cards, card)) : column;
  });

/** Where the server will have it: late ones first, then by deadline. */
const inserted = (cards: readonly BoardCard[], card: BoardCard): BoardCard[] => {
  const at = cards.findIndex((other) => pressOf(other) >= pressOf(card));
  return at < 0 ? [...cards, card] : cards.toSpliced(at, 0, card);
};

const pressOf = ({ late, gmtDue, gmtCreate }: BoardCard): string => [late ? '0' : '1', gmtDue ?? '9', gmtCreate].join(' ');

const counted = (column: Column, { orders, items }: BoardCard, by: 1 | -1, cards: BoardCard[]): Column => ({
  ...column,
  orders: column.orders + by * orders,
  items: column.items + by * items,
  cards,
});
