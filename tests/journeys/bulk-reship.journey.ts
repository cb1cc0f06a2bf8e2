import { describe, expect, it } from 'vitest';
import { packOrderEndpoint, shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { pickItemEndpoint } from '#contracts/outbound/picking.ts';
import { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { getBulkReship } from '#contracts/requests/bulk-reships/bulk-reship-queries.ts';
import { bulkReshipStates, type BulkReshipState } from '#contracts/requests/bulk-reships/bulk-reship-states.ts';
import { formatOneId, oneIdFrom } from '#contracts/item/one-id.ts';
import { callsOf } from '../support/portal-calls.ts';
import { customer } from '../support/customer.ts';
import { journey } from '../support/journey.ts';
import { shelvedItems, warehouseId, type ShelvedItem } from '../support/portal-goods.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { administrator } from './people/administrator.ts';
import { seller } from './people/seller.ts';

const here = journey();
const elsewhere = { ...customer, recipient: 'Bo Larsen', city: 'San Diego', zipCode: '92101', street: '12 Harbor Blvd' };

const katie = async () => {
  const person = seller(await here.arrives('seller'));
  await person.signsIn('seller');
  return person;
};

/** Picked, packed and handed over, as the floor does it. */
const ships = async (oddNo: string, items: readonly ShelvedItem[]): Promise<void> => {
  const staff = await callsOf(here.portal.url, 'warehouse', { warehouseId });
  for (const { oneId, shelf } of items) await staff.send(pickItemEndpoint, { oddNo, oneId, shelf, tote: 'T-1' });
  await staff.send(packOrderEndpoint, { oddNo, parcels: [{ oneIds: items.map(({ oneId }) => oneId), weightGrams: 2_900 }] });
  await staff.send(shipOrderEndpoint, { oddNo, logNo: `9400${oddNo.slice(2)}`, carrier: 'USPS' });
};

describe('Many items go to several addresses in one go', () => {
  it('each box is measured, confirmed and shipped, and the page of the whole says so live', async () => {
    const items = await shelvedItems(here.portal.url, 4);
    const oneIds = items.map(({ oneId }) => oneId);
    const seller = await katie();
    const { t, page } = seller;
    await seller.opensInventory();
    for (const oneId of oneIds) await seller.seesInInventory(oneId, 'Available');
    const bulkNo = await seller.reshipsInBulk([
      { oneIds: oneIds.slice(0, 2), address: customer },
      { oneIds: oneIds.slice(2), address: elsewhere },
    ]);
    const header = page.locator('header').filter({ has: page.getByRole('heading', { name: bulkNo }) });
    const status = (state: BulkReshipState) => header.getByText(seller.words(bulkReshipStates[state]), { exact: true });
    await seller.sees(status('reviewing'));
    await seller.sees(page.getByText(elsewhere.street));
    const { boxList } = await (await callsOf(here.portal.url, 'seller')).read(getBulkReship, { bulkNo });
    const [first, second] = boxList.map(({ oddNo }) => oddNo) as [string, string];

    const grace = administrator(await here.arrives('administrator'));
    await grace.signsIn('admin');
    await grace.opensReshipReviews();
    await grace.seesToReview(first);
    await grace.opensReview(first);
    await grace.sees(grace.page.getByRole('link', { name: bulkNo }));
    await grace.quotesLabel(first, { 1: [54, 36, 15, '2.8'] }, '12.50');
    await grace.opensReshipReviews();
    await grace.opensReview(second);
    await grace.quotesLabel(second, { 2: [54, 36, 15, '2.9'] }, '13');

    await seller.sees(status('toConfirm'));
    await seller.sees(page.getByText('54 × 36 × 15 cm · 2.8 kg'));
    const confirm = t('bulkReships.confirmAll', { count: 2, amount: '$25.50' });
    await seller.presses(confirm);
    await page.getByRole('dialog', { name: confirm }).getByRole('button', { name: confirm }).click();
    await seller.sees(status('pending'));

    await ships(first, items.slice(0, 2));
    await seller.sees(status('partial'));
    await ships(second, items.slice(2));
    await seller.sees(status('shipped'));
    await seller.sees(page.getByText(t('bulkReships.shippedOf', { shipped: 2, boxes: 2 })));

    await grace.goesTo(withoutParameters(adminPaths.bulkReships));
    await grace.sees(grace.page.getByRole('row').filter({ hasText: bulkNo }));
  });

  it('and boxes that are not approved are recalled together', async () => {
    const oneIds = (await shelvedItems(here.portal.url, 2)).map(({ oneId }) => oneId);
    const seller = await katie();
    const { t, page } = seller;
    await seller.goesTo(businessPaths.bulkReship);
    await seller.sees(page.getByText(t('bulkReships.noItems')));
    const field = page.getByRole('textbox', { name: t('bulkReships.addItems') });
    await field.fill(oneIds.map(formatOneId).join(' '));
    await field.press('Enter');
    await seller.sees(page.getByRole('heading', { name: t('bulkReships.title', { count: 2 }) }));
    await seller.movesToNewBox(oneIds.slice(1));
    await seller.addressesBox('1', customer);
    await page
      .getByRole('group', { name: t('bulkReships.editAddress', { boxNo: '2' }) })
      .getByRole('combobox')
      .click();
    await page
      .locator('.ant-select-dropdown:visible .ant-select-item-option')
      .filter({ hasText: t('orders.boxNo', { boxNo: 1 }) })
      .click();
    await seller.sendsBulk(2);

    await seller.presses(t('bulkReships.recallAll', { count: 2 }));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ui.recall') })
      .click();
    await seller.sees(page.getByText(seller.words(bulkReshipStates.closed), { exact: true }).first());
    await seller.opensInventory();
    for (const oneId of oneIds) await seller.seesInInventory(oneId, 'Available');
  });
});

describe('What cannot go is told before and after it is sent', () => {
  it('an item of another warehouse, one in an order, one of somebody else, and an address that is missing', async () => {
    const [free, taken] = (await shelvedItems(here.portal.url, 2)).map(({ oneId }) => oneId) as [string, string];
    const [far] = (await shelvedItems(here.portal.url, 1, 'LAX-2')).map(({ oneId }) => oneId) as [string];
    const seller = await katie();
    const { t, page } = seller;
    await (await callsOf(here.portal.url, 'seller')).send(applyReshipEndpoint, { oneIds: [taken], address: customer });
    await seller.goesTo(withQuery(businessPaths.bulkReship, { oneIds: [free, taken, far].join(',') }));
    await seller.sees(page.getByText(`${formatOneId(taken)} ${t('bulkReships.cannotGo')}`));
    await seller.sees(page.getByText(new RegExp(`${formatOneId(far)} ${t('bulkReships.elsewhere', { warehouse: '.*' })}`)));

    const field = page.getByRole('textbox', { name: t('bulkReships.addItems') });
    const strange = oneIdFrom([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    await field.fill(strange);
    await field.press('Enter');
    await seller.sees(page.getByRole('alert').filter({ hasText: formatOneId(strange) }));

    await seller.presses(t('bulkReships.takeOutWrong', { count: 2 }));
    await seller.pressesSendBulk(1);
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(6);
    await seller.addressesBox('1', { ...customer, zipCode: 'X' });
    await seller.pressesSendBulk(1);
    await seller.sees(page.getByRole('alert').filter({ hasText: 'X' }));
  });
});
