import { describe, expect, it } from 'vitest';
import { journey } from '#tests/support/journey.ts';
import { chineseIn, englishIn } from '#tests/support/pages/foreign-texts.ts';
import { namesHeard } from '#tests/support/pages/names-heard.ts';
import { terminals } from '#tests/support/pages/terminal-pages.ts';
import { settled } from '#tests/support/pages/settled.ts';
import { textsShown } from '#tests/support/pages/texts-shown.ts';
import { walk } from '#tests/support/pages/walk.ts';
import { publicAddresses } from '../../../web/src/app/access/public-pages.tsx';

const here = journey();

describe.each([
  { lang: 'zh', foreign: englishIn },
  { lang: 'en', foreign: chineseIn },
] as const)('Every page speaks $lang alone', ({ lang, foreign }) => {
  it('before the sign-in', async () => {
    const visitor = await here.arrives('visitor', lang);
    const names = namesHeard(visitor.page);
    const found: string[] = [];
    for (const address of publicAddresses) {
      await visitor.goesTo(address);
      await settled(visitor.page);
      found.push(...foreign(await textsShown(visitor.page), await names()).map((text) => `${address}: ${text}`));
    }
    expect(found).toEqual([]);
  });

  it.each(terminals)('%s', async (terminal) => {
    const reader = await here.arrives(`reader of ${terminal}`, lang);
    const names = namesHeard(reader.page);
    const found: string[] = [];
    await walk(reader, terminal, async ({ address }) => {
      found.push(...foreign(await textsShown(reader.page), await names()).map((text) => `${address}: ${text}`));
    });
    expect(found).toEqual([]);
    await reader.page.context().close();
  });
});
