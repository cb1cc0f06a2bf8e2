import { describe, expect, it } from 'vitest';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { packOrderEndpoint, shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { pickItemEndpoint } from '#contracts/outbound/picking.ts';
import { requestRejections } from '#contracts/requests/rejections/request-rejections.ts';
import { applyConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { approveRequestEndpoint } from '#contracts/requests/reviews.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { consignments } from './people/consignments.ts';
import { seller } from './people/seller.ts';

const here = journey();
const office = () => callsOf(here.portal.url, 'super');

/** Two items of one seller, for $120.00 each, listed. */
const listedItems = async () => {
  const katie = await callsOf(here.portal.url, 'seller');
  const items = await shelvedItems(here.portal.url, 2);
  const { oddNos } = await katie.send(applyConsignmentEndpoint, {
    items: items.map(({ oneId }) => ({ oneId, priceCents: 12_000 })),
    platform: 'Auction',
    remark: '',
  });
  for (const oddNo of oddNos) await (await office()).send(approveRequestEndpoint, { oddNo });
  return oddNos.map((oddNo, place) => ({ oddNo, ...items[place]! }));
};

const leavesTheWarehouse = async ({ oddNo, oneId, shelf }: { oddNo: string; oneId: string; shelf: string }): Promise<void> => {
  const floor = await callsOf(here.portal.url, 'warehouse', { warehouseId });
  await floor.send(pickItemEndpoint, { oddNo, oneId, shelf, tote: 'T-300' });
  await floor.send(packOrderEndpoint, { oddNo, parcels: [{ oneIds: [oneId], weightGrams: 1_400 }] });
  await floor.send(shipOrderEndpoint, { oddNo, logNo: newTrackingNumber(), carrier: 'UPS' });
};

const balance = async (): Promise<number> => (await (await callsOf(here.portal.url, 'seller')).read(getWallet, {})).postedCents;

describe('Consignments of all sellers are looked after in one place', () => {
  it('marked as sold, followed out of the warehouse, and settled into the wallet', async () => {
    const [sale] = await listedItems();
    const { oddNo } = sale!;
    const grace = consignments(await here.arrives('administrator'));
    const katie = seller(await here.arrives('seller'));
    await Promise.all([grace.signsIn('super'), katie.signsIn('seller')]);
    await katie.goesTo(`${businessPaths.consignmentDetail}?oddNo=${oddNo}`);
    await grace.goesTo(withoutParameters(adminPaths.consignments));
    await grace.seesListed(oddNo, 'Consigning');

    await grace.asksToMarkSold(oddNo);
    await grace.marksSold(oddNo, { platOrderNo: '', dollars: '130' });
    await grace.sees(grace.t('ui.required'));
    expect(await violationsOn(grace.page)).toEqual([]);
    await grace.marksSold(oddNo, { platOrderNo: 'M-300', dollars: '130' });
    await grace.seesListed(oddNo, 'Pending outbound');
    await grace.seesListed(oddNo, 'M-300');
    await grace.seesListed(oddNo, '$130.00');

    await leavesTheWarehouse(sale!);
    await grace.seesListed(oddNo, 'Out of warehouse');
    await grace.opens(oddNo);
    expect(await violationsOn(grace.page)).toEqual([]);
    const before = await balance();
    await grace.presses('Complete');
    await grace.confirmsPayout(oddNo);
    await grace.sees(grace.t('completion.completed', { oddNo }));

    await katie.sees('Payment processed');
    const paid = (await balance()) - before;
    expect(paid).toBeGreaterThan(0);
    await katie.goesTo(withoutParameters(businessPaths.wallet));
    await katie.sees(katie.page.getByText(formatMoney(before + paid)).first());
    expect([await katie.hasStayed(), await grace.hasStayed()]).toEqual([true, true]);
  });

  it('or taken over and delisted; a number that was sold before is refused', async () => {
    const [taken, returned] = (await listedItems()).map(({ oddNo }) => oddNo) as [string, string];
    const grace = consignments(await here.arrives('administrator'));
    await grace.signsIn('super');
    await grace.goesTo(withoutParameters(adminPaths.consignments));
    await grace.asksToMarkSold(returned);
    await grace.marksSold(returned, { platOrderNo: 'M-300', dollars: '130' });
    await grace.sees(grace.words(requestRejections.PlatformOrderTaken, { platOrderNo: 'M-300' }));
    await grace.discards();

    await grace.opens(taken);
    const before = await balance();
    await grace.takesOver(taken, '80');
    await grace.sees(grace.t('consignments.takenOver', { oddNo: taken }));
    await grace.sees('Switch to the group account');
    expect((await balance()) - before).toBe(8_000);

    await grace.goesTo(withoutParameters(adminPaths.consignments));
    await grace.opens(returned);
    await grace.delists(returned);
    await grace.sees(grace.t('orders.delisted', { oddNo: returned }));
  });
});
