import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { applyConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { consignmentPlatforms } from '#contracts/requests/consignment-platforms.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { callsOf } from '../support/portal-calls.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { openPages } from './people/open-pages.ts';

const here = journey();
let katie: Person;
beforeEach(async () => {
  katie = await here.arrives('seller');
  await katie.signsIn('seller');
});

/** In pixels, once it stands. */
const measures = (what: Locator, width: number) => expect.poll(async () => Math.round((await what.boundingBox())!.width)).toBe(width);

describe('The console keeps the measures of the specification', () => {
  it('of its menu, of an item beside its list, and of a photo in full', async () => {
    const [item] = await shelvedItems(here.portal.url, 1);
    const { oneId } = item!;
    const { remarks } = await (await callsOf(here.portal.url, 'seller')).read(getItem, { oneId });
    const { page, t } = katie;
    const menu = page.getByRole('complementary').filter({ has: page.getByRole('navigation', { name: t('shell.menu') }) });
    await measures(menu, 56);
    await katie.presses(t('shell.expandMenu'));
    await measures(menu, 220);
    await katie.goesTo(withQuery(businessPaths.shipWithLabel, {}));
    await katie.sees(menu.getByRole('menuitem', { name: t('orders.pages.outboundOrders'), exact: true }));
    // The entries take their widths as the menu opens, and stand when it has.
    const cut = () =>
      menu
        .getByRole('menuitem')
        .filter({ visible: true })
        .evaluateAll((entries) =>
          entries
            .filter((entry) => [...entry.querySelectorAll('*')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
            .map(({ textContent }) => textContent),
        );
    await expect.poll(cut).toEqual([]);

    await katie.goesTo(withQuery(businessPaths.inventory, { item: oneId }));
    const drawer = page.getByRole('dialog', { name: t('item.drawer', { oneId: formatOneId(oneId) }) });
    await measures(drawer, 800);
    await drawer.getByRole('button', { name: t('item.photosOf', { name: remarks }) }).click();
    const preview = page.getByRole('dialog', { name: t('item.photosOf', { name: remarks }) });
    const photo = (number: number) => preview.getByRole('img', { name: new RegExp(`^${t('ui.photoOf', { number, total: '' })}`) });
    await measures(preview, 1000);
    await katie.sees(photo(1));
    await page.keyboard.press('ArrowRight');
    await katie.sees(photo(2));
    await page.keyboard.press('Escape');
    await katie.seesNo(preview);
    await katie.sees(drawer);
  });
});

describe('A list keeps inside its panel on a window of 1440 pixels', () => {
  it.each(['audit', 'reviewConsignment', 'businessAccounts'] as const)('the list of the page %s', async (name) => {
    const [item] = await shelvedItems(here.portal.url, 1);
    const seller = await callsOf(here.portal.url, 'seller');
    await seller.send(applyConsignmentEndpoint, {
      items: [{ oneId: item!.oneId, priceCents: 12_000 }],
      platform: consignmentPlatforms[0],
      remark: '',
    });
    const grace = await here.arrives('administrator');
    await grace.signsIn('admin');
    await grace.goesTo(withoutParameters(adminPaths[name]));
    const list = grace.page.locator('[data-scroller]:visible');
    await grace.sees(list.getByRole('row').nth(1));
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

describe('A person lays the console out', () => {
  const shell = () => katie.page.locator('[data-layout]');
  const wears = (look: Record<string, string>) => expect.poll(() => shell().evaluate(({ dataset }) => ({ ...dataset }))).toMatchObject(look);
  const turns = (setting: 'tabs' | 'fixedHeader' | 'fixedSidebar' | 'autoHide' | 'weak') =>
    katie.page.getByRole('switch', { name: katie.t(`settings.${setting}`) }).click();
  const chooses = (option: 'menuNames' | 'fixed') => katie.page.getByText(katie.t(`settings.${option}`), { exact: true }).click();

  it('by each setting at once, and still after a reload', async () => {
    const { page, t } = katie;
    await katie.goesTo(businessPaths.settings);
    const tabs = page.getByRole('navigation', { name: t('shell.tabs') });
    await katie.sees(tabs);
    await wears({ layout: 'side', menu: 'collapsed', width: 'fluid', autohide: 'false', fixedSide: 'true' });

    await chooses('menuNames');
    await chooses('fixed');
    await turns('autoHide');
    await wears({ menu: 'open', width: 'fixed', autohide: 'true' });
    for (const setting of ['fixedHeader', 'fixedSidebar', 'weak', 'tabs'] as const) await turns(setting);
    const chosen = { layout: 'side', menu: 'open', width: 'fixed', autohide: 'false', fixedSide: 'false' };
    await wears(chosen);
    await katie.seesNo(tabs);
    expect(await katie.hasStayed()).toBe(true);

    await page.reload();
    await katie.sees(page.getByRole('heading', { name: t('settings.pages.settings') }));
    await wears(chosen);
    expect([await tabs.count(), await page.locator('html').getAttribute('data-weak')]).toEqual([0, 'true']);
  });

  it('so that the header makes room for what is read, and is back at the top', async () => {
    await katie.goesTo(businessPaths.settings);
    await turns('fixedHeader');
    await katie.goesTo(withQuery(businessPaths.inventory, {}));
    const list = katie.page.locator('[data-scroller]:visible').first();
    await katie.sees(list.getByRole('row').nth(20));
    await list.evaluate((area) => void (area.scrollTop = 400));
    await wears({ away: 'true' });
    await list.evaluate((area) => void (area.scrollTop = 0));
    await wears({ away: 'false' });
  });
});

describe('The bar of open pages', () => {
  it('leads back to a list as it was left: in its order and at its place (R2.168)', async () => {
    const { page, t } = katie;
    const address = withQuery(businessPaths.inventory, { sort: 'sku', order: 'asc' });
    await katie.goesTo(address);
    const list = page.locator('[data-scroller]:visible').first();
    await katie.sees(list.getByRole('row').nth(20));
    await list.evaluate((area) => void (area.scrollTop = 320));
    await katie.goesTo(businessPaths.settings);
    await katie.sees(page.getByRole('heading', { name: t('settings.pages.settings') }));
    await openPages(katie).tab('inventory.pages.inventory').click();
    await katie.isLedTo(address);
    await katie.sees(list);
    expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(320);
  });

  it('holds no sign-in page, and none that does not exist (R2.144)', async () => {
    const { t } = katie;
    const open = openPages(katie);
    await open.seesOpen(t('workplace.pages.workplace'));
    await katie.goesTo('/business/nowhere');
    await katie.isLedTo(publicPaths.notFound);
    await katie.presses(t('app.toStart'));
    await open.seesOpen(t('workplace.pages.workplace'));
  });
});

describe('The version', () => {
  it('stands on the card of the person (R3.44)', async () => {
    await katie.presses(katie.t('shell.user'));
    await katie.sees(`${katie.t('app.name')} 1.2.40`);
  });
});
