import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { forecastRejections } from '#contracts/forecast/forecast-rejections.ts';
import { packageStatuses } from '#contracts/forecast/package-events.ts';
import { getPackage } from '#contracts/forecast/package-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { arrivePackageEndpoint, finishCountEndpoint } from '#contracts/receiving/package-commands.ts';
import { receiveItemEndpoint } from '#contracts/receiving/receipts.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { callsOf } from '../support/portal-calls.ts';
import { picture, product, warehouseId } from '../support/portal-goods.ts';
import { forecastParcel, inspectedParcel } from '../support/portal-inbound.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { pressesInBar } from './people/bulk-bar.ts';

const here = journey();

const opens = async (name: string, login: string, address: string): Promise<Person> => {
  const someone = await here.arrives(name);
  await someone.signsIn(login, address);
  return someone;
};
const row = ({ page }: Person, preId: string) => page.locator(`tr[data-row="${preId}"]:visible`);
const statusOf = async (preId: string) => (await (await callsOf(here.portal.url, 'seller')).read(getPackage, { id: preId })).status;

describe('A seller looks after the packages (R2.46)', () => {
  it('finds one by its tracking number, amends it, takes the list along and cancels', async () => {
    const { preId, logNo } = await forecastParcel(here.portal.url, 2);
    const katie = await opens('seller', 'seller', withQuery(businessPaths.packages, {}));
    const { page, t, words } = katie;
    await katie.fillsIn(t('packages.search'), logNo);
    await page.keyboard.press('Enter');
    await katie.sees(t('packages.count', { count: 1 }));
    const [download] = await Promise.all([page.waitForEvent('download'), katie.presses(t('ui.export'))]);
    const [, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual([preId]);

    await row(katie, preId).getByRole('checkbox').check();
    await pressesInBar(katie, t('packages.cancelMany', { count: 1 }));
    await page
      .getByRole('dialog', { name: t('packages.cancelTitle', { preId }) })
      .getByRole('button', { name: t('ui.keep', { count: 1 }), exact: true })
      .click();
    expect(await row(katie, preId).getByRole('checkbox').isChecked()).toBe(true);
    await row(katie, preId).getByRole('checkbox').uncheck();

    await row(katie, preId).getByText(preId, { exact: true }).first().click();
    await katie.sees(page.getByRole('heading', { name: preId }));
    await page.getByRole('link', { name: t('packages.amend'), exact: true }).click();
    await katie.fillsIn(t('forecast.size', { size: product.size }), '3');
    await katie.fillsIn(t('forecast.weight'), '12.5');
    await katie.fillsIn(t('forecast.dimensions'), '60 by 40');
    await katie.presses(t('forecast.amend'));
    await katie.sees(page.getByRole('alert').getByText(words(forecastRejections.DimensionsInvalid)));
    await katie.fillsIn(t('forecast.dimensions'), '60x40x35');
    await katie.presses(t('forecast.amend'));
    await katie.sees(t('forecast.amended', { preId }));
    await katie.sees(page.getByRole('heading', { name: preId }));
    await katie.sees(page.getByText('60 × 40 × 35 cm').filter({ visible: true }));
    const tabs = page.getByRole('navigation', { name: t('shell.tabs') });
    await katie.seesNo(tabs.getByText(t('forecast.amendTitle', { preId })));

    await katie.presses(t('packages.cancel'));
    const question = page.getByRole('dialog', { name: t('packages.cancelTitle', { preId }) });
    await katie.sees(question.getByText(t('packages.cancelText', { count: 3 })));
    await katie.sees(question.getByRole('button', { name: t('ui.keep', { count: 1 }), exact: true }));
    await question.getByRole('button', { name: t('packages.cancel') }).click();
    await katie.sees(page.getByRole('main').getByText(words(packageStatuses.cancelled), { exact: true }).filter({ visible: true }).first());
    expect(await statusOf(preId)).toBe('cancelled');
  });

  it('opens one under either address, and the form under both without one (R2.47, R2.48)', async () => {
    const { preId, oneIds } = await forecastParcel(here.portal.url, 1);
    const katie = await opens('reader', 'seller', `/business/my-package/forecast-detail?id=${preId}&open=detail`);
    await katie.isLedTo(`/business/my-package/new-forecast?id=${preId}`);
    await katie.sees(formatOneId(oneIds[0]!));
    await katie.goesTo('/business/my-package/new-forecast');
    await katie.isLedTo(businessPaths.newForecast);
    await katie.sees(katie.page.getByLabel(katie.t('forecast.logNo'), { exact: true }).filter({ visible: true }).first());
  });

  it('is told which package of theirs has a tracking number already', async () => {
    const [first, second] = [await forecastParcel(here.portal.url, 1), await forecastParcel(here.portal.url, 1)];
    const katie = await opens('repeater', 'seller', withQuery(businessPaths.newForecast, { id: second.preId }));
    const { page, t } = katie;
    await katie.fillsIn(t('forecast.logNo'), first.logNo);
    await katie.presses(t('forecast.amend'));
    await page.getByRole('alert').getByRole('link', { name: first.preId }).click();
    await katie.sees(page.getByRole('heading', { name: first.preId }));
  });

  it('says that a number leads nowhere, with a way back to the list', async () => {
    const katie = await opens('mistyper', 'seller', `/business/my-package/new-forecast?id=FC-1`);
    const { page, t } = katie;
    await katie.sees(page.getByRole('heading', { name: t('ui.missingTitle') }));
    await katie.seesNo(page.getByRole('button', { name: t('app.retry'), exact: true }));
    await page.getByRole('link', { name: t('ui.missingToList') }).click();
    await katie.isLedTo(withQuery(businessPaths.packages, {}));
  });
});

describe('The floor looks at a forecast on a handheld', () => {
  it('and sees what did not come of each line', async () => {
    const { preId, oneIds } = await forecastParcel(here.portal.url, 2);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    await calls.send(arrivePackageEndpoint, { id: preId });
    await calls.send(receiveItemEndpoint, { id: preId, oneId: oneIds[0]! });
    const photos = [await calls.upload('box.png', await picture('white'))];
    await calls.send(finishCountEndpoint, { id: preId, photos, remark: '' });
    const noah = await here.arrives('staff');
    await noah.signsIn('warehouse');
    await noah.page.setViewportSize({ width: 390, height: 844 });
    await noah.goesTo(withQuery(warehousePaths.forecastDetail, { id: preId, open: 'detail' }));
    const { page, t } = noah;
    await noah.sees(page.getByRole('table', { name: t('packages.lines') }).getByText(t('packages.short', { count: 1 }), { exact: true }));
  });
});

describe('An administrator looks after the forecasts of all sellers (R2.83, R2.84)', () => {
  it('expires one and cancels another', async () => {
    const [first, second] = [await forecastParcel(here.portal.url, 1), await forecastParcel(here.portal.url, 1)];
    const grace = await opens('administrator', 'admin', withQuery(adminPaths.forecasts, {}));
    const { page, t } = grace;
    for (const [act, { preId }] of [
      ['expire', first],
      ['cancel', second],
    ] as const) {
      await row(grace, preId).getByRole('checkbox').check();
      await grace.presses(t(`allForecasts.${act}Many`, { count: 1 }));
      const question = page.getByRole('dialog', { name: t(`allForecasts.${act}Title`, { count: 1, parcel: preId }) });
      await question.getByRole('button', { name: t(`allForecasts.${act}Many`, { count: 1 }) }).click();
      await grace.sees(t(`allForecasts.${act}Done`, { count: 1 }));
    }
    expect([await statusOf(first.preId), await statusOf(second.preId)]).toEqual(['expired', 'cancelled']);
  });

  it('sees what the inspections found, with pictures', async () => {
    const { preId, oneIds } = await inspectedParcel(here.portal.url, 1);
    const grace = await opens('administrator', 'admin', withQuery(adminPaths.forecastDetail, { id: preId, open: 'detail', packId: preId }));
    const { page, t } = grace;
    const pictures = t('packages.picturesOf', { oneId: formatOneId(oneIds[0]!) });
    await page.getByRole('button', { name: pictures }).click();
    const preview = page.getByRole('dialog', { name: pictures });
    await grace.sees(preview.getByRole('img', { name: t('ui.photoOf', { number: 1, total: 3 }) }));
    await page.keyboard.press('ArrowRight');
    await grace.sees(preview.getByRole('img', { name: t('ui.photoOf', { number: 2, total: 3 }) }));
  });
});
