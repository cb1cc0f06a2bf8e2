import { describe, expect, it } from 'vitest';
import { journey } from '#tests/support/journey.ts';
import type { Person } from '#tests/support/people.ts';
import { settled } from '#tests/support/pages/settled.ts';
import { terminals } from '#tests/support/pages/terminal-pages.ts';
import { violationsOn } from '#tests/support/pages/violations.ts';
import { walk } from '#tests/support/pages/walk.ts';
import { publicAddresses } from '../../../web/src/app/access/public-pages.tsx';

const here = journey();

/** Both modes of a page that is open; the person is left in the first. */
const inBothModes = async ({ page, t }: Person): Promise<string[]> => {
  const found: string[] = [];
  for (const [mode, other] of [
    ['light', t('shell.toDark')],
    ['dark', t('shell.toLight')],
  ] as const) {
    found.push(...(await violationsOn(page)).map((violation) => `${mode} ${violation}`));
    await page.getByRole('button', { name: other, exact: true }).click();
    await settled(page);
  }
  return found;
};

describe('No page keeps anyone out: axe finds nothing serious, light or dark', () => {
  it.each(['light', 'dark'] as const)('before the sign-in, %s', async (mode) => {
    const visitor = await here.arrives('visitor');
    await visitor.page.addInitScript((theme) => localStorage.setItem('shelfline.settings', JSON.stringify({ theme })), mode);
    const found: string[] = [];
    for (const address of publicAddresses) {
      await visitor.goesTo(address);
      await settled(visitor.page);
      found.push(...(await violationsOn(visitor.page)).map((violation) => `${address}: ${violation}`));
    }
    expect(found).toEqual([]);
  });

  it.each(terminals)('%s', async (terminal) => {
    const visitor = await here.arrives(`visitor of ${terminal}`);
    const found: string[] = [];
    await walk(visitor, terminal, async ({ address }) => {
      found.push(...(await inBothModes(visitor)).map((violation) => `${address}: ${violation}`));
    });
    expect(found).toEqual([]);
    await visitor.page.context().close();
  });
});
