import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getVersion } from '#contracts/accounts/sign-in/get-version.ts';
import { adminPaths } from '../../web/src/app/paths/admin-paths.ts';
import { businessPaths } from '../../web/src/app/paths/business-paths.ts';
import { publicPaths } from '../../web/src/app/paths/public-paths.ts';
import { warehousePaths } from '../../web/src/app/paths/warehouse-paths.ts';
import { withoutParameters } from '../../web/src/browser/without-parameters.ts';
import { journey } from '#tests/support/journey.ts';
import type { Person } from '#tests/support/people.ts';

const here = journey();
let person: Person;
beforeEach(async () => void (person = await here.arrives('person')));
afterEach(() => person.page.context().close());

type Title = 'workplace' | 'forecasts' | 'shipWithLabel' | 'reship' | 'delivered' | 'inventory';
const pages: readonly [Title, string][] = [
  ['workplace', warehousePaths.workplace],
  ['forecasts', warehousePaths.forecasts],
  ['shipWithLabel', warehousePaths.shipWithLabel],
  ['reship', warehousePaths.reship],
  ['delivered', warehousePaths.delivered],
  ['inventory', warehousePaths.inventory],
];
const bar = () => person.page.getByRole('navigation', { name: person.t('shell.tabs') });
const tab = (title: Title) => bar().getByRole('button', { name: person.t(`pages.${title}`), exact: true });
const openTabs = () => expect.poll(() => bar().locator('[aria-current], [class*=open]').allInnerTexts());
const titles = (...names: Title[]) => names.map((name) => person.t(`pages.${name}`));
const visit = async (...wanted: Title[]) => {
  for (const [title, path] of pages.filter(([name]) => wanted.includes(name))) {
    await person.goesTo(withoutParameters(path));
    await person.sees(tab(title));
  }
};
const choose = async (title: Title, action: 'closeThis' | 'closeLeft' | 'closeRight' | 'closeAll') => {
  const entry = person.page.getByRole('menuitem', { name: person.t(`shell.${action}`), exact: true }).filter({ visible: true });
  // The menu of the tab before fades away first.
  await entry.waitFor({ state: 'hidden' });
  await tab(title).click({ button: 'right' });
  await entry.click();
};
const opensCard = () => person.presses(person.t('shell.user'));
const cookieNames = async () => (await person.page.context().cookies()).filter(({ value }) => value !== '').map(({ name }) => name);

describe('The bar of open pages', () => {
  beforeEach(() => person.signsIn('warehouse'));

  it('holds five at most, drops the oldest, and is there again after a reload', async () => {
    await visit(...pages.map(([title]) => title));
    const left = titles('forecasts', 'shipWithLabel', 'reship', 'delivered', 'inventory');
    await openTabs().toEqual(left);
    await person.page.reload();
    await person.seesLive();
    await openTabs().toEqual(left);
    expect(await person.page.title()).toBe(`${person.t('pages.inventory')} - ${person.t('app.name')}`);
  });

  it('closes one, those to the left, those to the right and all; the last stays', async () => {
    await visit('workplace', 'forecasts', 'shipWithLabel', 'reship', 'inventory');
    await choose('workplace', 'closeLeft');
    await person.sees(person.t('shell.noTabLeft'));
    await choose('inventory', 'closeRight');
    await person.sees(person.t('shell.noTabRight'));

    await person.presses(person.t('shell.closeTab', { title: person.t('pages.inventory') }));
    await person.isLedTo(withoutParameters(warehousePaths.reship));
    await choose('forecasts', 'closeLeft');
    await openTabs().toEqual(titles('forecasts', 'shipWithLabel', 'reship'));
    await choose('shipWithLabel', 'closeRight');
    await openTabs().toEqual(titles('forecasts', 'shipWithLabel'));
    await choose('forecasts', 'closeAll');
    await openTabs().toEqual(titles('forecasts'));
    await choose('forecasts', 'closeThis');
    await person.sees(person.t('shell.lastTab'));
    await openTabs().toEqual(titles('forecasts'));
  });
});

describe('The keys of every page', () => {
  it('are listed by `?`; `/` searches, and `g` with a letter goes to a page', async () => {
    await person.signsIn('warehouse');
    await person.page.keyboard.press('?');
    const sheet = person.page.getByRole('dialog', { name: person.t('ui.keys') });
    await person.sees(sheet);
    for (const key of [person.t('ui.keySearch'), person.t('ui.keyHelp'), person.t('pages.inventory')])
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

describe('A page keeps what a person left in it', () => {
  it('while they look at another, and asks before a new version throws it away', async () => {
    await person.page.route(`**${getVersion.path}`, (route) => route.fulfill({ json: { code: 200, msg: '', data: { version: '9.9.9' } } }));
    await person.signsIn('seller');
    const field = person.page.getByLabel(person.t('forecast.logNo'), { exact: true }).filter({ visible: true }).first();
    await person.goesTo(businessPaths.newForecast);
    await field.fill('1Z 999');
    await person.goesTo(businessPaths.settings);
    await person.sees(person.page.getByRole('heading', { name: person.t('pages.settings') }));
    await person.goesTo(businessPaths.newForecast);
    expect(await field.inputValue()).toBe('1Z 999');

    const offer = person.page.getByRole('status', { name: person.t('shell.newVersion') });
    await offer.getByRole('button', { name: person.t('shell.reload') }).click();
    const question = person.page.getByRole('dialog', { name: person.t('shell.reloadTitle') });
    await question.getByRole('button', { name: person.t('app.cancel') }).click();
    await person.seesNo(question);
    expect([await field.inputValue(), await person.hasStayed()]).toEqual(['1Z 999', true]);

    await offer.getByRole('button', { name: person.t('shell.reload') }).click();
    await question.getByRole('button', { name: person.t('shell.reload') }).click();
    await expect.poll(() => person.hasStayed().catch(() => true)).toBe(false);
    await person.seesLive();
  });
});

describe('What was typed and not saved is not closed away without a question', () => {
  const field = () => person.page.getByLabel(person.t('forecast.logNo'), { exact: true }).filter({ visible: true }).first();
  const named = (title: 'newForecast' | 'settings' | 'myPackages') => bar().getByRole('button', { name: person.t(`pages.${title}`), exact: true });
  const question = () => person.page.getByRole('dialog', { name: person.t('shell.closeUnsavedTitle', { title: person.t('pages.newForecast') }) });
  const answers = async (answer: string) => {
    await person.sees(question().getByText(person.t('shell.closeUnsaved', { count: 1 })));
    await question().getByRole('button', { name: answer, exact: true }).click();
    await person.seesNo(question());
  };
  const closes = async (title: 'newForecast' | 'settings' | 'myPackages', action: 'closeThis' | 'closeLeft' | 'closeRight' | 'closeAll') => {
    const entry = person.page.getByRole('menuitem', { name: person.t(`shell.${action}`), exact: true }).filter({ visible: true });
    // The menu of the tab before fades away first.
    await entry.waitFor({ state: 'hidden' });
    await named(title).click({ button: 'right' });
    await entry.click();
  };

  it('singly, to the left, to the right or all at once; one without input goes at once', async () => {
    await person.signsIn('seller');
    await person.goesTo(withoutParameters(businessPaths.packages));
    await person.sees(named('myPackages'));
    await person.goesTo(businessPaths.newForecast);
    await field().fill('1Z 999');
    await person.goesTo(businessPaths.settings);
    await person.sees(named('settings'));

    await closes('newForecast', 'closeThis');
    await answers(person.t('app.cancel'));
    await closes('settings', 'closeLeft');
    await answers(person.t('app.cancel'));
    await closes('myPackages', 'closeRight');
    await answers(person.t('app.cancel'));
    await closes('settings', 'closeAll');
    await answers(person.t('app.cancel'));
    await named('newForecast').click();
    expect(await field().inputValue()).toBe('1Z 999');

    await person.presses(person.t('shell.closeTab', { title: person.t('pages.myPackages') }));
    await person.seesNo(named('myPackages'));
    await person.presses(person.t('shell.closeTab', { title: person.t('pages.newForecast') }));
    await answers(person.t('shell.closeAnyway'));
    await person.isLedTo(businessPaths.settings);
    await person.seesNo(named('newForecast'));
    await person.goesTo(businessPaths.newForecast);
    expect(await field().inputValue()).toBe('');
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
    const drawer = person.page.getByRole('dialog', { name: person.t('pages.settings') });
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
    await person.presses(person.t('app.toStart'));
    await person.isLedTo(businessPaths.workplace);
  });

  it('no page of another terminal', async () => {
    await person.signsIn('seller');
    await person.goesTo(withoutParameters(adminPaths.stock));
    await person.isLedTo(publicPaths.notFound);
  });
});
