import { describe, expect, it } from 'vitest';
import { stepFrom } from './board-step.ts';

const lanes = [['a1', 'a2', 'a3'], [], ['c1', 'c2']];

describe('Rule: the keys reach every card of a board', () => {
  it('begins at the first card', () => {
    expect(stepFrom([[], ['b1']], undefined, { along: 1 })).toBe('b1');
    expect(stepFrom(lanes, 'gone', { across: 1 })).toBe('a1');
  });

  it('walks along a lane and stops at its ends', () => {
    expect(stepFrom(lanes, 'a1', { along: 1 })).toBe('a2');
    expect(stepFrom(lanes, 'a3', { along: 1 })).toBe('a3');
    expect(stepFrom(lanes, 'a1', { along: -1 })).toBe('a1');
  });

  it('passes empty lanes by and keeps its height where it can', () => {
    expect(stepFrom(lanes, 'a2', { across: 1 })).toBe('c2');
    expect(stepFrom(lanes, 'a3', { across: 1 })).toBe('c2');
    expect(stepFrom(lanes, 'c1', { across: 1 })).toBe('c1');
  });

  it('has nowhere to go on an empty board', () => {
    expect(stepFrom([[], []], undefined, { along: 1 })).toBeUndefined();
  });
});
