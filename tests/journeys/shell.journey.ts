import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getVersion } from '#contracts/accounts/sign-in/get-version.ts';
import { getUserInfo, getWarehousePermissions } from '#contracts/accounts/user-info.ts';
import { version } from '#services/version.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';

const here = journey();
let person: Person;
beforeEach(async () => void (person = await here.arrives('person')));
afterEach(() => person.page.context().close());

const opensCard = () => person.presses(person.t('shell.user'));
const cookieNames = async () => (await person.page.context().cookies()).filter(({ value }) => value !== '').map(({ name }) => name);

describe('The keys of every page', () => {
  it('are listed by `?`; `/` searches, and `g` with a letter goes to a page', async () => {
    await person.signsIn('warehouse');
    await person.page.keyboard.press('?');
    const sheet = person.page.getByRole('dialog', { name: person.t('ui.keys') });
    await person.sees(sheet);
    for (const key of [person.t('ui.keySearch'), person.t('ui.keyHelp'), person.t('inventory.pages.inventory')])
      await person.sees(sheet.getByText(key, { exact: true }).first());
    await person.page.keyboard.press('Escape');
    await person.seesNo(sheet);

    await person.page.keyboard.press('g');
    await person.page.keyboard.press('f');
    await person.isLedTo(withoutParameters(warehousePaths.forecasts));
    await person.page.keyboard.press('/');
    await person.page.keyboard.type('sneaker');
    await person.page.keyboard.press('Enter');
    await person.isLedTo(`${withoutParameters(warehousePaths.inventory)}?text=sneaker`);

    await person.sees(person.page.getByLabel(person.t('inventory.search'), { exact: true }));
    await person.page.keyboard.press('?');
    await person.sees(sheet.getByText(person.t('ui.keyFilter'), { exact: true }));
    await person.page.keyboard.press('Escape');
    await person.seesNo(sheet);
    await person.page.keyboard.press('f');
    const focused = () => person.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe(person.t('inventory.search'));
  });
});

describe('A person makes the console their own', () => {
  it('in the other language and in dark, at once and for good', async () => {
    await person.signsIn('warehouse');
    await person.page.getByRole('button', { name: '中文', exact: true }).click();
    await person.sees(person.page.getByRole('button', { name: 'EN', exact: true }));
    await expect.poll(() => person.page.title()).toBe('工作台 - Shelfline');
    const chosen = async () =>
      (await here.portal.pool.query(`SELECT 1 FROM events WHERE type = 'LanguageChosen' AND data->>'language' = 'zh_cn'`)).rowCount;
    await expect.poll(chosen).toBe(1);
    await person.page.getByRole('button', { name: 'EN', exact: true }).click();

    await person.presses(person.t('shell.toDark'));
    expect(await person.page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await person.hasStayed()).toBe(true);
    await person.page.reload();
    await person.seesLive();
    expect(await person.page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('from their card, on the floor too: the sound, the accent, the place of the menu', async () => {
    await person.signsIn('warehouse');
    await opensCard();
    await person.presses(person.t('account.settings'));
    const drawer = person.page.getByRole('dialog', { name: person.t('settings.pages.settings') });
    await drawer.getByRole('switch', { name: person.t('settings.sound') }).click();
    await drawer.getByText(person.t('settings.top'), { exact: true }).click();
    await drawer.getByRole('img', { name: person.t('settings.colors.plum') }).click();
    await person.sees(drawer);
    expect(await person.page.evaluate(() => JSON.parse(localStorage.getItem('shelfline.settings')!))).toMatchObject({
      sound: false,
      layout: 'top',
      color: 'plum',
    });
    await person.page.keyboard.press('Escape');
    await person.sees(person.page.getByRole('menubar').or(person.page.getByRole('menu')).first());
  });
});

describe('The frame around a page', () => {
  const crumbs = () => person.page.getByRole('navigation', { name: person.t('shell.breadcrumb') });

  it('says where one is, and leads to each step before (R1.55)', async () => {
    await person.signsIn('seller');
    await person.goesTo(businessPaths.newForecast);
    await person.sees(crumbs().locator('[aria-current=page]').getByText(person.t('forecast.pages.newForecast'), { exact: true }));
    expect(await crumbs().getByRole('link').allInnerTexts()).toEqual([person.t('packages.pages.packages')]);
    expect(await crumbs().getByRole('listitem').allInnerTexts()).toEqual([
      `${person.t('packages.pages.packages')}\n/`,
      person.t('forecast.pages.newForecast'),
    ]);
    await crumbs().getByRole('link').click();
    await person.isLedTo(withoutParameters(businessPaths.packages));
  });

  it('says who is signed in, and "--" for what is not known of them (R2.79)', async () => {
    await person.page.route(`**${getUserInfo.path}`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({ response, json: { ...json, data: { ...json.data, email: '' } } });
    });
    await person.signsIn('seller');
    await opensCard();
    const fact = (label: string) => person.page.getByRole('term').filter({ hasText: label }).locator('xpath=..').getByRole('definition');
    await person.sees(fact(person.t('shell.name')).getByText('Katie Cooper', { exact: true }));
    expect(await fact(person.t('account.uid')).innerText()).toMatch(/\w/);
    expect(await fact(person.t('shell.email')).innerText()).toBe('--');
  });

  it('says in which warehouse one works; another is chosen for good, and all of the page is of it (R2.39, R2.40)', async () => {
    await person.signsIn('warehouse');
    const banner = (warehouse: string) => person.page.getByRole('main').getByText(warehouse, { exact: true });
    await person.sees(banner('EWR-1 Newark, NJ'));
    await person.page.getByRole('button', { name: new RegExp(`^${person.t('shell.chooseWarehouse')}`) }).click();
    const permissions = person.page.waitForRequest((request) => request.url().endsWith(getWarehousePermissions.path));
    await person.page.getByRole('menuitem', { name: /^LAX-2/ }).click();
    expect((await permissions).headers()['wareid']).toBe('LAX-2');
    await person.sees(banner('LAX-2 Ontario, CA'));
    expect(await person.hasStayed()).toBe(false);
    await person.page.reload();
    await person.sees(banner('LAX-2 Ontario, CA'));
  });

  it('offers a reload as soon as a later answer names another version (R1.60)', async () => {
    let served = version;
    // Until then it asks again every half a second, for whoever cannot wait five minutes.
    await person.page.route(`**${getVersion.path}`, (route) =>
      route.fulfill({ json: { code: 200, msg: '', data: { version: served, checkMinutes: served === version ? 1 / 120 : 5 } } }),
    );
    await person.signsIn('seller');
    const offer = person.page.getByRole('status', { name: person.t('shell.newVersion') });
    await person.page.waitForResponse((answer) => answer.url().endsWith(getVersion.path));
    expect(await offer.count()).toBe(0);
    served = '9.9.9';
    await person.sees(offer.getByText(person.t('shell.newVersionText', { version: '9.9.9' })));
  });
});

describe('Ways out', () => {
  it('a question before signing out, and nothing left behind afterwards', async () => {
    await person.signsIn('seller');
    await opensCard();
    await person.presses(person.t('shell.signOut'));
    const question = person.page.getByRole('dialog', { name: person.t('shell.signOutTitle') });
    const cancel = question.getByRole('button', { name: person.t('app.cancel') });
    await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true);
    await cancel.click();
    await person.seesNo(question);
    expect(await cookieNames()).toEqual(expect.arrayContaining(['token', 'tabs']));

    await opensCard();
    await person.presses(person.t('shell.signOut'));
    await question.getByRole('button', { name: person.t('shell.signOut') }).click();
    await person.isLedTo(publicPaths.signIn);
    expect(await cookieNames()).not.toEqual(expect.arrayContaining(['token']));
    expect(await cookieNames()).not.toEqual(expect.arrayContaining(['tabs']));
  });

  it('a page that does not exist, and the way back from it', async () => {
    await person.signsIn('seller');
    await person.goesTo('/business/nowhere');
    await person.isLedTo(publicPaths.notFound);
    await person.sees(person.page.getByRole('main').getByRole('heading', { name: person.t('app.notFoundTitle') }));
    await person.sees(person.page.getByRole('search', { name: person.t('shell.search') }));
    await person.presses(person.t('app.toStart'));
    await person.isLedTo(businessPaths.workplace);
  });

  it('no page of another terminal', async () => {
    await person.signsIn('seller');
    await person.goesTo(withoutParameters(adminPaths.stock));
    await person.isLedTo(publicPaths.notFound);
  });
});
