import { describe, expect, it } from 'vitest';
import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import type { Lang } from '#web/i18n/languages.ts';
import { publicAddresses } from '#web/app/access/public-pages.tsx';
import { journey } from '../journey.ts';
import { figuresShown, type FiguresShown } from './figures-shown.ts';
import { chineseIn, englishIn } from './foreign-texts.ts';
import { namesHeard } from './names-heard.ts';
import { settled } from './settled.ts';
import { terminals } from './terminal-pages.ts';
import { textsShown } from './texts-shown.ts';
import { walk } from './walk.ts';

const foreignIn = { zh: englishIn, en: chineseIn } as const;

/** What a terminal shows: nothing is proven by pages that show none. Staff see no money but the fees of a package. */
const shownIn: Readonly<Record<Terminal, readonly (keyof Omit<FiguresShown, 'wrong'>)[]>> = {
  admin: ['moments', 'counts', 'money'],
  business: ['moments', 'counts', 'money'],
  warehouse: ['moments', 'counts'],
  shopUser: [],
};

/** What every page shows in a language. A file each, so that they are walked side by side. */
export const readsWell = (lang: Lang) => {
  const here = journey({ lang });
  const foreign = foreignIn[lang];

  describe(`Every page speaks ${lang} alone`, () => {
    it('before the sign-in', async () => {
      const visitor = await here.arrives('visitor');
      const names = namesHeard(visitor.page);
      const found: string[] = [];
      for (const address of publicAddresses) {
        await visitor.goesTo(address);
        await settled(visitor.page);
        found.push(...foreign(await textsShown(visitor.page), await names()).map((text) => `${address}: ${text}`));
      }
      expect(found).toEqual([]);
    });

    it.each(terminals)('and writes moments, counts and money the agreed way: %s', async (terminal) => {
      const reader = await here.arrives(`reader of ${terminal}`);
      const { page } = reader;
      const names = namesHeard(page);
      const seen = { moments: 0, counts: 0, money: 0 };
      const found: string[] = [];
      await walk(reader, terminal, async ({ address }) => {
        const shown = await figuresShown(page);
        for (const kind of ['moments', 'counts', 'money'] as const) seen[kind] += shown[kind];
        const wrong = [...foreign(await textsShown(page), await names()), ...shown.wrong];
        found.push(...wrong.map((text) => `${address}: ${text}`));
      });
      expect(found).toEqual([]);
      expect(shownIn[terminal].filter((kind) => seen[kind] === 0)).toEqual([]);
      await page.context().close();
    });
  });
};
