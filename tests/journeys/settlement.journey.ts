import { describe, expect, it } from 'vitest';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { packOrderEndpoint, shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { pickItemEndpoint } from '#contracts/outbound/picking.ts';
import { applyConsignmentEndpoint, sellConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { approveRequestEndpoint } from '#contracts/requests/reviews.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { administrator } from './people/administrator.ts';
import { seller } from './people/seller.ts';

const here = journey();

/** Sold for $200.00, and out of the warehouse. */
const shippedSale = async (): Promise<string> => {
  const { url } = here.portal;
  const [katie, office, floor] = await Promise.all([callsOf(url, 'seller'), callsOf(url, 'super'), callsOf(url, 'warehouse', { warehouseId })]);
  const [item] = await shelvedItems(url, 1);
  const { oneId, shelf } = item!;
  const { oddNos } = await katie.send(applyConsignmentEndpoint, { items: [{ oneId, priceCents: 20_000 }], platform: 'Auction', remark: '' });
  const oddNo = oddNos[0]!;
  await office.send(approveRequestEndpoint, { oddNo });
  await office.send(sellConsignmentEndpoint, { oddNo, platOrderNo: 'M-200', soldPriceCents: 20_000 });
  await floor.send(pickItemEndpoint, { oddNo, oneId, shelf, tote: 'T-200' });
  await floor.send(packOrderEndpoint, { oddNo, parcels: [{ oneIds: [oneId], weightGrams: 1_400 }] });
  await floor.send(shipOrderEndpoint, { oddNo, logNo: newTrackingNumber(), carrier: 'UPS' });
  return oddNo;
};

describe('What was sold for a seller is settled', () => {
  it('for what the question said, and both see of what it is made', async () => {
    const oddNo = await shippedSale();
    const expected = (await (await callsOf(here.portal.url, 'super')).read(getOrder, { oddNo })).settlement!;
    expect(expected).toMatchObject({ sold: 20_000, isPosted: false });
    const payout = formatMoney(expected.payout);

    const katie = seller(await here.arrives('seller'));
    const grace = administrator(await here.arrives('administrator'));
    await Promise.all([katie.signsIn('seller'), grace.signsIn('super')]);
    await katie.goesTo(`${businessPaths.consignmentDetail}?oddNo=${oddNo}`);
    await katie.sees('Shipped to the platform');
    await katie.sees(katie.t('orders.payoutExpected'));

    await grace.goesTo(`${adminPaths.reviewConsignmentDetail}?oddNo=${oddNo}`);
    await grace.presses('Complete');
    const question = grace.page.getByRole('dialog', { name: grace.t('completion.title', { oddNo }) });
    await grace.sees(question.getByText(payout, { exact: true }));
    expect(await violationsOn(grace.page)).toEqual([]);
    await question.getByRole('button', { name: grace.t('completion.completeAndPay', { amount: payout }) }).click();
    await grace.sees(grace.t('completion.completed', { oddNo }));
    await grace.sees(grace.page.getByRole('link', { name: 'Consignment collection' }));

    await katie.sees('Payment processed');
    await katie.page.getByRole('link', { name: 'Consignment collection' }).click();
    await katie.sees(katie.page.getByRole('heading', { name: katie.t('wallet.pages.wallet') }).first());
  });
});
