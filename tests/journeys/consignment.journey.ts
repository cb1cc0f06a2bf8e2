import { describe, expect, it } from 'vitest';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { applyConsignmentEndpoint, sellConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { approveRequestEndpoint } from '#contracts/requests/reviews.ts';
import { requestRejections } from '#contracts/requests/rejections/request-rejections.ts';
import { journey } from '../support/journey.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { administrator } from './people/administrator.ts';
import { consignor } from './people/consignor.ts';
import { seller } from './people/seller.ts';

const here = journey();
const office = () => callsOf(here.portal.url, 'super');
let sales = 0;
const isSold = async (oddNo: string, soldPriceCents: number) =>
  (await office()).send(sellConsignmentEndpoint, { oddNo, platOrderNo: `M-${++sales}`, soldPriceCents });

const katieConsigns = async () => {
  const oneIds = (await shelvedItems(here.portal.url, 2)).map(({ oneId }) => oneId) as [string, string];
  const person = await here.arrives('seller');
  const katie = { ...seller(person), ...consignor(person) };
  await katie.signsIn('seller');
  await katie.opensInventory();
  for (const oneId of oneIds) await katie.seesInInventory(oneId, 'Available');
  await katie.beginsConsignment(oneIds);
  await katie.namesPlatform('Auction');
  await katie.asksForEach('120');
  return { katie, oneIds };
};

describe('Items are put on consignment', () => {
  it('each at its price; one is sold, the other taken back', async () => {
    const { katie, oneIds } = await katieConsigns();
    const grace = administrator(await here.arrives('administrator'));
    await grace.signsIn('admin');
    await grace.goesTo(withoutParameters(adminPaths.reviewConsignment));
    await katie.asks(oneIds[1], '5');
    await katie.applies(2);
    await katie.sees(katie.words(fieldRules.lowestPrice));
    await katie.asks(oneIds[1], '95.50');
    await katie.sees('$215.50');
    expect(await violationsOn(katie.page)).toEqual([]);

    const sent: string[] = [];
    katie.page.on('request', (request) => void sent.push(request.url()));
    const isApplied = () => sent.some((url) => url.includes(applyConsignmentEndpoint.path));
    await katie.asks(oneIds[0], '9999');
    await katie.applies(2);
    await katie.isAskedOfDearest('$9,999.00');
    await katie.cancels();
    expect([await katie.askedFor(oneIds[0]), isApplied()]).toEqual(['9999', false]);
    await katie.asks(oneIds[0], '120');
    await katie.applies(2);

    await katie.sees(katie.page.getByRole('heading', { name: katie.t('orders.pages.consignOrders'), exact: true }));
    const [cheap, dear] = [await katie.consignedFor('$95.50'), await katie.consignedFor('$120.00')];
    await grace.seesToReview(dear);
    await grace.opensReview(dear);
    await grace.approves(dear, 1);
    await (await office()).send(approveRequestEndpoint, { oddNo: cheap });
    for (const oddNo of [cheap, dear]) await katie.seesConsigned(oddNo, 'Consigning');

    await isSold(dear, 13_000);
    await katie.seesConsigned(dear, 'Pending outbound');
    await katie.seesConsigned(dear, '$130.00');
    await katie.asksToDelist(cheap);
    await katie.meansToDelist(cheap);
    await katie.sees(katie.t('orders.delisted', { oddNo: cheap }));
    await katie.seesConsigned(cheap, 'Cancelled');

    await katie.opensInventory();
    await katie.seesInInventory(oneIds[1], 'Available');
    expect([await katie.hasStayed(), await grace.hasStayed()]).toEqual([true, true]);
  });

  it('and cannot be taken back from whoever has bought them meanwhile', async () => {
    const { katie } = await katieConsigns();
    await katie.applies(2);
    await katie.sees(katie.page.getByRole('heading', { name: katie.t('orders.pages.consignOrders'), exact: true }));
    const oddNo = await katie.consignedFor('$120.00');
    await (await office()).send(approveRequestEndpoint, { oddNo });
    await katie.seesConsigned(oddNo, 'Consigning');

    await katie.asksToDelist(oddNo);
    await isSold(oddNo, 12_000);
    await katie.meansToDelist(oddNo);
    await katie.sees(katie.words(requestRejections.OrderStateForbids, { oddNo }));
    await katie.seesConsigned(oddNo, 'Pending outbound');
  });
});
