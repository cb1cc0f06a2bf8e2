import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE, withoutData } from './without-data.ts';

describe('Rule: the message of an error leaves the browser without data', () => {
  it.each([
    ['x is not a function', 'x is not a function'],
    [`Cannot read properties of undefined (reading 'Ann Lee')`, 'Cannot read properties of undefined (reading …)'],
    [`Unexpected token 'A', "{"name":"Ann Lee"}" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
    ['No item K7Q2-M4XR-9D of ann@example.com', 'No item … of …'],
    ['Call +1 845 555 0199 now', 'Call … … … … now'],
    ['No shelf for 王小明', 'No shelf for …'],
    ['Refused by https://portal.example/#/Admin?name=Ann', 'Refused by …'],
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=Ann for more', 'React error #418'],
    [
      'Failed to fetch dynamically imported module: https://portal.example/assets/packing-page-Bf3_k-9x.js',
      'Failed to fetch dynamically imported module: packing-page.js',
    ],
    ['', '…'],
  ])('%s', (message, told) => {
    expect(withoutData(message)).toBe(told);
    expect(withoutData(told)).toBe(told);
  });

  it('and is never long', () => {
    expect(withoutData('word '.repeat(1000))).toHaveLength(MAX_MESSAGE);
  });
});
