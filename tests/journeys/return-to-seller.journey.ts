import { describe, expect, it } from 'vitest';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { inspectItemEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { requiredPhotos } from '#contracts/inspection/required-photos.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { returnCauses } from '#contracts/outbound/return-causes.ts';
import { arrivePackageEndpoint } from '#contracts/receiving/package-commands.ts';
import { receiveItemEndpoint } from '#contracts/receiving/receipts.ts';
import { orderReturnEndpoint } from '#contracts/requests/order-return.ts';
import { listReturnable } from '#contracts/returns/returnable.ts';
import { suggestShelves } from '#contracts/shelving/shelf-queries.ts';
import { shelveItemEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { orderDetail } from '#web/core/links/orders/order-detail.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { customer } from '../support/customer.ts';
import { journey } from '../support/journey.ts';
import { goesPastTheEdge } from '../support/pages/fit.ts';
import type { Person } from '../support/people.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, picture, product, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { pressesInBar } from './people/bulk-bar.ts';
import { seller } from './people/seller.ts';
import { staff } from './people/staff.ts';

const here = journey();
const all = (path: string): string => path.replace('/:type?/:pageNo?', '/all');

/** On a shelf, with a box that nobody would buy. */
const failedItems = async (quantity: number): Promise<string[]> => {
  const { url } = here.portal;
  const [owner, floor] = [await callsOf(url, 'seller'), await callsOf(url, 'warehouse', { warehouseId })];
  const lines = [{ ...product, quantity }];
  const forecast = { warehouseId, logNo: newTrackingNumber(), shippingType: 'express', lines, remark: '' } as const;
  const { preId, lines: expected } = await owner.send(createForecastEndpoint, forecast);
  await floor.send(arrivePackageEndpoint, { id: preId });
  const photos: string[] = [];
  for (const slot of requiredPhotos('boxBadlyDamaged')) photos.push(await floor.upload(`${slot}.png`, await picture('white')));
  for (const oneId of expected[0]!.oneIds) {
    await floor.send(receiveItemEndpoint, { id: preId, oneId });
    await floor.send(inspectItemEndpoint, { oneId, result: 'boxBadlyDamaged', remark: 'Crushed', photos });
    const [place] = await floor.read(suggestShelves, { oneId });
    await floor.send(shelveItemEndpoint, { oneId, shelfId: place!.id });
  }
  return expected[0]!.oneIds;
};

const rowOf = ({ page }: Pick<Person, 'page'>, oneId: string) => page.locator(`tr[data-row="${oneId}"]:visible`);
const oddNoOf = async ({ page }: Pick<Person, 'page'>): Promise<string> =>
  /(OC\d+)/.exec(
    await page
      .getByText(/OC\d+:/)
      .last()
      .innerText(),
  )![1]!;

describe('What failed its inspection goes back to its seller', () => {
  it('from the floor, with a reason and an address; its seller sees it', async () => {
    const [first, second] = await failedItems(2);
    const [sound] = await shelvedItems(here.portal.url, 1);
    const nadia = staff(await here.arrives('floor'));
    await nadia.signsIn('warehouse');
    const { page, t, words } = nadia;
    await nadia.goesTo(all(warehousePaths.returnsToSeller));
    await nadia.sees(rowOf(nadia, first!));
    expect(await rowOf(nadia, sound!.oneId).count()).toBe(0);

    await rowOf(nadia, first!).getByRole('checkbox').check();
    await pressesInBar(nadia, t('returnsToSeller.send', { count: 1 }));
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: t('returnsToSeller.send', { count: 1 }), exact: true });
    await submit.click();
    await nadia.sees(
      dialog
        .getByRole('alert')
        .filter({ hasText: words(fieldRules.required) })
        .first(),
    );
    for (const [field, text] of Object.entries(customer)) await nadia.fillsIn(t(`orders.address.${field as keyof typeof customer}`), text);
    await nadia.fillsIn(t('orders.address.zipCode'), '1');
    await submit.click();
    await nadia.sees(dialog.getByRole('alert').getByText(/postcode/));
    await nadia.fillsIn(t('orders.address.zipCode'), customer.zipCode);
    await submit.click();
    await nadia.seesNo(dialog);
    const oddNo = await oddNoOf(nadia);
    await nadia.seesNo(page.locator(`tr[data-row="${first!}"]:not([data-gone="true"])`));
    const office = await callsOf(here.portal.url, 'admin');
    expect(await office.read(getOrder, { oddNo })).toMatchObject({
      type: requestTypeOf.directOutbound,
      returnCause: 'failedInspection',
      stage: 'pending',
    });

    // The next goes to the same address, which is offered.
    await rowOf(nadia, second!).getByRole('checkbox').check();
    await pressesInBar(nadia, t('returnsToSeller.send', { count: 1 }));
    await dialog
      .getByRole('region', { name: t('returnsToSeller.known') })
      .getByRole('button')
      .first()
      .click();
    await submit.click();
    await nadia.seesNo(dialog);
    await expect.poll(async () => (await office.read(getItem, { oneId: second! })).state).toBe('outbounding.pending');

    const katie = seller(await here.arrives('seller'));
    await katie.signsIn('seller');
    await katie.goesTo(orderDetail(businessPaths.homepage, { type: requestTypeOf.directOutbound, oddNo }));
    await katie.seesOrderStatus(oddNo, 'Pending outbound');
    await katie.sees(katie.page.getByText(katie.words(returnCauses.failedInspection)).first());
    expect(await katie.hasStayed()).toBe(true);
  });

  it('on a handheld, too', async () => {
    const [oneId] = await failedItems(1);
    const nadia = staff(await here.arrives('handheld'));
    await nadia.signsIn('warehouse');
    await nadia.takesHandheld();
    await nadia.goesTo(withQuery(all(warehousePaths.returnsToSeller), { text: oneId! }));
    await nadia.sees(nadia.page.getByText(nadia.words(returnCauses.failedInspection)).filter({ visible: true }).first());
    expect(await goesPastTheEdge(nadia.page)).toEqual([]);
    await nadia.page
      .getByRole('button', { name: new RegExp(nadia.words(returnCauses.failedInspection)) })
      .filter({ hasText: formatOneId(oneId!) })
      .click();
    const dialog = nadia.page.getByRole('dialog');
    await nadia.sees(dialog.getByLabel(nadia.t('orders.address.recipient')));
    expect(await goesPastTheEdge(nadia.page)).toEqual([]);
  });

  it('of one seller at a time; what an order holds meanwhile is refused on its line', async () => {
    const [mine, taken] = await failedItems(2);
    const office = await callsOf(here.portal.url, 'admin');
    const { data } = await office.read(listReturnable, { view: 'failed', wareId: warehouseId, size: 100 });
    const owner = data.find(({ oneId }) => oneId === mine)!.shopInfo.id;
    const other = data.find(({ shopInfo }) => shopInfo.id !== owner);
    const grace = await here.arrives('administrator');
    await grace.signsIn('admin');
    const { page, t } = grace;
    await grace.goesTo(withQuery(all(adminPaths.returnsToSeller), { wareId: warehouseId }));
    await rowOf(grace, mine!).getByRole('checkbox').check();
    if (other) {
      await rowOf(grace, other.oneId).getByRole('checkbox').check();
      await grace.sees(page.getByRole('toolbar').getByRole('button', { name: t('returnsToSeller.severalSellers') }));
      await rowOf(grace, other.oneId).getByRole('checkbox').uncheck();
    }
    await rowOf(grace, taken!).getByRole('checkbox').check();
    await pressesInBar(grace, t('returnsToSeller.send', { count: 2 }));
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('region', { name: t('returnsToSeller.known') })
      .getByRole('button')
      .first()
      .click();
    await office.send(orderReturnEndpoint, { oneIds: [taken!], cause: 'failedInspection', address: customer, remark: '' });
    await dialog.getByRole('button', { name: t('returnsToSeller.send', { count: 2 }), exact: true }).click();
    await grace.sees(dialog.getByRole('alert').filter({ hasText: 'is doing another task' }));
  });
});
