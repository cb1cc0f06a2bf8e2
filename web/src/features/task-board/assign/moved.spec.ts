import { describe, expect, it } from 'vitest';
import type { BoardCard, TaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { moved } from './moved.ts';

const card = (id: string, stage: BoardCard['stage']): BoardCard => ({ id, stage, orders: 1, items: 3, oddNos: [id] }) as BoardCard;
const column = (stage: BoardCard['stage'], ...ids: string[]) => ({
  stage,
  orders: ids.length,
  items: ids.length * 3,
  cards: ids.map((id) => card(id, stage)),
});
const board = { columns: [column('pending', 'OC1', 'OC2'), column('assigned', 'OC3'), column('picking', 'OC4', 'OC5')] } as TaskBoard;
const marta = { id: 'a1', name: 'Marta Ruiz' };

const ids = ({ columns }: TaskBoard) => columns.map(({ cards }) => cards.map(({ id }) => id));
const counts = ({ columns }: TaskBoard) => columns.map(({ orders, items }) => [orders, items]);

describe('Rule: an assigned card moves at once', () => {
  it('leaves its column for the assigned one, with its counts', () => {
    const after = moved(board, { ids: ['OC1'], to: marta });
    expect(ids(after)).toEqual([['OC2'], ['OC1', 'OC3'], ['OC4', 'OC5']]);
    expect(counts(after)).toEqual([
      [1, 3],
      [2, 6],
      [2, 6],
    ]);
  });

  it('takes the others that were chosen with it', () => {
    expect(ids(moved(board, { ids: ['OC1', 'OC2'], to: marta }))).toEqual([[], ['OC2', 'OC1', 'OC3'], ['OC4', 'OC5']]);
  });

  it('stands where the server will have it: late ones first, then by deadline', () => {
    const due = (id: string, stage: BoardCard['stage'], gmtDue: string | null, late = false) => ({ ...card(id, stage), gmtDue, late });
    const assigned = [due('late', 'assigned', '10', true), due('soon', 'assigned', '12'), due('open', 'assigned', null)];
    const before = {
      columns: [
        { ...column('pending'), cards: [due('mine', 'pending', '14')] },
        { ...column('assigned'), cards: assigned },
      ],
    };
    expect(ids(moved(before as TaskBoard, { ids: ['mine'], to: marta }))).toEqual([[], ['late', 'soon', 'mine', 'open']]);
  });

  it('stays where it is when work has begun', () => {
    const after = moved(board, { ids: ['OC5'], to: marta });
    expect(after.columns[2]!.cards.map(({ id, assignee }) => [id, assignee?.name])).toEqual([
      ['OC4', undefined],
      ['OC5', 'Marta Ruiz'],
    ]);
    expect(counts(after)).toEqual(counts(board));
  });

  it('goes back to the pending ones when it is taken back', () => {
    expect(ids(moved(board, { ids: ['OC3'], to: null }))).toEqual([['OC3', 'OC1', 'OC2'], [], ['OC4', 'OC5']]);
  });

  it('changes nothing once the server has it so, or the card is gone', () => {
    const once = moved(board, { ids: ['OC1'], to: marta });
    expect(moved(once, { ids: ['OC1'], to: marta })).toEqual(once);
    expect(moved(board, { ids: ['OC9'], to: marta })).toEqual(board);
  });
});
