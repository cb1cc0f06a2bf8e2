import { describe, expect, it } from 'vitest';
import { wallPage } from './wall-page.ts';

const late = (card: string): boolean => card.startsWith('late');
const shown = (all: readonly string[], room: number, turn: number): string => wallPage(all, room, turn, late).cards.join(' ');

describe('Rule: whoever waits before the wall sees every card', () => {
  it('at once where all have room', () => {
    expect(wallPage(['1', '2', '3'], 3, 5, late)).toEqual({ cards: ['1', '2', '3'], at: 0, pages: 1 });
  });

  it('page after page where they have not, and then anew', () => {
    const all = ['1', '2', '3', '4', '5', '6'];
    expect([0, 1, 2, 3].map((turn) => shown(all, 2, turn))).toEqual(['1 2', '3 4', '5 6', '1 2']);
    expect(wallPage(all, 2, 4, late)).toMatchObject({ at: 1, pages: 3 });
  });

  it('on a full screen to the last', () => {
    expect([0, 1].map((turn) => shown(['1', '2', '3', '4', '5'], 3, turn))).toEqual(['1 2 3', '3 4 5']);
  });

  it('and what is late all the time', () => {
    const all = ['late 1', '2', '3', '4', '5'];
    expect([0, 1].map((turn) => shown(all, 3, turn))).toEqual(['late 1 2 3', 'late 1 4 5']);
  });

  it('in turn where more is late than has room', () => {
    const all = ['late 1', 'late 2', 'late 3', '4'];
    expect([0, 1].map((turn) => shown(all, 2, turn))).toEqual(['late 1 late 2', 'late 3 4']);
  });
});
