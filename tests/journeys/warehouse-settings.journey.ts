import { describe, expect, it } from 'vitest';
import { permissionTable } from '#contracts/kernel/access/permissions.ts';
import { referenceRejections } from '#contracts/reference/reference-rejections.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { warehousePages } from '#web/features/warehouse-settings/warehouse-pages.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { addressLines } from '#web/shared/order/address/address-lines.ts';

const here = journey();

const administrator = async (address = withQuery(adminPaths.warehouseSettings, {})): Promise<Person> => {
  const grace = await here.arrives('grace');
  await grace.signsIn('super');
  await grace.goesTo(address);
  return grace;
};
const dialogOf = ({ page }: Person, name: string) => page.getByRole('dialog', { name });

let made = 0;
const dock = {
  recipient: 'Boston dock',
  phone: '+1 617 555 0199',
  country: 'US',
  state: 'MA',
  city: 'Boston',
  zipCode: '02210',
  street: '12 Drydock Ave',
};

describe('An administrator sets up the warehouses', () => {
  it('adds one with its terms and its first shelf', async () => {
    // Not used before in this run: a second try finds the warehouse of the first.
    const id = `BOS-${++made}`;
    const grace = await administrator();
    const { page, t, words } = grace;
    await page.getByRole('button', { name: t('warehouseSettings.add') }).click();
    const panel = dialogOf(grace, t('warehouseSettings.addTitle'));
    const fill = (field: string, text: string) => panel.getByLabel(field, { exact: true }).first().fill(text);
    await fill(t('warehouseSettings.id'), 'EWR-1');
    await fill(t('warehouseSettings.name'), `${id} Boston`);
    await fill(t('warehouseSettings.freeDays'), '45');
    await fill(t('warehouseSettings.dailyFee'), '0.17');
    await fill(t('warehouseSettings.timeZone'), 'America/New_York');
    await fill(t('warehouseSettings.city'), 'Boston, MA');
    const address = panel.getByRole('group', { name: t('warehouseSettings.address') });
    for (const [field, text] of Object.entries(dock))
      await address.getByLabel(t(`orders.address.${field as keyof typeof dock}`), { exact: true }).fill(text);
    await panel.getByRole('button', { name: t('app.save') }).click();
    await grace.sees(panel.getByText(words(referenceRejections.WarehouseExists, { warehouseId: 'EWR-1' })));
    await fill(t('warehouseSettings.id'), id);
    await panel.getByRole('button', { name: t('app.save') }).click();
    await grace.sees(t('warehouseSettings.added', { name: `${id} Boston` }));
    await grace.seesNo(panel);

    await grace.sees(page.getByRole('heading', { name: `${id} Boston`, exact: true }));
    await grace.sees(page.locator(`tr[data-row="${id}"]`).getByText('$0.17'));
    await grace.sees(page.getByText(addressLines(dock).join(', '), { exact: true }));
    await grace.sees(t('warehouseSettings.noShelvesTitle'));
    await page.getByRole('button', { name: t('shelves.add') }).click();
    const dialog = dialogOf(grace, t('shelves.add'));
    await dialog.getByLabel(t('shelves.rack'), { exact: true }).fill('A-01-1');
    await dialog.getByLabel(t('shelves.capacity'), { exact: true }).fill('30');
    await dialog.getByRole('button', { name: t('app.save') }).click();
    await grace.sees(page.locator('tr[data-row]:visible', { hasText: 'A-01-1' }));
  });

  it('and is told what a shelf lacks that is saved too early', async () => {
    const grace = await administrator(withQuery(adminPaths.warehouseSettings, { wareId: 'EWR-1' }));
    const { page, t } = grace;
    await page.getByRole('button', { name: t('shelves.add') }).click();
    const dialog = dialogOf(grace, t('shelves.add'));
    await dialog.getByRole('button', { name: t('app.save') }).click();
    await grace.sees(dialog.getByRole('alert').getByText(t('ui.required'), { exact: true }).first());
    expect(await dialog.getByLabel(t('shelves.rack'), { exact: true }).getAttribute('aria-invalid')).toBe('true');
  });

  it('takes a page from the menu of one, and its staff lose it', async () => {
    const noah = await here.arrives('noah');
    await noah.signsIn('warehouse');
    await noah.goesTo(withQuery(warehousePaths.shelves, {}));
    await noah.sees(noah.page.locator('tr[data-row]:visible').first());

    const grace = await administrator(withQuery(adminPaths.warehouseSettings, { wareId: 'EWR-1' }));
    const { page, t, words } = grace;
    await page.getByRole('button', { name: t('warehouseSettings.edit'), exact: true }).click();
    const panel = dialogOf(grace, t('warehouseSettings.editTitle', { name: 'EWR-1 Newark' }));
    await panel.getByLabel(words(permissionTable['700105']), { exact: true }).uncheck();
    await panel.getByRole('button', { name: t('app.save') }).click();
    await grace.sees(t('warehouseSettings.saved', { name: 'EWR-1 Newark' }));
    await grace.sees(t('warehouseSettings.menuOf', { shown: warehousePages.length - 1, of: warehousePages.length }));

    await noah.sees(noah.t('app.noPermissionTitle'));
    expect(await noah.page.locator('tr[data-row]:visible').count()).toBe(0);
    expect(await noah.hasStayed()).toBe(true);
  });
});
