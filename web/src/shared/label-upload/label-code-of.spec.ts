import { describe, expect, it } from 'vitest';
import { labelCodeOf } from './label-code-of.ts';

describe('Rule: a label tells its tracking number', () => {
  it.each([
    ['its bars', ['421482109', '1Z84R7W30344719472'], '1Z84R7W30344719472'],
    ["its file's name", ['UPS 1Z84R7W30344719472.png'], '1Z84R7W30344719472'],
    ['blanks and hyphens aside', ['1z-84R7-W303-4471-9472.pdf'], '1Z84R7W30344719472'],
  ])('by %s', (_by, texts, code) => {
    expect(labelCodeOf(texts)).toBe(code);
  });

  it.each([['shipping_label.pdf'], ['OC26112000391.pdf'], ['0123456789.pdf']])('%s tells none', (name) => {
    expect(labelCodeOf([name])).toBeUndefined();
  });
});
