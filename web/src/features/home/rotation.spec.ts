import { describe, expect, it } from 'vitest';
import { turned } from './rotation.ts';

describe('Rule: the pictures go round', () => {
  it('from the last to the first and back', () => {
    expect(turned(0, 1, 3)).toBe(1);
    expect(turned(2, 1, 3)).toBe(0);
    expect(turned(0, -1, 3)).toBe(2);
    expect(turned(0, 1, 1)).toBe(0);
  });
});
