import { describe, it } from 'vitest';
import { saveItemEndpoint } from '#contracts/item/item-commands.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { administrator } from './people/administrator.ts';
import { itemDrawer } from './people/item-drawer.ts';
import { seller } from './people/seller.ts';

const here = journey();
const reason = 'We do not buy these items at present';

const offered = async () => {
  const oneIds = (await shelvedItems(here.portal.url, 2)).map(({ oneId }) => oneId);
  await (await callsOf(here.portal.url, 'seller')).send(saveItemEndpoint, { id: oneIds[0]!, costPrice: 84_25, supply: null });
  const katie = seller(await here.arrives('seller'));
  const grace = administrator(await here.arrives('administrator'));
  await Promise.all([katie.signsIn('seller'), grace.signsIn('admin')]);
  await Promise.all([katie.opensInventory(), grace.opensCashOutReviews()]);
  const oddNo = await katie.appliesToCashOut(oneIds);
  await katie.seesOrderStatus(oddNo, 'Reviewing');
  await grace.seesToReview(oddNo);
  await grace.opensReview(oddNo);
  return { katie, grace, oddNo, oneIds: oneIds as [string, string] };
};

describe('Items are sold to the operator', () => {
  it("for what it quotes, become its own, and are paid into the seller's wallet", async () => {
    const { katie, grace, oddNo, oneIds } = await offered();
    const [first, second] = oneIds;
    await grace.sees('$84.25');
    await grace.isToldWhichPricesAreMissing(oddNo, oneIds);
    await grace.quotes(oddNo, { [first]: '120', [second]: '95.50' }, '$215.50');

    await katie.seesOrderStatus(oddNo, 'Quotation to be confirmed by user');
    await katie.sees('$95.50');
    await katie.confirms(oddNo, '$215.50');

    await katie.opensCashOuts();
    await katie.seesListed(oddNo, 'Cashed out');
    await katie.seesListed(oddNo, '$215.50');
    await katie.opensWallet();
    await katie.seesListed(oddNo, 'Cashout collection');
    await katie.page.getByRole('row').filter({ hasText: oddNo }).getByText(oddNo, { exact: true }).click();
    await katie.sees(katie.page.getByRole('heading', { name: oddNo }));
    await katie.opensInventory();
    await katie.seesNotInInventory(first);

    await grace.opensOwnInventory();
    await grace.seesInInventory(first, 'Available');
    await grace.goesTo(`/admin/warehouse/inventory?item=${first}`);
    await itemDrawer(grace, first).seesStep('ItemOwnerChanged');
  });

  it('unless the seller keeps them', async () => {
    const { katie, grace, oddNo, oneIds } = await offered();
    const [first, second] = oneIds;
    // From a thousand dollars for one pair it is asked about first.
    await grace.quotes(oddNo, { [first]: '1000', [second]: '20' }, '$1,020.00');

    await katie.seesOrderStatus(oddNo, 'Quotation to be confirmed by user');
    await katie.refuses(oddNo, 'You decline the offer of $1,020.00. 2 items become available again');
    await katie.seesOrderStatus(oddNo, 'Cancelled');
    await katie.opensInventory();
    for (const oneId of oneIds) await katie.seesInInventory(oneId, 'Available');
  });

  it('or the operator does not want them', async () => {
    const { katie, grace, oddNo, oneIds } = await offered();
    await grace.rejects(oddNo, 2, reason);
    await katie.seesOrderStatus(oddNo, 'Rejected');
    await katie.sees(reason);
    await katie.opensInventory();
    for (const oneId of oneIds) await katie.seesInInventory(oneId, 'Available');
  });
});
