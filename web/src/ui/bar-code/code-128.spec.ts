import library from 'bwip-js/node';
import { describe, expect, it } from 'vitest';
import { code128 } from './code-128.ts';

const widthsOfLibrary = (text: string): number[] => {
  const [symbol] = library.raw({ bcid: 'code128', text });
  return symbol && 'sbs' in symbol ? [...symbol.sbs] : [];
};

describe('Rule: a code is drawn as Code 128', () => {
  it.each(['K7Q2M4XR9D', 'UZ4X3PY6HQ', '8P2VVH5TC2', 'A-03-2', ' ~azAZ09'])('%s has the bars that the library draws', (text) => {
    expect(code128(text)).toEqual(widthsOfLibrary(text));
  });

  it('has 11 modules for each character, and for start, check and stop together', () => {
    expect(code128('K7Q2M4XR9D')!.reduce((sum, width) => sum + width)).toBe(11 * 10 + 11 + 11 + 13);
  });

  it('draws nothing that it cannot say', () => {
    expect(code128('预报')).toBeUndefined();
    expect(code128('')).toBeUndefined();
  });
});
