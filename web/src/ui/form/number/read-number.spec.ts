import { describe, expect, it } from 'vitest';
import { asTyped, readNumber, type NumberRule } from './read-number.ts';

const money: NumberRule = { decimals: 2, min: 0, max: 50_000 };
const pieces: NumberRule = { decimals: 0, min: 1, max: 5_000 };
const kilograms: NumberRule = { decimals: 3, min: 1, max: 68_000 };

describe('Rule: what was typed is taken as it stands, or refused', () => {
  it.each([
    ['5', 500],
    ['5.3', 530],
    ['5.30', 530],
    [' $1.10 ', 110],
    ['.5', 50],
    ['12.', 1_200],
    ['12.500', 1_250],
    ['0.29', 29],
    ['500', 50_000],
    ['', null],
  ])('%j of money is %j cents', (text, cents) => expect(readNumber(text, money)).toBe(cents));

  it('with commas between the thousands', () => {
    expect(readNumber('1,250.50', { ...money, max: 1_000_000 })).toBe(125_050);
    expect(readNumber('12,50', money)).toBe('notANumber');
  });

  it.each([
    ['abc', 'notANumber'],
    ['1e3', 'notANumber'],
    ['1 2', 'notANumber'],
    ['-', 'notANumber'],
    ['.', 'notANumber'],
    ['12.345', 'decimals'],
    ['-5', 'tooLow'],
    ['500.01', 'tooHigh'],
    ['99999999999', 'tooHigh'],
  ])('%j of money is refused: %s', (text, fault) => expect(readNumber(text, money)).toBe(fault));

  it.each([
    ['1.5', 'whole'],
    ['1e3', 'notANumber'],
    ['-5', 'tooLow'],
    ['0', 'tooLow'],
    ['5001', 'tooHigh'],
  ])('%j pieces are refused: %s', (text, fault) => expect(readNumber(text, pieces)).toBe(fault));

  it('500 kg are not made 68', () => {
    expect(readNumber('500', kilograms)).toBe('tooHigh');
    expect(readNumber('1.234', kilograms)).toBe(1_234);
  });
});

describe('Rule: a number is shown as it would be typed', () => {
  it('money with its cents, kilograms without empty digits, pieces whole', () => {
    expect([asTyped(530, money), asTyped(50_000, money), asTyped(1_400, kilograms), asTyped(68_000, kilograms), asTyped(1_200, pieces)]).toEqual([
      '5.30',
      '500.00',
      '1.4',
      '68',
      '1200',
    ]);
    expect([asTyped(null, money), asTyped('wrong', money)]).toEqual(['', '']);
  });
});
