import { describe, expect, it } from 'vitest';
import { formatCount, formatMoney, formatTime } from './formats.ts';

describe('Rule: figures are grouped and carry a true minus', () => {
  it('groups thousands', () => {
    expect(formatCount(1_204_600)).toBe('1,204,600');
    expect(formatCount(-12)).toBe('−12');
  });

  it('writes cents as dollars', () => {
    expect(formatMoney(120_460)).toBe('$1,204.60');
    expect(formatMoney(-750)).toBe('−$7.50');
    expect(formatMoney(16_432, { signed: true, unit: '' })).toBe('+164.32');
    expect(formatMoney(0, { signed: true })).toBe('$0.00');
  });
});

describe('Rule: times are shown in the viewer’s zone to the second', () => {
  it('writes YYYY-MM-DD HH:mm:ss', () => {
    expect(formatTime(new Date(2026, 10, 20, 9, 4, 5))).toBe('2026-11-20 09:04:05');
  });
});
