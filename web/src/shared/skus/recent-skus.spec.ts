import { describe, expect, it } from 'vitest';
import { withRecent } from './recent-skus.ts';

describe('Rule: five recent SKUs, each once (R9.05)', () => {
  it('the last one used comes first', () => {
    expect(['A', 'B', 'C', 'A', 'D', 'E', 'F'].reduce<string[]>(withRecent, [])).toEqual(['F', 'E', 'D', 'A', 'C']);
  });
});
