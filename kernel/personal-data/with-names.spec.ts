import { describe, expect, it } from 'vitest';
import { withNames } from './with-names.ts';

const spell = (text: string) => text.replaceAll('␟', 'O"Hara\n\\');

describe('Rule: names are put into the values of an answer, not into its text', () => {
  it('wherever a text stands, alone or among others', () => {
    const answer = { data: [{ by: '␟', note: 'for ␟', count: 2 }, null], last: ['␟'] };
    expect(JSON.parse(JSON.stringify(withNames(answer, spell)))).toEqual({
      data: [{ by: 'O"Hara\n\\', note: 'for O"Hara\n\\', count: 2 }, null],
      last: ['O"Hara\n\\'],
    });
  });

  it('and changes nothing of what it was given, which others may hold', () => {
    const answer = { named: { by: '␟' }, plain: { by: 'Katie', at: new Date(0) } };
    const named = withNames(answer, spell) as typeof answer;
    expect(answer.named.by).toBe('␟');
    expect(named.plain).toBe(answer.plain);
    expect(withNames(answer.plain, spell)).toBe(answer.plain);
  });
});
