import { afterEach, describe, expect, it } from 'vitest';
import type { Lang } from '../../../web/src/i18n/languages.ts';
import { journey } from '#tests/support/journey.ts';
import { figuresShown } from '#tests/support/pages/figures-shown.ts';
import { walk } from '#tests/support/pages/walk.ts';
import type { Person } from '#tests/support/people.ts';

const here = journey();
let reader: Person;
afterEach(() => reader.page.context().close());

describe.each<Lang>(['en', 'zh'])('Pages in %s write moments, counts and money the agreed way', (lang) => {
  it.each(['admin', 'business', 'warehouse'] as const)('%s', async (terminal) => {
    reader = await here.arrives(`reader of ${terminal}`, lang);
    const seen = { moments: 0, counts: 0, money: 0 };
    const wrong: string[] = [];
    await walk(reader, terminal, async ({ address }) => {
      const shown = await figuresShown(reader.page);
      for (const kind of ['moments', 'counts', 'money'] as const) seen[kind] += shown[kind];
      wrong.push(...shown.wrong.map((text) => `${address}: ${text}`));
    });
    expect(wrong).toEqual([]);
    // Nothing is proven by pages that show none. Staff see no money but the fees of a package.
    expect(Math.min(seen.moments, seen.counts, terminal === 'warehouse' ? 1 : seen.money)).toBeGreaterThan(0);
  });
});
