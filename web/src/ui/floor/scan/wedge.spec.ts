import { describe, expect, it } from 'vitest';
import { createWedge } from './wedge.ts';

const type = (text: string, gap: number) => {
  const wedge = createWedge(() => 60);
  let at = 1000;
  for (const character of text) wedge.character(character, (at += gap));
  return wedge.enter(at + gap)?.scan;
};

describe('Rule: a scan is told from typing by its pace', () => {
  it('takes a burst that ends with Enter', () => {
    expect(type('K7Q2M4XR9D', 8)).toBe('K7Q2M4XR9D');
  });

  it('takes nothing that a hand types', () => {
    expect(type('K7Q2M4XR9D', 140)).toBeUndefined();
    expect(type('ok', 8)).toBeUndefined();
  });

  it('forgets what was typed before the burst', () => {
    const wedge = createWedge(() => 60);
    wedge.character('x', 0);
    for (const [at, character] of [...'A-03-2'].entries()) wedge.character(character, 500 + at * 10);
    expect(wedge.enter(560)).toEqual({ scan: 'A-03-2', after: 500 });
  });
});
