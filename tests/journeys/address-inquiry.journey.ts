import { describe, expect, it } from 'vitest';
import { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { customer } from '../support/customer.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { shelvedItems } from '../support/portal-goods.ts';

const here = journey();

describe('Whoever holds a parcel finds out where it goes (R2.34, R2.103)', () => {
  it('by the order, an item or the recipient; staff of their own warehouse, administrators of all', async () => {
    const [item] = await shelvedItems(here.portal.url, 1, 'LAX-2');
    const owner = await callsOf(here.portal.url, 'seller');
    const address = { ...customer, recipient: 'Zelda Quartermain' };
    const { oddNo } = await owner.send(applyReshipEndpoint, { oneIds: [item!.oneId], address });

    const noah = await here.arrives('staff');
    await noah.signsIn('warehouse');
    await noah.goesTo(warehousePaths.addressInquiry);
    const asks = async (person: typeof noah, text: string) => {
      const field = person.page.getByRole('main').getByLabel(person.t('addresses.searchLabel'), { exact: true });
      await field.fill(text);
      await field.press('Enter');
    };
    await asks(noah, oddNo);
    await noah.sees(noah.t('addresses.nothing'));

    const grace = await here.arrives('administrator');
    await grace.signsIn('admin');
    await grace.goesTo(adminPaths.addressInquiry);
    for (const text of [oddNo, item!.oneId, 'quartermain']) {
      await asks(grace, text);
      await grace.sees(grace.page.getByText('Zelda Quartermain').first());
      await grace.sees(grace.t('addresses.valid'));
    }
  });

  it('and whether an address can be sent to, field by field', async () => {
    const noah = await here.arrives('staff');
    const { page, t } = noah;
    await noah.signsIn('warehouse');
    await noah.goesTo(warehousePaths.addressInquiry);
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: t('addresses.check'), exact: true }) });
    await form.getByLabel(t('orders.address.country'), { exact: true }).fill('US');
    await form.getByLabel(t('orders.address.zipCode'), { exact: true }).fill('1');
    await form.getByRole('button', { name: t('addresses.check'), exact: true }).click();
    await noah.sees(form.getByText(/postcode/));
    await expect.poll(() => form.locator('[aria-invalid=true]').count()).toBe(6);
    for (const [field, text] of Object.entries(customer))
      await form.getByLabel(t(`orders.address.${field as keyof typeof customer}`), { exact: true }).fill(text);
    await form.getByRole('button', { name: t('addresses.check'), exact: true }).click();
    await noah.sees(t('addresses.valid'));
  });
});
