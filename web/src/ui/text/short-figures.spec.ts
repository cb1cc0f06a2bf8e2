import { describe, expect, it } from 'vitest';
import { formatChange, formatShare, shortCount, shortMoney, wholeMoney } from './short-figures.ts';

describe('Rule: figures read from afar leave out what is not seen', () => {
  it('shows whole dollars', () => {
    expect(wholeMoney(41_286_049)).toBe('$412,860');
    expect(wholeMoney(-320)).toBe('\u2212$3');
  });

  it.each([
    [0, '0'],
    [800, '800'],
    [13_500, '13.5k'],
    [2_000_000, '2m'],
  ])('shortens %i to %s', (count, text) => {
    expect(shortCount(count)).toBe(text);
  });

  it('shortens money and shares', () => {
    expect(shortMoney(1_350_000)).toBe('$13.5k');
    expect(shortMoney(-1_350_000)).toBe('\u2212$13.5k');
    expect(formatShare(-0.0219)).toBe('2.2%');
  });

  it('says a change as a share, and as a factor where something more than trebled', () => {
    expect([0.084, -0.0219, 2, 4.37, 20.593].map(formatChange)).toEqual(['+8.4%', '\u22122.2%', '+200%', '×5.4', '×21.6']);
  });
});
