import { describe, expect, it } from 'vitest';
import { createBrandEndpoint } from '#contracts/catalogue/brands.ts';
import { catalogueRejections } from '#contracts/catalogue/catalogue-rejections.ts';
import { createSku } from '#contracts/reference/reference-commands.ts';
import { referenceRejections } from '#contracts/reference/reference-rejections.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { product } from '../support/portal-goods.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { openSkuParameter } from '#web/core/open-row/parameters.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';

const here = journey();

const keeper = async (address: string): Promise<Person> => {
  const mei = await here.arrives('mei');
  await mei.signsIn('super');
  await mei.goesTo(address);
  return mei;
};
let made = 0;
/** Not used before in this run: a second try finds what the first left. */
const newName = (word: string): string => `${word} ${String.fromCodePoint(65 + made++)}${made}`;
const rowOf = ({ page }: Person, text: string) => page.locator('tr[data-row]:visible', { hasText: text });
const dialogOf = ({ page }: Person, name: string) => page.getByRole('dialog', { name });

describe('Administrators keep the brands', () => {
  it('not without a name, nor twice, and take one away again that no SKU bears', async () => {
    const name = newName('Runner');
    const mei = await keeper(adminPaths.brands.replace('/:pageNo?', ''));
    const { page, t, words } = mei;
    await page.getByRole('button', { name: t('catalogue.addBrand') }).click();
    const dialog = dialogOf(mei, t('catalogue.addBrand'));
    await dialog.getByRole('button', { name: t('app.save') }).click();
    await mei.sees(dialog.getByText(words(catalogueRejections.BrandNameMissing)));
    await dialog.getByLabel(t('catalogue.name')).fill('nike');
    await dialog.getByRole('button', { name: t('app.save') }).click();
    await mei.sees(dialog.getByText(words(catalogueRejections.BrandExists, { name: 'nike' })));
    await dialog.getByLabel(t('catalogue.name')).fill(name);
    await dialog.getByRole('button', { name: t('app.save') }).click();
    await mei.sees(t('catalogue.brandAdded', { name }));
    await mei.seesNo(dialog);

    await mei.goesTo(withQuery(adminPaths.brands, { text: name }));
    await rowOf(mei, name)
      .getByRole('button', { name: t('catalogue.removeBrand', { name }) })
      .click();
    expect(await violationsOn(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ui.delete') })
      .click();
    await mei.seesNo(rowOf(mei, name));
  });

  it('rename one on all its SKUs', async () => {
    const [before, after] = [newName('Walker'), newName('Strider')];
    const calls = await callsOf(here.portal.url, 'super');
    await calls.send(createBrandEndpoint, { name: before });
    const sku = `WK-${made}-100`;
    await calls.send(createSku, { sku, brand: before, name: 'Canvas Low', pku: '', sizes: ['8', '9'], image: '' });
    const mei = await keeper(withQuery(adminPaths.brands, { text: before }));
    const { t } = mei;
    await rowOf(mei, before)
      .getByRole('button', { name: t('catalogue.editBrand', { name: before }) })
      .click();
    const dialog = dialogOf(mei, t('catalogue.editBrand', { name: before }));
    await mei.sees(dialog.getByText(t('catalogue.renameText', { count: 1 })));
    await dialog.getByLabel(t('catalogue.name')).fill(after);
    await dialog.getByRole('button', { name: t('app.save') }).click();
    await mei.sees(t('catalogue.brandSaved', { name: after }));
    await mei.goesTo(withQuery(adminPaths.skus, { text: sku }));
    await mei.sees(rowOf(mei, after));
  });
});

describe('Administrators keep the SKUs', () => {
  it('add one with its sizes, none of them twice, and staff add what is missing', async () => {
    const sku = `NK-${Date.now()}`;
    const mei = await keeper(withQuery(adminPaths.skus, { text: sku }));
    const { page, t, words } = mei;
    await page
      .getByRole('button', { name: t('skus.add') })
      .first()
      .click();
    const form = dialogOf(mei, t('skus.addTitle'));
    await form.getByLabel(t('skus.sku'), { exact: true }).fill(sku);
    await form.getByLabel(t('skus.brand')).click();
    await page.keyboard.type('Nike');
    await page.locator('.ant-select-item-option', { hasText: /^Nike$/ }).click();
    await form.getByLabel(t('skus.name')).fill('Court Vision Low');
    await form.getByLabel(t('skus.sizes')).fill('8, 9, 8');
    await form.getByRole('button', { name: t('app.save') }).click();
    await mei.sees(form.getByText(words(referenceRejections.SizeRepeated, { size: '8' })));
    await form.getByLabel(t('skus.sizes')).fill('8, 9');
    expect(await violationsOn(page)).toEqual([]);
    await form.getByRole('button', { name: t('app.save') }).click();
    await mei.sees(t('skus.added', { sku }));
    await mei.sees(rowOf(mei, sku));

    const noah = await here.arrives('noah');
    await noah.signsIn('warehouse');
    await noah.goesTo(withQuery(warehousePaths.skus.replace('/:type?', ''), { text: sku, [openSkuParameter]: sku }));
    const drawer = dialogOf(noah, noah.t('skus.drawer', { sku }));
    const size = drawer.getByLabel(noah.t('skus.newSize'));
    const add = drawer.getByRole('button', { name: noah.t('skus.addSize') });
    await add.click();
    await noah.sees(drawer.getByText(words(catalogueRejections.SizeMissing)));
    await size.fill('9');
    await add.click();
    await noah.sees(drawer.getByText(words(catalogueRejections.SizeExists, { size: '9' })));
    await size.fill('8.5');
    await size.press('Enter');
    await noah.sees(noah.t('skus.sizeAdded', { size: '8.5', sku }));
    await mei.sees(rowOf(mei, '8 · 8.5 · 9'));
  });

  it('but remove none that items name', async () => {
    const mei = await keeper(withQuery(adminPaths.skus, { text: product.sku, [openSkuParameter]: product.sku }));
    const { page, t, words } = mei;
    const drawer = dialogOf(mei, t('skus.drawer', { sku: product.sku }));
    await drawer.getByRole('button', { name: t('skus.remove'), exact: true }).click();
    await dialogOf(mei, t('ui.deleteTitle'))
      .getByRole('button', { name: t('ui.delete') })
      .click();
    await mei.sees(words(catalogueRejections.SkuInUse, { sku: product.sku }));
    await mei.sees(drawer.getByText(product.sku).first());
    expect(page.url()).toContain(product.sku);
  });
});
