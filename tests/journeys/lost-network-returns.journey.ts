import { describe, expect, it } from 'vitest';
import { getItem } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { receiveReturnEndpoint } from '#contracts/returns/receive-return.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { journey } from '../support/journey.ts';
import { networkOf } from '../support/pages/network.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, picture, shippedItems, warehouseId } from '../support/portal-goods.ts';
import { staff } from './people/staff.ts';

const here = journey();

const arrives = async () => {
  const noah = staff(await here.arrives('staff'));
  await noah.signsIn('warehouse');
  await noah.takesHandheld();
  await noah.goesTo(warehousePaths.returns);
  const { page, t, presses } = noah;
  await noah.sees(t('returns.startTitle'));
  return {
    ...noah,
    network: networkOf(page),
    photographsDamage: async () => {
      await presses(t('returns.damagedButton'));
      const photo = { name: 'damage.png', mimeType: 'image/png', buffer: await picture('#a33') };
      await page
        .getByRole('region', { name: t('returns.damagePhoto') })
        .getByLabel(t('floor.choosePhoto'))
        .setInputFiles(photo);
      await noah.sees(t('returns.damaged', { count: 1 }));
    },
    receives: async (count: number) => {
      await presses(t('returns.receive', { count }));
      await page.getByRole('button', { name: t('returns.reasons.wrongSize') }).click();
    },
  };
};

/** How often it came back, and as what. */
const returnsOf = async (oneId: string) => {
  const { eventList } = await (await callsOf(here.portal.url, 'warehouse', { warehouseId })).read(getItem, { oneId });
  return eventList.filter(({ name }) => name === 'ItemReturned').map(({ returnedAs }) => returnedAs!);
};

describe('The network goes while returns are taken in', () => {
  it('and each parcel is received once when it is back, with the photos of its damage', async () => {
    const { oneIds } = await shippedItems(here.portal.url, 3);
    const [first, second, third] = oneIds;
    const noah = await arrives();
    const { t, page, network } = noah;
    await noah.scans(t('returns.scanParcel'), newTrackingNumber());
    await noah.scans(t('returns.scanUnit'), first!);
    await noah.sees(t('returns.taken'));

    await network.goes();
    await noah.scans(t('returns.scanUnit'), second!);
    await noah.sees(t('returns.takenUnchecked'));
    await noah.photographsDamage();
    await noah.seesAllInReach();
    // What has to be looked up says so.
    await noah.scans(t('returns.scanUnit'), 'OC26112000377');
    await noah.seesWrong(t('inbound.offline'), 'OC26112000377');
    await noah.goesOn();
    await noah.receives(2);
    await noah.sees(t('returns.keptText', { count: 2 }));
    await noah.sees(t('floorQueue.waiting', { count: 1 }));
    await noah.seesAllInReach();

    // The next parcel meanwhile; what waits is not taken twice.
    await noah.presses(t('returns.nextParcel'));
    await noah.scans(t('returns.scanParcel'), newTrackingNumber());
    await noah.scans(t('returns.scanUnit'), first!);
    await noah.seesWrong(t('returns.already'), first!);
    await noah.goesOn();
    await noah.scans(t('returns.scanUnit'), third!);
    await noah.receives(1);
    await noah.sees(t('floorQueue.waiting', { count: 2 }));
    expect(await returnsOf(first!)).toEqual([]);

    await network.comesBack();
    await noah.sees(t('returns.done', { count: 1 }));
    for (const oneId of oneIds) await expect.poll(async () => (await returnsOf(oneId)).length).toBe(1);
    const [again] = await returnsOf(second!);
    const { eventList } = await (await callsOf(here.portal.url, 'warehouse', { warehouseId })).read(getItem, { oneId: again! });
    expect(eventList.find(({ name }) => name === 'ItemReceived')!.imgList).toHaveLength(1);
    await noah.seesNo(page.getByText(t('floorQueue.waiting', { count: 2 })));
  });

  it('or only loses an answer, and the parcel is received once; a reload keeps what lies open', async () => {
    const { oneIds } = await shippedItems(here.portal.url, 1);
    const noah = await arrives();
    const { t, page, network } = noah;
    await noah.scans(t('returns.scanParcel'), newTrackingNumber());
    await noah.scans(t('returns.scanUnit'), oneIds[0]!);
    await noah.photographsDamage();
    await page.reload();
    await noah.sees(t('returns.damaged', { count: 1 }));
    const { keys } = await network.losesAnswerOf(receiveReturnEndpoint);
    await noah.receives(1);
    await expect.poll(() => keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
    await noah.sees(t('returns.done', { count: 1 }));
    expect(await returnsOf(oneIds[0]!)).toHaveLength(1);
  });

  it('and a parcel that is refused afterwards is opened again', async () => {
    const { oneIds } = await shippedItems(here.portal.url, 2);
    const [mine, theirs] = oneIds;
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const noah = await arrives();
    const { t, network } = noah;
    await network.goes();
    await noah.scans(t('returns.scanParcel'), newTrackingNumber());
    await noah.scans(t('returns.scanUnit'), mine!);
    await noah.scans(t('returns.scanUnit'), theirs!);
    await noah.receives(2);
    await noah.sees(t('returns.keptText', { count: 2 }));
    // A colleague takes one of them in: the two cannot come back together any more.
    await calls.send(receiveReturnEndpoint, { warehouseId, logNo: newTrackingNumber(), units: [{ oneId: theirs!, photos: [] }], reason: '' });

    await network.comesBack();
    await noah.presses(t('returns.reopen'));
    await noah.sees(formatOneId(theirs!));
    await noah.page.getByRole('button', { name: t('returns.takeOut') }).click();
    await noah.receives(1);
    await noah.sees(t('returns.done', { count: 1 }));
    expect((await returnsOf(mine!)).length).toBe(1);
    expect((await returnsOf(theirs!)).length).toBe(1);
  });
});
