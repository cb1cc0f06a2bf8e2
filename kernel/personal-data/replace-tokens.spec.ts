import { describe, expect, it } from 'vitest';
import { csvLine } from '#contracts/kernel/lists/csv.ts';
import { replaceTokens, type WrittenAs } from './replace-tokens.ts';

const mark = '␟abcdefghijkl␟';
const marked = /␟[\w-]{12}␟/;
const replaced = (text: string, as: WrittenAs, name: string) => replaceTokens(text, as, marked, () => name);

describe('Rule: a name is written as the text around it is', () => {
  it.each([
    ['a formula', '=cmd|calc', `1,'=cmd|calc,2\r\n`],
    ['quotes, a comma and a line break', 'O"Hara, Jim\r\nx', '1,"O""Hara, Jim\r\nx",2\r\n'],
    ['none of them', 'Katie Ly', '1,Katie Ly,2\r\n'],
  ])('in a table: %s', (_, name, line) => expect(replaced(csvLine([{ written: '1' }, mark, { written: '2' }]), 'csv', name)).toBe(line));

  it('in a cell with other text, and in every cell', () => {
    const line = csvLine([`by ${mark}, at noon`, `said "${mark}"`, 'x']);
    expect(replaced(line, 'csv', 'O"Hara')).toBe('"by O""Hara, at noon","said ""O""Hara""",x\r\n');
  });

  it('in a drawing', () => {
    expect(replaced(`<text>${mark}</text>`, 'svg', `<script>&"'`)).toBe('<text>&lt;script&gt;&amp;&quot;&#39;</text>');
  });

  it('in the file of a label printer', () => {
    expect(replaced(`^FH^FD${mark}^FS`, 'zpl', 'a^XA~b_')).toBe('^FH^FDa_5EXA_7Eb_5F^FS');
  });

  it('in lines of JSON', () => {
    const name = 'O"Hara\n\\';
    const lines = ['{"a":1}', JSON.stringify({ a: mark, b: [mark] }), ''].join('\n');
    expect(replaced(lines, 'jsonLines', name)).toBe(['{"a":1}', JSON.stringify({ a: name, b: [name] }), ''].join('\n'));
  });

  it('and says nothing else anew', () => {
    const line = csvLine(['=1+1', 'a "b"', '', mark]);
    expect(replaced(line, 'csv', 'Katie')).toBe(`'=1+1,"a ""b""",,Katie\r\n`);
  });
});
