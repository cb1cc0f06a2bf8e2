import { describe, expect, it } from 'vitest';
import { requestRejections } from '#contracts/requests/rejections/request-rejections.ts';
import { journey } from '../support/journey.ts';
import { newTrackingNumber, shelvedItems, type ShelvedItem } from '../support/portal-goods.ts';
import { administrator } from './people/administrator.ts';
import { seller } from './people/seller.ts';

const here = journey();
const reason = 'The bar code of the label cannot be read';

describe('An application is rejected', () => {
  it('and its seller reads the reason at once, and may apply again', async () => {
    const items = await shelvedItems(here.portal.url, 2);
    const oneIds = items.map(({ oneId }) => oneId);
    const [first] = oneIds as [string, string];
    const katie = seller(await here.arrives('seller'));
    const grace = administrator(await here.arrives('administrator'));
    await Promise.all([katie.signsIn('seller'), grace.signsIn('admin')]);
    await Promise.all([katie.opensInventory(), grace.opensReviews()]);

    const tracking = newTrackingNumber();
    const oddNo = await katie.appliesToShip(oneIds, tracking);
    await katie.seesInInventory(first, 'Outbound in review');
    const drawer = await katie.opens(first);

    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    await grace.rejects(oddNo, 2, reason);

    await drawer.seesInStep('RequestRejected', reason, { request: 3 });
    await drawer.seesStatus('Available');
    for (const oneId of oneIds) await katie.seesInInventory(oneId, 'Available');
    expect([await katie.hasStayed(), await grace.hasStayed()]).toEqual([true, true]);

    await katie.closesItem();
    await katie.appliesToShip(oneIds, tracking);
    await katie.seesInInventory(first, 'Outbound in review');
  });

  it('for an offered reason, which its seller reads in Chinese', async () => {
    const [{ oneId }] = (await shelvedItems(here.portal.url, 1)) as [ShelvedItem];
    const katie = seller(await here.arrives('seller who reads Chinese', 'zh'));
    const grace = administrator(await here.arrives('administrator'));
    await Promise.all([katie.signsIn('seller'), grace.signsIn('admin')]);
    await Promise.all([katie.opensInventory(), grace.opensReviews()]);
    const oddNo = await katie.appliesToShip([oneId], newTrackingNumber());
    const drawer = await katie.opens(oneId);

    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    await grace.rejectsAsOffered(oddNo, 1, 1);

    await drawer.seesInStep('RequestRejected', '面单无法识别', { request: 3 });
  });

  it('at once by the server, which says beside the item that it lies in another warehouse (R5.33)', async () => {
    const [[near], [far]] = [await shelvedItems(here.portal.url, 1), await shelvedItems(here.portal.url, 1, 'LAX-2')];
    const katie = seller(await here.arrives('seller of two warehouses'));
    await katie.signsIn('seller');
    await katie.opensInventory();
    const form = await katie.triesToShip([near!.oneId, far!.oneId], newTrackingNumber());
    await katie.sees(form.getByText(katie.words(requestRejections.ItemsOfSeveralWarehouses), { exact: true }));
  });
});
