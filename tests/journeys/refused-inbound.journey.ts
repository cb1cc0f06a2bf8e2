import { describe, expect, it } from 'vitest';
import { getItem } from '#contracts/item/item-queries.ts';
import { inspectionResults } from '#contracts/item/inspection-results.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { arrivePackageEndpoint, finishCountEndpoint } from '#contracts/receiving/package-commands.ts';
import { undoReceiptEndpoint } from '#contracts/receiving/receipts.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { createShelfEndpoint } from '#contracts/shelving/shelf-commands.ts';
import { listShelfNames } from '#contracts/shelving/shelf-queries.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, picture, product, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { forecastParcel, inspectedParcel, receivedParcel } from '../support/portal-inbound.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
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

let shelvesMade = 0;

/** Another one at a second try too. */
const newShelfName = (): string => `Z-${String((shelvesMade += 1)).padStart(2, '0')}-9`;

/** Its last character read wrongly. */
const misread = (oneId: string): string => `${oneId.slice(0, -1)}${oneId.endsWith('Z') ? 'Y' : 'Z'}`;

describe('A scan is refused while a parcel is received', () => {
  it('when it is of another parcel, which can be switched to, or was counted before', async () => {
    const parcel = await forecastParcel(here.portal.url, 2);
    const other = await forecastParcel(here.portal.url, 1);
    const [first, second] = parcel.oneIds;
    const noah = await arrives();
    const { t, page } = noah;
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
    await noah.scans(t('receiving.scanUnit'), misread(second!));
    await noah.seesWrong(t('inbound.misread'), misread(second!));
    await noah.goesOn();

    await noah.scans(t('receiving.scanUnit'), first!);
    await noah.seesWrong(t('receiving.already'), formatOneId(first!));
    await noah.presses(t('receiving.notReceived'));
    await noah.seesProgress(0, 2);
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

    // The server knows what came in last, also after a reload.
    await expect.poll(await stateOf(second!)).toBe('received');
    await page.reload();
    await noah.takesBack();
    await noah.seesProgress(0, 2);
  });
});

describe('A parcel is not received where it does not belong', () => {
  it('but named as of the other warehouse, and put aside', async () => {
    const seller = await callsOf(here.portal.url, 'seller');
    const logNo = newTrackingNumber();
    const sent = { warehouseId: 'LAX-2', logNo, shippingType: 'express' as const, lines: [{ ...product, quantity: 1 }], remark: '' };
    const { preId } = await seller.send(createForecastEndpoint, sent);
    const noah = await arrives();
    const { t, page } = noah;
    const warehouse = 'LAX-2 Ontario';
    await noah.opensReceiving();
    await noah.scans(t('receiving.scanStart'), logNo);
    await noah.seesWrong(t('inbound.elsewhere', { warehouse }), logNo);
    await noah.sees(t('inbound.elsewhereTodo.package', { warehouse }));
    await noah.presses(t('receiving.putAside', { warehouse }));
    await noah.sees(t('receiving.aside'));
    await noah.seesAllInReach();

    // Whoever takes over sees it on another device, with who put it there, until somebody hands it on.
    const maria = await arrives();
    await maria.opensReceiving();
    const row = maria.page.getByRole('button', { name: logNo });
    await row.getByText('Noah Kim').waitFor();
    await row.click();
    await row.waitFor({ state: 'hidden' });
    await noah.page.getByRole('button', { name: logNo }).waitFor({ state: 'hidden' });
    await noah.goesTo(`${withoutParameters(warehousePaths.receiving)}?id=${preId}`);
    await noah.seesWrong(t('inbound.elsewhere', { warehouse }), preId);
    expect(await page.getByRole('button', { name: t('receiving.arrive') }).count()).toBe(0);

    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    await expect(calls.send(arrivePackageEndpoint, { id: preId })).rejects.toThrow(/LAX-2 Ontario/);
  });

  it("nor as unclaimed, where its number was misread, or is no parcel's", async () => {
    const parcel = await forecastParcel(here.portal.url, 1);
    const near = `${parcel.logNo.slice(0, -1)}${parcel.logNo.endsWith('9') ? '8' : '9'}`;
    const [oneId] = parcel.oneIds;
    const noah = await arrives();
    const { t, page } = noah;
    await noah.opensReceiving();
    await noah.scans(t('receiving.scanStart'), misread(oneId!));
    await noah.seesWrong(t('inbound.misread'), misread(oneId!));
    await noah.goesOn();
    await noah.scans(t('receiving.scanStart'), product.sku);
    await noah.seesWrong(t('receiving.isSku'), product.sku);
    await noah.goesOn();

    await noah.scans(t('receiving.scanStart'), 'ZX40000000001');
    await page.getByRole('button', { name: t('receiving.receiveUnclaimed') }).click();
    const label = { name: 'label.png', mimeType: 'image/png', buffer: await picture('white') };
    await page
      .getByRole('region', { name: t('receiving.labelPhoto') })
      .getByLabel(t('floor.choosePhoto'))
      .setInputFiles(label);
    await noah.sees(page.getByRole('textbox', { name: t('receiving.scanUnit'), exact: true }));
    // Its sizes are anybody's guess: each unit is asked for.
    for (const count of [1, 2]) {
      await noah.scans(t('receiving.scanUnit'), product.sku);
      await noah.sees(t('receiving.sizeOf', { sku: product.sku }));
      await page.getByRole('button', { name: product.size, exact: false }).first().click();
      await noah.sees(
        page
          .getByRole('status')
          .filter({ hasText: String(count) })
          .first(),
      );
    }

    await noah.goesTo(`${withoutParameters(warehousePaths.receiving)}?new=1`);
    await noah.scans(t('receiving.scanStart'), near);
    await noah.sees(t('receiving.nearHint', { code: parcel.logNo }));
    await noah.seesAllInReach();
    await page.getByRole('button', { name: new RegExp(parcel.preId) }).click();
    await noah.seesProgress(0, 1);
    await noah.scans(t('receiving.scanUnit'), oneId!);
    await noah.seesProgress(1, 1);
    // After a reload the last scan and its way back are there.
    await page.reload();
    await noah.seesProgress(1, 1);
    await noah.takesBack();
    await noah.seesProgress(0, 1);
  });
});

describe('An item whose receipt was undone after its parcel was counted', () => {
  it('is led to itself, and not to the parcel that takes it no more', async () => {
    const { preId, oneIds } = await receivedParcel(here.portal.url, 2);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    await calls.send(finishCountEndpoint, { id: preId, photos: [], remark: '' });
    const oneId = oneIds[0]!;
    await calls.send(undoReceiptEndpoint, { oneId, reason: 'Not this one' });
    const noah = await arrives();
    const { t, page } = noah;
    await noah.opensReceiving();
    await noah.scans(t('receiving.scanStart'), oneId);
    await noah.seesWrong(t('receiving.receiptUndone'), formatOneId(oneId));
    await noah.seesAllInReach();
    await noah.presses(t('receiving.openItem'));
    await noah.sees(page.getByRole('dialog', { name: t('item.drawer', { oneId: formatOneId(oneId) }) }));
  });
});

describe('A scan is refused while a parcel is inspected', () => {
  it('when its ONE ID is misread, and when the item is of another parcel', async () => {
    const parcel = await receivedParcel(here.portal.url, 1);
    const other = await receivedParcel(here.portal.url, 1);
    const noah = await arrives();
    const { t } = noah;
    await noah.opensInspection();
    await noah.scans(t('inspection.scanStart'), parcel.preId);
    await noah.scans(t('inspection.scanNext'), misread(parcel.oneIds[0]!));
    await noah.seesWrong(t('inbound.misread'), misread(parcel.oneIds[0]!));
    await noah.goesOn();
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
    const full = newShelfName();
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

    // The page knows by now that nothing more fits there, and the item stays in hand.
    await Promise.all([noah.page.waitForResponse((answer) => answer.url().includes('fill=full')), noah.page.reload()]);
    await noah.scans(t('shelving.scanNext'), second!);
    await noah.scans(t('shelving.scanShelf'), full);
    await noah.seesRefused(t('shelving.full', { shelf: full }), full, t('shelving.shelfWithRoom'));
    await noah.goesOn();
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

  it("when another item's ONE ID is misread or it lies in another warehouse; the first stays in hand", async () => {
    const [first, second] = (await inspectedParcel(here.portal.url, 2)).oneIds;
    const [away] = await shelvedItems(here.portal.url, 1, 'LAX-2');
    const noah = await arrives();
    const { t } = noah;
    await noah.opensShelving();
    await noah.scans(t('shelving.scanStart'), first!);
    await noah.sees(formatOneId(first!));
    await noah.scans(t('shelving.scanShelf'), misread(second!));
    await noah.seesWrong(t('inbound.misread'), misread(second!));
    await noah.goesOn();
    await noah.sees(formatOneId(first!));

    await noah.scans(t('shelving.scanShelf'), away!.oneId);
    await noah.seesWrong(t('inbound.elsewhere', { warehouse: 'LAX-2 Ontario' }), formatOneId(away!.oneId));
    await noah.goesOn();
    await noah.sees(formatOneId(first!));
    await noah.shelvesAsSuggested();
    await expect.poll(await stateOf(first!)).toBe('available');
  });

  it('when a fake would lie among good stock, unless somebody says that fakes are kept there', async () => {
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const shelf = newShelfName();
    await calls.send(createShelfEndpoint, { warehouseId, name: shelf, zone: 'Z', capacity: 9, level: 1 });
    const [oneId] = (await inspectedParcel(here.portal.url, 1, 'fake')).oneIds;
    const shelfOf = async () => (await calls.read(getItem, { oneId: oneId! })).inProdInfo.shelvesName;
    const noah = await arrives();
    const { t, words } = noah;
    await noah.opensShelving();
    await noah.scans(t('shelving.scanStart'), oneId!);
    await noah.sees(t('shelving.fakeApart'));
    await noah.sees(words(inspectionResults.fake));
    await noah.seesAllInReach();

    await noah.scans(t('shelving.scanShelf'), shelf);
    await noah.seesWrong(t('shelving.fakeAsk'), shelf);
    expect(await shelfOf()).not.toBe(shelf);
    await noah.goesOn();
    await noah.sees(t('shelving.fakeApart'));
    await noah.scans(t('shelving.scanShelf'), shelf);
    await noah.presses(t('shelving.fakeShelf', { shelf }));
    await expect.poll(shelfOf).toBe(shelf);
  });

  it.each([
    ['its item is found', lookUpScan.path, 'shelving.scanStart'],
    ['the shelves are known', listShelfNames.path, 'shelving.scanShelf'],
  ] as const)('but not when the shelf comes before %s: it waits for that one', async (_what, late, asked) => {
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const shelf = newShelfName();
    await calls.send(createShelfEndpoint, { warehouseId, name: shelf, zone: 'Z', capacity: 9, level: 1 });
    const [oneId] = (await inspectedParcel(here.portal.url, 1)).oneIds;
    const noah = await arrives();
    const { t, page } = noah;
    await page.route(`**${late}*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.fallback();
    });
    await noah.opensShelving();
    await noah.scans(t('shelving.scanStart'), oneId!);
    await noah.scans(t(asked), shelf);
    await expect.poll(async () => (await calls.read(getItem, { oneId: oneId! })).inProdInfo.shelvesName).toBe(shelf);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
