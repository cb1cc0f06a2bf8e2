import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LeftWords } from './left-words.tsx';

// Untranslated here: a key stands for its words.
const saidOf = (items: number, balanceCents: number) =>
  renderToStaticMarkup(<LeftWords uid="U10592" items={items} balanceCents={balanceCents} />)
    .split(/<[^>]*>/)
    .filter((words) => words !== '');

describe('Rule: whoever erases a seller reads what is left of theirs', () => {
  it('their goods, their money, or both', () => {
    expect(saidOf(12, 3450)).toEqual(['accounts.eraseItemsLeft', 'accounts.eraseMoneyLeft', 'accounts.eraseSettle']);
    expect(saidOf(12, 0)).toEqual(['accounts.eraseItemsLeft', 'accounts.eraseSettle']);
    expect(saidOf(0, 3450)).toEqual(['accounts.eraseMoneyLeft', 'accounts.eraseSettle']);
  });

  it('a debt too', () => expect(saidOf(0, -100)).toContain('accounts.eraseMoneyLeft'));
  it('and nothing where nothing is left', () => expect(saidOf(0, 0)).toEqual([]));
});
