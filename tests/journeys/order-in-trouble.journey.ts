import { describe, expect, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { outboundStatuses } from '#contracts/outbound/order-statuses.ts';
import { packOrderEndpoint, shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { pickItemEndpoint } from '#contracts/outbound/picking.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { approvedOrder, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { staff } from './people/staff.ts';

const here = journey();

describe('An order in trouble has a way out', () => {
  it('another item takes the place of one, and the order goes on and leaves', async () => {
    const [wet, twin] = await shelvedItems(here.portal.url, 2);
    const oddNo = await approvedOrder(here.portal.url, [wet!.oneId]);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const nadia = await here.arrives('supervisor');
    await nadia.signsIn('warehouse');
    const { page, t, words } = nadia;
    await nadia.goesTo(withQuery(warehousePaths.order, { oddNo }));
    await nadia.presses(words(orderActions.reportException));
    const question = page.getByRole('dialog', { name: t('trouble.reportTitle', { oddNo }) });
    await question.getByRole('textbox').fill('The box is wet');
    await question.getByRole('button', { name: words(orderActions.reportException) }).click();
    await nadia.sees(words(outboundStatuses.exception));

    await nadia.presses(words(orderActions.replace));
    const dialog = page.getByRole('dialog', { name: t('trouble.replaceTitle', { oddNo }) });
    await dialog.getByLabel(t('trouble.twin')).click();
    await page.getByTitle(t('trouble.twinOn', { oneId: formatOneId(twin!.oneId), shelf: twin!.shelf })).click();
    await dialog.getByRole('button', { name: words(orderActions.replace) }).click();
    await nadia.sees(t('trouble.replaced', { oneId: formatOneId(wet!.oneId), twin: formatOneId(twin!.oneId) }));
    expect((await calls.read(getItem, { oneId: wet!.oneId })).state).toBe('available');

    await nadia.presses(words(orderActions.resume));
    await nadia.sees(page.getByRole('link', { name: t('outbound.pick'), exact: true }).filter({ visible: true }));
    await calls.send(pickItemEndpoint, { oddNo, oneId: twin!.oneId, shelf: twin!.shelf, tote: 'T-1' });
    await calls.send(packOrderEndpoint, { oddNo, parcels: [{ oneIds: [twin!.oneId], weightGrams: 900 }] });
    await calls.send(shipOrderEndpoint, { oddNo });
    await nadia.sees(words(outboundStatuses.outOfWarehouse));
    expect(await nadia.hasStayed()).toBe(true);
  });

  it('it is cancelled, and what was picked is available once it lies on a shelf again', async () => {
    const [picked] = await shelvedItems(here.portal.url, 1);
    const oneId = picked!.oneId;
    const oddNo = await approvedOrder(here.portal.url, [oneId]);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    await calls.send(pickItemEndpoint, { oddNo, oneId, shelf: picked!.shelf, tote: 'T-2' });
    const state = async () => (await calls.read(getItem, { oneId })).state;

    const grace = await here.arrives('administrator');
    await grace.signsIn('admin', withQuery(adminPaths.reviewShipWithLabelDetail, { oddNo }));
    await grace.presses(grace.t('orders.cancelOrder'));
    const sure = grace.page.getByRole('dialog', { name: grace.t('orders.cancelTitle', { oddNo }) });
    await grace.sees(sure.getByText(grace.t('trouble.walksBack', { count: 1 })));
    await sure.getByRole('textbox').fill('The owner called');
    await sure.getByRole('button', { name: grace.t('orders.cancelOrder') }).click();
    await grace.sees(grace.words(outboundStatuses.cancelled));
    expect((await calls.read(getOrder, { oddNo })).reason).toBe('The owner called');
    expect(await state()).toBe('inspected');

    const noah = staff(await here.arrives('staff'));
    await noah.signsIn('warehouse');
    await noah.takesHandheld();
    await noah.opensShelving();
    await noah.sees(noah.page.getByRole('heading', { name: noah.t('shelving.putBack') }));
    await noah.seesAllInReach();
    await noah.page.getByRole('button', { name: formatOneId(oneId) }).click();
    await noah.shelvesAsSuggested();
    await expect.poll(state).toBe('available');
    expect(itemStates[await state()].number).toBe(1);
  });
});
