import { describe, expect, it } from 'vitest';
import { requirePrintableText } from './printable.ts';

describe('Rule: what label printers have no font for is refused, whatever the text is (R5.22)', () => {
  it.each(['耐克', 'タナカ', 'たなか', 'ﾀﾅｶ', 'ー', '나이키', 'ㄅ', 'Ａ１', 'a、b', 'a　b', '「a」', '（a）', '￥5', '㈱'])('%s', (text) => {
    expect(requirePrintableText(`North ${text}`, 'zone')).toMatchObject({
      rejected: 'ChineseNotPrintable',
      field: 'zone',
      params: { text: `North ${text}` },
    });
  });

  it.each(['ZOË ŁUKASZ ÑANDÚ', 'Straße 5 · №7', 'Ωμέγα', 'Юрий', "A-01_2/3 (B) 'c'", '½ €5 – “a”', ''])('and not %s', (text) => {
    expect(requirePrintableText(text, 'zone')).toBeUndefined();
  });
});
