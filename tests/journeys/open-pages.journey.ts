import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getVersion } from '#contracts/accounts/sign-in/get-version.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { openPages } from './people/open-pages.ts';
import type { PageTitle } from '#web/i18n/texts.ts';

const here = journey();
let person: Person;
let open: ReturnType<typeof openPages>;
beforeEach(async () => {
  person = await here.arrives('person');
  open = openPages(person);
});
afterEach(() => person.page.context().close());

const pages: readonly [PageTitle, string][] = [
  ['warehouseHome.pages.workplace', warehousePaths.workplace],
  ['packages.pages.forecasts', warehousePaths.forecasts],
  ['orders.pages.shipWithLabel', warehousePaths.shipWithLabel],
  ['orders.pages.reship', warehousePaths.reship],
  ['outbound.pages.delivered', warehousePaths.delivered],
  ['inventory.pages.inventory', warehousePaths.inventory],
];
const titles = (...names: PageTitle[]) => names.map((name) => person.t(name));
const visit = async (...wanted: PageTitle[]) => {
  for (const [title, path] of pages.filter(([name]) => wanted.includes(name))) {
    await person.goesTo(withoutParameters(path));
    await person.sees(open.tab(title));
  }
};

describe('The bar of open pages', () => {
  beforeEach(() => person.signsIn('warehouse'));

  it('holds five at most, drops the oldest, and is there again after a reload', async () => {
    await visit(...pages.map(([title]) => title));
    const left = titles(
      'packages.pages.forecasts',
      'orders.pages.shipWithLabel',
      'orders.pages.reship',
      'outbound.pages.delivered',
      'inventory.pages.inventory',
    );
    await open.seesOpen(...left);
    // On a phone they do not fit beside one another: the one that shows is in sight.
    await person.page.setViewportSize({ width: 390, height: 844 });
    await person.page.reload();
    await person.seesLive();
    await open.seesOpen(...left);
    expect(await person.page.title()).toBe(`${person.t('inventory.pages.inventory')} - ${person.t('app.name')}`);
    const { x, width } = (await open.tab('inventory.pages.inventory').boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  });

  it('closes one, those to the left, those to the right and all; the last stays', async () => {
    await visit(
      'warehouseHome.pages.workplace',
      'packages.pages.forecasts',
      'orders.pages.shipWithLabel',
      'orders.pages.reship',
      'inventory.pages.inventory',
    );
    await open.closes('warehouseHome.pages.workplace', 'closeLeft');
    await person.sees(person.t('shell.noTabLeft'));
    await open.closes('inventory.pages.inventory', 'closeRight');
    await person.sees(person.t('shell.noTabRight'));

    await person.presses(person.t('shell.closeTab', { title: person.t('inventory.pages.inventory') }));
    await person.isLedTo(withoutParameters(warehousePaths.reship));
    await open.closes('packages.pages.forecasts', 'closeLeft');
    await open.seesOpen(...titles('packages.pages.forecasts', 'orders.pages.shipWithLabel', 'orders.pages.reship'));
    await open.closes('orders.pages.shipWithLabel', 'closeRight');
    await open.seesOpen(...titles('packages.pages.forecasts', 'orders.pages.shipWithLabel'));
    await open.closes('packages.pages.forecasts', 'closeAll');
    await open.seesOpen(...titles('packages.pages.forecasts'));
    await open.closes('packages.pages.forecasts', 'closeThis');
    await person.sees(person.t('shell.lastTab'));
    await open.seesOpen(...titles('packages.pages.forecasts'));
  });
});

describe('A page that is asked for again while its tab closes', () => {
  it('is open again', async () => {
    await person.signsIn('seller');
    await person.goesTo(businessPaths.settings);
    await person.sees(open.tab('settings.pages.settings'));
    await person.goesTo(businessPaths.newForecast);
    await person.sees(open.tab('forecast.pages.newForecast'));
    // Quicker than any hand: before the console has gone to the page beside it.
    const close = person.page.getByRole('button', { name: person.t('shell.closeTab', { title: person.t('forecast.pages.newForecast') }) });
    await close.evaluate((cross: HTMLElement, address) => {
      cross.click();
      window.location.hash = address;
    }, businessPaths.newForecast);
    await person.sees(open.tab('forecast.pages.newForecast'));
    await person.sees(person.page.getByLabel(person.t('forecast.logNo'), { exact: true }).filter({ visible: true }).first());
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
    await person.sees(person.page.getByRole('heading', { name: person.t('settings.pages.settings') }));
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
  const question = () =>
    person.page.getByRole('dialog', { name: person.t('shell.closeUnsavedTitle', { title: person.t('forecast.pages.newForecast') }) });
  const answers = async (answer: string) => {
    await person.sees(question().getByText(person.t('shell.closeUnsaved', { count: 1 })));
    await question().getByRole('button', { name: answer, exact: true }).click();
    await person.seesNo(question());
  };

  it('singly, to the left, to the right or all at once; one without input goes at once', async () => {
    await person.signsIn('seller');
    await person.goesTo(withoutParameters(businessPaths.packages));
    await person.sees(open.tab('packages.pages.myPackages'));
    await person.goesTo(businessPaths.newForecast);
    await field().fill('1Z 999');
    await person.goesTo(businessPaths.settings);
    await person.sees(open.tab('settings.pages.settings'));

    await open.closes('forecast.pages.newForecast', 'closeThis');
    await answers(person.t('app.cancel'));
    await open.closes('settings.pages.settings', 'closeLeft');
    await answers(person.t('app.cancel'));
    await open.closes('packages.pages.myPackages', 'closeRight');
    await answers(person.t('app.cancel'));
    await open.closes('settings.pages.settings', 'closeAll');
    await answers(person.t('app.cancel'));
    await open.tab('forecast.pages.newForecast').click();
    expect(await field().inputValue()).toBe('1Z 999');

    await person.presses(person.t('shell.closeTab', { title: person.t('packages.pages.myPackages') }));
    await person.seesNo(open.tab('packages.pages.myPackages'));
    await person.presses(person.t('shell.closeTab', { title: person.t('forecast.pages.newForecast') }));
    await answers(person.t('shell.closeAnyway'));
    await person.isLedTo(businessPaths.settings);
    await person.seesNo(open.tab('forecast.pages.newForecast'));
    await person.goesTo(businessPaths.newForecast);
    expect(await field().inputValue()).toBe('');
  });
});
