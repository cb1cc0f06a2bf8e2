import { describe, expect, it } from 'vitest';
import { getItem } from '#contracts/item/item-queries.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { createShelfEndpoint } from '#contracts/shelving/create-shelf.ts';
import { journey } from '#tests/support/journey.ts';
import { callsOf } from '#tests/support/portal-calls.ts';
import { warehouseId } from '#tests/support/portal-goods.ts';
import { forecastParcel, inspectedParcel, receivedParcel } from '#tests/support/portal-inbound.ts';
import { staff } from './people/staff.ts';

const here = journey();

const arrives = async () => {
  const noah = staff(await here.arrives('staff'));
  await noah.signsIn('warehouse');
  await noah.takesHandheld();
  return noah;
};

const stateOf = async (oneId: string) => {
  const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
  return async () => (await calls.read(getItem, { oneId })).state;
};

describe('A scan is refused while a parcel is received', () => {
  it('when it is of another parcel, which can be switched to, or was counted before', async () => {
    const parcel = await forecastParcel(here.portal.url, 2);
    const other = await forecastParcel(here.portal.url, 1);
    const [first, second] = parcel.oneIds;
    const noah = await arrives();
    const { t } = noah;
    await noah.opensReceiving();
    await noah.scans(t('receiving.scanStart'), 'OC1');
    await noah.seesWrong(t('receiving.notTracking'), 'OC1');
    await noah.goesOn();

    await noah.scans(t('receiving.scanStart'), parcel.logNo);
    await noah.scans(t('receiving.scanUnit'), other.oneIds[0]!);
    const expected = t('receiving.expectedUnits', { count: 2, parcel: parcel.preId });
    await noah.seesRefused(t('receiving.notForThis'), formatOneId(other.oneIds[0]!), expected);
    await noah.sees(t('inbound.layAside', { parcel: other.preId }));

    await noah.scans(t('receiving.scanUnit'), first!);
    await noah.seesProgress(1, 2);
    await noah.scans(t('receiving.scanUnit'), first!);
    await noah.seesWrong(t('receiving.already'), formatOneId(first!));
    await noah.goesOn();
    await noah.seesProgress(1, 2);

    await noah.takesBack();
    await noah.seesProgress(0, 2);
    await noah.scans(t('receiving.scanUnit'), second!);
    await noah.seesProgress(1, 2);
    await expect.poll(await stateOf(first!)).not.toBe('received');
    await noah.seesAllInReach();
  });
});

describe('A scan is refused while a parcel is inspected', () => {
  it('when the item is of another parcel', async () => {
    const parcel = await receivedParcel(here.portal.url, 1);
    const other = await receivedParcel(here.portal.url, 1);
    const noah = await arrives();
    const { t } = noah;
    await noah.opensInspection();
    await noah.scans(t('inspection.scanStart'), parcel.preId);
    await noah.scans(t('inspection.scanNext'), other.oneIds[0]!);
    await noah.seesWrong(t('inbound.otherParcel'), formatOneId(other.oneIds[0]!), t('inbound.expectedOfParcel', { count: 1, parcel: parcel.preId }));
    await noah.presses(t('inbound.switchTo', { parcel: other.preId }));
    await noah.sees(formatOneId(other.oneIds[0]!));
    await noah.seesAllInReach();
  });
});

describe('A scan is refused while an item is shelved', () => {
  it('when there is no such shelf, or no room on it; and a shelving is taken back', async () => {
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const full = 'Z-99-1';
    await calls.send(createShelfEndpoint, { warehouseId, name: full, zone: 'Z', capacity: 1, level: 1 });
    const parcel = await inspectedParcel(here.portal.url, 2);
    const [first, second] = parcel.oneIds;
    const noah = await arrives();
    const { t, words } = noah;
    await noah.opensShelving();
    await noah.scans(t('shelving.scanStart'), parcel.preId);
    await noah.scans(t('shelving.scanNext'), first!);
    await noah.scans(t('shelving.scanShelf'), 'NO-SUCH');
    await noah.seesRefused(t('shelving.wrongShelf'), 'NO-SUCH', t('shelving.shelfOf', { warehouse: 'EWR-1 Newark' }));
    await noah.goesOn();

    await noah.scans(t('shelving.scanShelf'), full);
    await noah.seesProgress(1, 2);
    await expect.poll(await stateOf(first!)).toBe('available');

    await noah.scans(t('shelving.scanNext'), second!);
    await noah.scans(t('shelving.scanShelf'), full);
    await noah.seesWrong(t('shelving.refused'), formatOneId(second!), t('shelving.shelfWithRoom'));
    await noah.goesOn();
    // It is in hand again, and goes where there is room.
    await noah.shelvesAsSuggested();
    await noah.seesProgress(2, 2);
    await expect.poll(await stateOf(second!)).toBe('available');

    await noah.seesAllInReach();
    await noah.takesBack();
    await expect.poll(await stateOf(second!)).toBe('inspected');
    await noah.seesProgress(1, 2);
    await noah.sees(t('shelving.undone'));
    await noah.shelvesAsSuggested();
    await expect.poll(await stateOf(second!)).toBe('available');

    // One that lies on a shelf is moved, and moved back.
    await noah.scans(t('shelving.scanNext'), second!);
    await noah.sees(words(itemStates.available));
    const before = (await calls.read(getItem, { oneId: second! })).inProdInfo.shelvesName!;
    const after = await noah.page.getByRole('heading', { name: /^[A-D]-\d\d-\d$/ }).innerText();
    expect(after).not.toBe(before);
    await noah.scans(t('shelving.scanShelf'), after);
    await noah.sees(t('shelving.moved', { shelf: after }));
    await expect.poll(async () => (await calls.read(getItem, { oneId: second! })).inProdInfo.shelvesName).toBe(after);
    await noah.takesBack();
    await noah.sees(t('shelving.movedBack', { shelf: before }));
    await expect.poll(async () => (await calls.read(getItem, { oneId: second! })).inProdInfo.shelvesName).toBe(before);
  });
});
