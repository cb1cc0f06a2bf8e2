import { describe, expect, it } from 'vitest';
import { glidesOf, type Place } from './glides.ts';

const [pending, assigned] = [{}, {}] as Element[];
const place = (lane: Element | undefined, left: number, top: number, inSight = true): Place => ({ lane: lane!, left, top, inSight });

describe('Rule: a card glides to where it belongs, in sight of everyone', () => {
  const before = new Map([
    ['moves', place(pending, 10, 100)],
    ['rises', place(pending, 10, 220)],
    ['stays', place(assigned, 240, 100)],
    ['hides', place(pending, 10, 900, false)],
    ['leaves', place(pending, 10, 340)],
  ]);
  const after = new Map([
    ['moves', place(assigned, 240, 220)],
    ['rises', place(pending, 10, 100)],
    ['stays', place(assigned, 240.4, 100)],
    ['hides', place(assigned, 240, 340)],
    ['comes', place(pending, 10, 220)],
  ]);

  it('from lane to lane, and up within its own', () => {
    expect(glidesOf(before, after)).toEqual([
      { key: 'moves', dx: -230, dy: -120, across: true },
      { key: 'rises', dx: 0, dy: 120, across: false },
    ]);
  });

  it('but not into what nobody sees', () => {
    expect(glidesOf(before, new Map([['moves', place(assigned, 240, 900, false)]]))).toEqual([]);
  });
});
