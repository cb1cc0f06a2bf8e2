import { describe, expect, it } from 'vitest';
import { answersTo } from './answers-to.ts';

describe('Rule: a seller answers what was counted', () => {
  it('waits for the rest only where something is short', () => {
    expect(answersTo({ short: 2 }).map(({ resolution }) => resolution)).toEqual(['accepted', 'stillComing', 'closed']);
  });

  it('accepts or disagrees where all came, some of it damaged or not forecast', () => {
    expect(answersTo({ short: 0 })).toEqual([
      { resolution: 'accepted', words: 'accepted' },
      { resolution: 'closed', words: 'disagreed' },
    ]);
  });
});
