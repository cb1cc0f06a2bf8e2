import { describe, expect, it } from 'vitest';
import { journey, newcomer } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { version } from '#services/version.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';

const here = journey();

/** Nobody of the journey: what breaks in front of them is what is wanted here. */
const unlucky = async (watcher: Person): Promise<Person> => newcomer(watcher.page.context().browser()!, { name: 'unlucky', url: here.portal.url });

const throws = ({ page }: Person, words: string) => page.evaluate((message) => void setTimeout(() => Promise.reject(new Error(message)), 0), words);

describe('What breaks in somebody’s browser', () => {
  it('is seen by an administrator, as it happens, with the page and the version and without data', async () => {
    const sarah = await here.arrives('sarah');
    await sarah.signsIn('super');
    await sarah.goesTo(adminPaths.system);
    await sarah.sees(sarah.t('system.noBrowserErrors'));
    const rows = sarah.page.getByRole('table', { name: sarah.t('system.browserErrors') }).locator('tr[data-row]');

    // A page whose code does not arrive shows that it failed.
    const noah = await unlucky(sarah);
    await noah.signsIn('warehouse');
    await noah.page.route(/\/assets\/packing-page-.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("x")' }),
    );
    await noah.goesTo(warehousePaths.packing);
    await noah.sees(noah.page.getByRole('heading', { name: noah.t('app.crashTitle') }));
    const packing = rows.filter({ hasText: warehousePaths.packing });
    await sarah.sees(packing.getByText(version, { exact: true }));

    // What nobody catches is told once, however often it is thrown, and without what it quotes.
    await noah.goesTo(withoutParameters(warehousePaths.inventory));
    for (let again = 0; again < 3; again++) await throws(noah, `No shelf for 'Ann Lee' at 845-555-0199`);
    const inventory = rows.filter({ hasText: warehousePaths.inventory });
    await sarah.sees(inventory.getByText('Error: No shelf for … at …', { exact: true }));
    await expect.poll(() => inventory.locator('td[data-numeric="true"]').innerText()).toBe('1');

    // A stranger's browser reports too.
    const stranger = await unlucky(sarah);
    await stranger.goesTo(publicPaths.signIn);
    await stranger.sees(stranger.page.getByRole('heading', { name: stranger.t('signIn.title') }));
    await throws(stranger, 'boom');
    await sarah.sees(rows.filter({ hasText: publicPaths.signIn }).getByText('Error: boom', { exact: true }));
    expect(await sarah.hasStayed()).toBe(true);
    await Promise.all([noah, stranger].map(({ page }) => page.context().close()));
  });
});
