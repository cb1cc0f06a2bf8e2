import { describe, expect, it } from 'vitest';
import { getItem } from '#contracts/item/item-queries.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { receiveReturnEndpoint } from '#contracts/returns/receive-return.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, picture, shelvedItems, shippedItems, warehouseId } from '../support/portal-goods.ts';
import { itemDrawer } from './people/item-drawer.ts';
import { staff } from './people/staff.ts';

const here = journey();

const arrives = async () => {
  const noah = staff(await here.arrives('staff'));
  await noah.signsIn('warehouse');
  await noah.takesHandheld();
  await noah.goesTo(warehousePaths.returns);
  return noah;
};

describe('What a buyer sends back', () => {
  it('is received under a new ONE ID, compared with what left, and available again', async () => {
    const { oneIds } = await shippedItems(here.portal.url, 2);
    const [first, second] = oneIds;
    const logNo = newTrackingNumber();
    const noah = await arrives();
    const { t, page } = noah;

    await noah.scans(t('returns.scanParcel'), logNo);
    await noah.scans(t('returns.scanUnit'), first!);
    await noah.sees(t('returns.taken'));
    await noah.takesBack();
    await noah.sees(t('returns.removed'));
    await noah.scans(t('returns.scanUnit'), first!);
    await noah.scans(t('returns.scanUnit'), second!);
    await noah.presses(t('returns.damagedButton'));
    const photo = { name: 'damage.png', mimeType: 'image/png', buffer: await picture('#a33') };
    await page
      .getByRole('region', { name: t('returns.damagePhoto') })
      .getByLabel(t('floor.choosePhoto'))
      .setInputFiles(photo);
    await noah.sees(t('returns.damaged', { count: 1 }));
    await noah.seesAllInReach();
    await noah.presses(t('returns.receive', { count: 2 }));
    await page.getByRole('button', { name: t('returns.reasons.wrongSize') }).click();
    await noah.sees(t('returns.done', { count: 2 }));
    await noah.seesAllInReach();

    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const nowOf = async (former: string) => {
      const { eventList } = await calls.read(getItem, { oneId: former });
      return eventList.find(({ name }) => name === 'ItemReturned')!.returnedAs!;
    };
    await expect.poll(async () => (await calls.read(getItem, { oneId: first! })).state).toBe('outOfWarehouse.returned');
    const again = await nowOf(first!);
    await noah.sees(t('returns.formerly', { oneId: formatOneId(first!) }));

    await noah.presses(t('returns.inspect'));
    await noah.inspects(again, 'qualified');
    await noah.shelvesAsSuggested();
    await expect.poll(async () => (await calls.read(getItem, { oneId: again })).state).toBe('available');

    // The other one, whose box is damaged, stands beside what it was when it left.
    const other = await nowOf(second!);
    await noah.goesTo(`${warehousePaths.inspection}?oneIds=${other}`);
    await noah.sees(page.getByRole('region', { name: t('inspection.former') }).getByText(formatOneId(second!)));
    await noah.seesAllInReach();
    await noah.recordsResult('boxBadlyDamaged');
    await noah.shelvesAsSuggested();
    await expect.poll(async () => (await calls.read(getItem, { oneId: other })).state).toBe('issue');
  });

  it('tells its seller, whose old and new item lead to each other', async () => {
    const { oneIds } = await shippedItems(here.portal.url, 1);
    const former = oneIds[0]!;
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const body = { warehouseId, logNo: newTrackingNumber(), units: [{ oneId: former, photos: [] }], reason: 'Wrong size' };
    const { units } = await calls.send(receiveReturnEndpoint, body);
    const again = units[0]!.oneId;
    const ann = await here.arrives('seller');
    await ann.signsIn('seller');
    await ann.goesTo(`${withoutParameters(businessPaths.inventory)}?item=${former}`);
    const then = itemDrawer(ann, former);
    await then.seesStatus(ann.words(itemStates['outOfWarehouse.returned']));
    await then.opensOther(again);
    const now = itemDrawer(ann, again);
    await now.seesStatus(ann.words(itemStates.received));
    await now.opensOther(former);
    await then.seesStatus(ann.words(itemStates['outOfWarehouse.returned']));
  });
});

describe('A return is refused', () => {
  it('while its parcel is unknown, where the item never left, and a second time', async () => {
    const { oneIds, logNo } = await shippedItems(here.portal.url, 1);
    const gone = oneIds[0]!;
    const [kept] = await shelvedItems(here.portal.url, 1);
    const noah = await arrives();
    const { t, page } = noah;
    await noah.scans(t('returns.scanParcel'), gone);
    await noah.seesWrong(t('returns.parcelFirst'), gone, t('returns.parcelFirstExpected'));
    await noah.goesOn();

    // The carrier brings the very parcel back: what was in it is known.
    await noah.scans(t('returns.scanParcel'), logNo);
    await noah.sees(t('returns.stillInParcel', { count: 1 }));
    await noah.scans(t('returns.scanUnit'), kept!.oneId);
    await noah.seesWrong(t('returns.notOut'), formatOneId(kept!.oneId), t('returns.expected'));
    await noah.goesOn();
    await noah.scans(t('returns.scanUnit'), gone);
    await noah.seesProgress(1, 1);
    await noah.presses(t('returns.receive', { count: 1 }));
    await page.getByRole('button', { name: t('returns.reasons.undeliverable') }).click();
    await noah.sees(t('returns.done', { count: 1 }));

    await noah.presses(t('returns.nextParcel'));
    await noah.scans(t('returns.scanParcel'), gone);
    await noah.seesWrong(t('returns.cameBack'), formatOneId(gone));
  });
});
