import { describe, expect, it } from 'vitest';
import { holdKeys } from './held-keys.ts';

const presses = (text: string, gap: number, keys = holdKeys(() => 60)) => {
  const run: string[] = [];
  let timeStamp = 1000;
  for (const key of text) run.push(...keys.hold({ key, timeStamp: (timeStamp += gap) }).before.map((press) => press.key));
  return { run, keys, enter: () => keys.endedBy({ key: 'Enter', timeStamp: timeStamp + gap }) };
};
const names = (pressed: readonly { key: string }[]) => pressed.map(({ key }) => key).join('');

describe('Rule: a burst that ends with Enter is one scan, and none of its characters a shortcut', () => {
  it('however short the code is', () => {
    for (const code of ['ZPAA3W882L', 'T-1', 'a3']) {
      const burst = presses(code, 8);
      expect(burst.enter()).toBe(code);
      expect([burst.run, burst.keys.rest()]).toEqual([[], []]);
    }
  });

  it('and a burst that nobody ends is no shortcut either', () => {
    expect(presses('GLDT88EYJ6', 8).keys.rest()).toEqual([]);
  });

  it('at the pace of the scanner that the device was told of', () => {
    const slow = presses(
      'ZPAA3W882L',
      200,
      holdKeys(() => 250),
    );
    expect(slow.enter()).toBe('ZPAA3W882L');
    expect(slow.run).toEqual([]);
  });
});

describe('Rule: what a hand presses works as before', () => {
  it('one key, or a pair', () => {
    expect(names(presses('a', 0).keys.rest())).toBe('a');
    expect(names(presses('gi', 40).keys.rest())).toBe('gi');
    expect(presses('jkx', 140).run.join('')).toBe('jk');
  });

  it('and a key before Enter is not taken for a scan', () => {
    expect(presses('a', 10).enter()).toBeUndefined();
    expect(presses('jjjj', 30).enter()).toBeUndefined();
    expect(names(presses('jjjj', 30).keys.rest())).toBe('jjjj');
  });
});
