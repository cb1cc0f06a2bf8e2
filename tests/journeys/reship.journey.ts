import { describe, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { administrator } from './people/administrator.ts';
import { seller } from './people/seller.ts';
import { customer } from '../support/customer.ts';

const here = journey();
const reason = 'We do not ship to a forwarding agent';

const katieAndGrace = async (oneIds: readonly string[]) => {
  const katie = seller(await here.arrives('seller'));
  const grace = administrator(await here.arrives('administrator'));
  await Promise.all([katie.signsIn('seller'), grace.signsIn('admin')]);
  await Promise.all([katie.opensInventory(), grace.opensReshipReviews()]);
  for (const oneId of oneIds) await katie.seesInInventory(oneId, 'Available');
  return { katie, grace };
};

describe('Items are to be reshipped without a label', () => {
  it('to an address, and once it is approved the warehouse has the order', async () => {
    const oneIds = (await shelvedItems(here.portal.url, 2)).map(({ oneId }) => oneId);
    const { katie, grace } = await katieAndGrace(oneIds);

    const oddNo = await katie.appliesToReship(oneIds, customer);
    await katie.seesOrderStatus(oddNo, 'To be reviewed');
    await katie.seesOpen('Workplace', 'Inventory', oddNo);

    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    await grace.sees(grace.page.getByText(customer.street));
    await grace.approves(oddNo, 2);

    await katie.seesOrderStatus(oddNo, 'Pending outbound');
  });

  it('and are free again where the reviewer rejects it', async () => {
    const oneIds = (await shelvedItems(here.portal.url, 2)).map(({ oneId }) => oneId);
    const { katie, grace } = await katieAndGrace(oneIds);

    const oddNo = await katie.appliesToReship(oneIds, customer);
    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    await grace.rejects(oddNo, 2, reason);

    await katie.seesOrderStatus(oddNo, 'Rejected');
    await katie.sees(reason);
    await katie.opensInventory();
    for (const oneId of oneIds) await katie.seesInInventory(oneId, 'Available');
  });
});
