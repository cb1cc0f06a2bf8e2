import { describe, it } from 'vitest';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import { journey } from '../support/journey.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { administrator } from './people/administrator.ts';
import { seller } from './people/seller.ts';

const here = journey();
/** The shop that the demo world calls Solemate LLC. */
const solemate = { number: '3', name: 'Solemate LLC', masked: 'S*** L***' };
const ownShop = String(demoSignIns.find(({ login }) => login === 'seller')?.shopId);

const katieAndGrace = async () => {
  const oneIds = (await shelvedItems(here.portal.url, 2)).map(({ oneId }) => oneId) as [string, string];
  const katie = seller(await here.arrives('seller'));
  const grace = administrator(await here.arrives('administrator'));
  await Promise.all([katie.signsIn('seller'), grace.signsIn('admin')]);
  await Promise.all([katie.opensInventory(), grace.opensTransferReviews()]);
  return { oneIds, katie, grace };
};

describe('Items are handed over to another user', () => {
  it('who is named exactly, once the transfer is approved', async () => {
    const { oneIds, katie, grace } = await katieAndGrace();

    await katie.beginsHandingOver(oneIds, 'Solemate');
    await katie.sees('The user to transfer to was not found');
    await katie.namesRecipient(ownShop);
    await katie.sees('The items already belong to this user');
    await katie.namesRecipient(solemate.number);
    await katie.sees(solemate.masked);
    const oddNo = await katie.appliesToHandOver(2);
    await katie.seesOrderStatus(oddNo, 'Reviewing');

    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    await grace.sees(solemate.name);
    await grace.approves(oddNo, 2);

    await katie.seesOrderStatus(oddNo, 'Switch user completed');
    await katie.opensTransfers();
    await katie.seesListed(oddNo, solemate.name);
    await katie.opensInventory();
    await katie.seesNotInInventory(oneIds[0]);
  });

  it('for a fee, which its owner may refuse', async () => {
    const { oneIds, katie, grace } = await katieAndGrace();
    await katie.beginsHandingOver(oneIds, solemate.number);
    await katie.sees(solemate.masked);
    const oddNo = await katie.appliesToHandOver(2);

    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    await grace.quotesFee('4');
    await katie.seesOrderStatus(oddNo, 'To be confirmed');
    await katie.refuses(oddNo, 'You decline the fee of $4.00. 2 items become available again');
    await katie.seesOrderStatus(oddNo, 'Cancelled');
    await katie.opensInventory();
    for (const oneId of oneIds) await katie.seesInInventory(oneId, 'Available');
  });
});
