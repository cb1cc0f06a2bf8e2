import { describe, expect, it } from 'vitest';
import { getPackage } from '#contracts/forecast/package-queries.ts';
import { arrivePackageEndpoint, finishCountEndpoint } from '#contracts/receiving/package-commands.ts';
import { receiveItemEndpoint } from '#contracts/receiving/receipts.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, picture, product, warehouseId } from '../support/portal-goods.ts';

const here = journey();

/** A parcel that nobody forecast, counted. */
const strayParcel = async () => {
  const staff = await callsOf(here.portal.url, 'warehouse', { warehouseId });
  const logNo = newTrackingNumber();
  const photos = [await staff.upload('label.png', await picture('white'))];
  const { preId } = await staff.send(arrivePackageEndpoint, { unclaimed: true, warehouseId, logNo, photos });
  await staff.send(receiveItemEndpoint, { id: preId, ...product });
  await staff.send(finishCountEndpoint, { id: preId });
  return { preId, logNo };
};

describe('A parcel that nobody forecast', () => {
  it('is claimed by the seller who knows its tracking number, and by no other number', async () => {
    const { preId, logNo } = await strayParcel();
    const ann = await here.arrives('seller');
    const { t, page } = ann;
    await ann.signsIn('seller', withQuery(businessPaths.packages, {}));
    await ann.presses(t('claim.button'));
    const dialog = page.getByRole('dialog', { name: t('claim.title') });
    await dialog.getByLabel(t('claim.logNo')).fill(`${logNo.slice(0, -1)}X`);
    await page.keyboard.press('Enter');
    await ann.sees(t('claim.nothing'));
    await dialog.getByLabel(t('claim.logNo')).fill(logNo.toLowerCase());
    await page.keyboard.press('Enter');
    await dialog
      .getByRole('listitem')
      .filter({ hasText: logNo })
      .getByRole('button', { name: t('claim.mine') })
      .click();
    await ann.sees(t('claim.done', { preId }));
    const calls = await callsOf(here.portal.url, 'seller');
    expect(await calls.read(getPackage, { id: preId })).toMatchObject({ unclaimed: false, received: 1 });
  });

  it('is given to a shop by an administrator', async () => {
    const { preId } = await strayParcel();
    const grace = await here.arrives('admin');
    const { t, page } = grace;
    await grace.signsIn('admin', withQuery(adminPaths.forecastDetail, { id: preId }));
    await grace.presses(t('allForecasts.assignOwner'));
    const dialog = page.getByRole('dialog', { name: t('allForecasts.assignTitle', { preId }) });
    await dialog.getByRole('combobox', { name: t('allForecasts.assignShop') }).fill('Vault');
    await page.locator('.ant-select-item-option').filter({ hasText: /Vault/ }).first().click();
    await dialog.getByRole('button', { name: t('allForecasts.assignOwner') }).click();
    await grace.seesNo(dialog);
    const calls = await callsOf(here.portal.url, 'admin');
    expect((await calls.read(getPackage, { id: preId })).shopInfo.realname).toMatch(/Vault/);
  });
});
