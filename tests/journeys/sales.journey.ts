import { describe, expect, it } from 'vitest';
import { packOrderEndpoint, shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { pickItemEndpoint } from '#contracts/outbound/picking.ts';
import { requestRejections } from '#contracts/requests/rejections/request-rejections.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { recordSaleEndpoint } from '#contracts/sales/sale-commands.ts';
import { listSales } from '#contracts/sales/sale-queries.ts';
import { saleStatuses } from '#contracts/sales/sale-states.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, shelvedItems, warehouseId, type ShelvedItem } from '../support/portal-goods.ts';
import { saleDesk } from './people/sale-desk.ts';
import { seller } from './people/seller.ts';

const here = journey();
const office = () => callsOf(here.portal.url, 'super');

const leavesTheWarehouse = async (oddNo: string, { oneId, shelf }: ShelvedItem): Promise<void> => {
  const floor = await callsOf(here.portal.url, 'warehouse', { warehouseId });
  await floor.send(pickItemEndpoint, { oddNo, oneId, shelf, tote: 'T-310' });
  await floor.send(packOrderEndpoint, { oddNo, parcels: [{ oneIds: [oneId], weightGrams: 1_400 }] });
  await floor.send(shipOrderEndpoint, { oddNo, logNo: newTrackingNumber(), carrier: 'UPS' });
};

const orderOf = async (oneId: string): Promise<string> => (await (await office()).read(listSales, { text: oneId })).data[0]!.oddNo!;
const balance = async (): Promise<number> => (await (await callsOf(here.portal.url, 'seller')).read(getWallet, {})).postedCents;

describe('What is sold on a platform is followed to its payment', () => {
  it('sold, picked, shipped and paid, while its seller looks on', async () => {
    const [item] = await shelvedItems(here.portal.url, 1);
    const { oneId } = item!;
    const grace = saleDesk(await here.arrives('administrator'));
    const katie = seller(await here.arrives('seller'));
    await Promise.all([grace.signsIn('super'), katie.signsIn('seller')]);
    await katie.goesTo(withoutParameters(businessPaths.sales));
    await grace.goesTo(withoutParameters(adminPaths.saleOrders));

    await grace.records({ saleNo: 'J-100', oneId, dollars: '200' });
    await grace.seesStatus('J-100', 'pending');
    const ofKatie = katie.page.getByRole('row').filter({ hasText: formatOneId(oneId) });
    await katie.sees(ofKatie.getByText(katie.words(saleStatuses.pending.meaning)));
    expect(await ofKatie.getByText('J-100').count()).toBe(0);

    await grace.records({ saleNo: 'J-100', oneId, dollars: '200' });
    await grace.sees(grace.words(requestRejections.PlatformOrderTaken, { platOrderNo: 'J-100' }));
    await grace.page.keyboard.press('Escape');
    await grace.page.getByRole('button', { name: grace.t('ui.discard'), exact: true }).click();

    await leavesTheWarehouse(await orderOf(oneId), item!);
    await grace.seesStatus('J-100', 'inProgress');
    await katie.sees(ofKatie.getByText(katie.words(saleStatuses.inProgress.meaning)));

    await grace.opens('J-100');
    expect(await violationsOn(grace.page)).toEqual([]);
    await grace.asksTo('process');
    await grace.means(grace.t('sales.processTitle'), 'process');
    await grace.sees(grace.words(saleStatuses.processed.meaning));
    const before = await balance();
    await grace.paysOut('170');
    await grace.sees(grace.words(saleStatuses.salesCompleted.meaning));
    await katie.sees(ofKatie.getByText(katie.words(saleStatuses.salesCompleted.meaning)));
    expect(await balance()).toBeGreaterThan(before);
    expect([await katie.hasStayed(), await grace.hasStayed()]).toEqual([true, true]);
  });

  it('sold twice, it goes on with another pair that is alike', async () => {
    const [item, twin] = await shelvedItems(here.portal.url, 2);
    const sold = { oneId: item!.oneId, priceCents: 21_000 };
    await (await office()).send(recordSaleEndpoint, { ...sold, channel: 'stockMarket', saleNo: 'J-201' });
    await (await office()).send(recordSaleEndpoint, { ...sold, channel: 'kickExchange', saleNo: 'J-202' });
    const grace = saleDesk(await here.arrives('administrator'));
    await grace.signsIn('super');
    await grace.goesTo(withoutParameters(adminPaths.saleOrders));
    await grace.seesStatus('J-201', 'pending');
    await grace.seesStatus('J-202', 'withIssue');
    await grace.opens('J-202');
    await grace.sendsInstead(twin!.oneId);
    await grace.sees(grace.words(saleStatuses.pending.meaning));
    expect(await orderOf(twin!.oneId)).toMatch(/^OC/);
    expect(await grace.hasStayed()).toBe(true);
  });

  it('or the sale that was first is given up: what each way costs is shown before', async () => {
    const [item] = await shelvedItems(here.portal.url, 1);
    const sold = { oneId: item!.oneId, priceCents: 21_000 };
    await (await office()).send(recordSaleEndpoint, { ...sold, channel: 'stockMarket', saleNo: 'J-401' });
    await (await office()).send(recordSaleEndpoint, { ...sold, channel: 'kickExchange', saleNo: 'J-402' });
    const grace = saleDesk(await here.arrives('administrator'));
    await grace.signsIn('super');
    await grace.goesTo(withoutParameters(adminPaths.saleOrders));
    await grace.opens('J-402');
    await grace.sees(grace.t('sales.choices.title'));
    // 15 % of $210 on the one platform, 27.5 % on the other.
    await grace.sees('$31.50');
    await grace.sees('$57.75');
    expect(await violationsOn(grace.page)).toEqual([]);
    await grace.asksTo('keep');
    await grace.sees(grace.t('sales.keepText', { amount: '$31.50' }));
    await grace.means(grace.t('sales.keepTitle'), 'keep');
    await grace.sees(grace.words(saleStatuses.pending.meaning));
    const { data } = await (await office()).read(listSales, { text: item!.oneId });
    expect(data.map(({ saleNo, status }) => [saleNo, status]).toSorted()).toEqual([
      ['J-401', 'cancelled'],
      ['J-402', 'pending'],
    ]);
  });

  it('or is cancelled, archived and closed; then nothing more is offered', async () => {
    const [item] = await shelvedItems(here.portal.url, 1);
    await (await office()).send(recordSaleEndpoint, { oneId: item!.oneId, priceCents: 9_000, channel: 'auction', saleNo: 'J-301' });
    const grace = saleDesk(await here.arrives('administrator'));
    await grace.signsIn('super');
    await grace.goesTo(withoutParameters(adminPaths.saleOrders));
    await grace.opens('J-301');
    await grace.asksTo('cancel');
    await grace.means(grace.t('sales.cancelTitle'), 'cancel', 'The buyer cancelled');
    await grace.sees(grace.words(saleStatuses.cancelled.meaning));
    await grace.asksTo('close');
    await grace.means(grace.t('sales.closeTitle'), 'close', 'Everything is settled');
    await grace.sees(grace.words(saleStatuses.closed.meaning));
    expect(await grace.page.getByRole('button', { name: 'Archive', exact: true }).count()).toBe(0);
  });
});
