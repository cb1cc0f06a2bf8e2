import { describe, expect, it } from 'vitest';
import { journey } from '#tests/support/journey.ts';
import { settled } from '#tests/support/pages/settled.ts';
import { terminals } from '#tests/support/pages/terminal-pages.ts';
import { walk } from '#tests/support/pages/walk.ts';
import type { Person } from '#tests/support/people.ts';
import { publicAddresses } from '#web/app/access/public-pages.tsx';

const here = journey({ firefox: process.env['TEST_FIREFOX'] });

/** Key by key: over BiDi Playwright writes a whole text into a field past React, which then knows nothing of it. */
const arrives = async (name: string): Promise<Person> => {
  const one = await here.arrives(name);
  const field = (label: string) => one.page.getByLabel(label, { exact: true }).filter({ visible: true });
  return { ...one, fillsIn: (label, text) => field(label).pressSequentially(text) };
};

/** What keeps a page from being one; that nothing was thrown and nothing loaded against the policy, every journey looks to itself. */
const wrongOn = async ({ page, t }: Person): Promise<string[]> => {
  const inSight = (what: ReturnType<Person['page']['locator']>) => what.filter({ visible: true }).count();
  const found: string[] = [];
  if ((await inSight(page.getByRole('heading', { name: t('app.crashTitle') }))) > 0) found.push('failed');
  if ((await inSight(page.getByRole('heading'))) === 0) found.push('has no heading');
  return found;
};

/** A code that is nobody's, typed by hand, which takes its time: the page tells of it, and its scan field is there for the next. */
const scansUnknown = async ({ page }: Person): Promise<void> => {
  const main = page.getByRole('main');
  const field = main.getByRole('search').getByRole('textbox').filter({ visible: true });
  await field.click();
  await main.locator('input[inputmode=text]').and(field).waitFor();
  await field.pressSequentially('NOBODYS');
  await page.keyboard.press('Enter');
  await main.getByText('NOBODYS').filter({ visible: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor();
};

describe('Every page opens in Firefox', () => {
  it('before the sign-in', async () => {
    const visitor = await arrives('visitor');
    const found: string[] = [];
    for (const address of publicAddresses) {
      await visitor.goesTo(address);
      await settled(visitor.page);
      found.push(...(await wrongOn(visitor)).map((what) => `${address} ${what}`));
    }
    expect(found).toEqual([]);
    await visitor.page.context().close();
  });

  it.each(terminals)('of %s, and a floor page takes an unknown code', async (terminal) => {
    const reader = await arrives(`reader of ${terminal}`);
    const found: string[] = [];
    await walk(reader, terminal, async ({ address, row }) => {
      // The drawer of an item lies over the field.
      if (row.floor && !address.includes('item=')) await scansUnknown(reader);
      found.push(...(await wrongOn(reader)).map((what) => `${address} ${what}`));
    });
    expect(found).toEqual([]);
    await reader.page.context().close();
  });
});
