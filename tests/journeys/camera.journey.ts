import bwip from 'bwip-js/node';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { photoSlots, requiredPhotos, type PhotoSlot } from '#contracts/inspection/required-photos.ts';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { journey } from '../support/journey.ts';
import { standInCamera } from '../support/pages/stand-in-camera.ts';
import { mp4 } from '../integration/files/sample-files.ts';
import { callsOf } from '../support/portal-calls.ts';
import { picture, warehouseId } from '../support/portal-goods.ts';
import { receivedParcel } from '../support/portal-inbound.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { staff } from './people/staff.ts';

const here = journey();

const barCode = async (text: string): Promise<string> => {
  const png = await bwip.toBuffer({ bcid: 'code128', text, scale: 4, height: 30, paddingwidth: 20, backgroundcolor: 'FFFFFF' });
  return `data:image/png;base64,${png.toString('base64')}`;
};

const arrives = async () => {
  const noah = staff(await here.arrives('staff'));
  const camera = await standInCamera(noah.page);
  await noah.signsIn('warehouse', warehousePaths.inspection);
  await noah.takesHandheld();
  return { noah, camera };
};

describe('The camera of a handheld', () => {
  it('scans a code without a hand on the field', async () => {
    const { oneIds } = await receivedParcel(here.portal.url, 1);
    const { noah, camera } = await arrives();
    const { t, page } = noah;
    await noah.opensInspection();
    await camera.does({ shows: await barCode(oneIds[0]!) });
    await page.getByRole('button', { name: t('ui.camera') }).click();
    await noah.sees(formatOneId(oneIds[0]!));
    await noah.seesAllInReach();
  });

  it('says why it shows nothing, as the specification says it (R8.37 to R8.39)', async () => {
    const { noah, camera } = await arrives();
    const { t, page } = noah;
    await noah.opensInspection();
    const toggle = page.getByRole('button', { name: t('ui.camera') });
    for (const [plan, said] of [
      [{ fails: 'NotAllowedError' }, t('ui.cameraDenied')],
      [{ fails: 'NotFoundError' }, t('ui.cameraMissing')],
      [{ fails: 'NotReadableError', saying: 'Device in use' }, t('ui.cameraFailed', { message: 'Device in use' })],
    ] as const) {
      await camera.does(plan);
      await toggle.click();
      await noah.sees(page.getByRole('alert').getByText(said));
      await noah.seesAllInReach();
      await toggle.click();
      await noah.seesNo(page.getByText(said));
    }
  });

  it('takes a photo when it is ready, and says so when it is not (R8.40, R8.41)', async () => {
    const { oneIds } = await receivedParcel(here.portal.url, 1);
    const { noah, camera } = await arrives();
    const { t, words, page } = noah;
    await noah.opensInspection();
    await camera.does('dark');
    await noah.scans(t('inspection.scanStart'), oneIds[0]!);
    await noah.sees(t('inspection.required', { done: 0, of: 3 }));
    await page.getByRole('button', { name: t('floor.takePhotoOf', { what: words(photoSlots.side) }) }).click();
    await noah.presses(t('floor.takePhoto'));
    await noah.sees(page.getByRole('alert').getByText(t('floor.cameraNotReady')));
    await noah.presses(t('floor.closeCamera'));

    await camera.does({ shows: await barCode('SIDE') });
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await page.getByRole('button', { name: t('floor.takePhotoOf', { what: words(photoSlots.side) }) }).click();
    await page.waitForFunction(() => document.querySelector('video')!.videoWidth > 0);
    await noah.presses(t('floor.takePhoto'));
    await noah.sees(page.getByRole('alert').getByText(t('floor.captureFailed')));
    await noah.seesAllInReach();
  });
});

describe('An inspector has the item in hand (R2.27)', () => {
  it('prints its label, films what a photo does not show, says a word, records the result and goes on to the shelf', async () => {
    const { oneIds } = await receivedParcel(here.portal.url, 1);
    const [oneId] = oneIds as [string];
    const { noah } = await arrives();
    const { t, words, page } = noah;
    await noah.opensInspection();
    await noah.scans(t('inspection.scanStart'), oneId);
    await noah.presses(t('inbound.printLabel'));
    await page.locator('iframe[srcdoc*="4in 6in"]').waitFor({ state: 'attached' });

    const finder = (what: string) => page.getByRole('region', { name: what });
    const chooses = (what: string, name: string, mimeType: string, buffer: Buffer) =>
      finder(what).getByLabel(t('floor.choosePhoto')).setInputFiles({ name, mimeType, buffer });
    await page.getByRole('button', { name: t('floor.takePhotoOf', { what: t('inspection.more') }) }).click();
    await chooses(t('inspection.more'), 'sole.mp4', 'video/mp4', Buffer.from(mp4()));
    await finder(t('inspection.more'))
      .getByRole('button', { name: t('floor.closeCamera') })
      .click();
    await noah.fillsIn(t('inspection.remark'), 'Lace tip missing');

    await page.getByRole('button', { name: words(inspectionResults.qualified) }).click();
    for (const slot of requiredPhotos('qualified')) {
      await chooses(words(photoSlots[slot]), `${slot}.png`, 'image/png', await picture('white'));
      await noah.seesNo(finder(words(photoSlots[slot])));
    }
    await noah.sees(page.getByRole('button', { name: t('shelving.correct') }));
    await noah.shelvesAsSuggested();

    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    await expect.poll(async () => (await calls.read(getItem, { oneId })).state).toBe('available');
    const { imageList, inProdInfo } = await calls.read(getItem, { oneId });
    expect(inProdInfo).toMatchObject({ checkResult: 'qualified', checkRemark: 'Lace tip missing' });
    expect(imageList.map((url) => url.split('.').at(-1)).toSorted()).toEqual(['mp4', 'png', 'png', 'png']);

    await noah.opensInspection();
    await noah.scans(t('inspection.scanStart'), oneId);
    await noah.presses(t('inspection.correct'));
    await noah.sees(t('inspection.correctingText'));
  });
});

describe('An inspector is interrupted', () => {
  it('finds the photos of an item again after a reload and after another item, until its result is recorded', async () => {
    const { oneIds } = await receivedParcel(here.portal.url, 2);
    const [first, second] = oneIds as [string, string];
    const { noah } = await arrives();
    const { t, words, page } = noah;
    const count = (done: number) => t('inspection.required', { done, of: 3 });
    await noah.opensInspection();
    await noah.scans(t('inspection.scanStart'), first);
    await noah.sees(count(0));
    const finder = (slot: PhotoSlot) => page.getByRole('region', { name: words(photoSlots[slot]) });
    const [side, boxLabel, sole] = requiredPhotos('qualified') as [PhotoSlot, PhotoSlot, PhotoSlot];
    await page.getByRole('button', { name: t('floor.takePhotoOf', { what: words(photoSlots[side]) }) }).click();
    for (const slot of [side, boxLabel]) {
      const photo = { name: `${slot}.png`, mimeType: 'image/png', buffer: await picture('white') };
      await finder(slot).getByLabel(t('floor.choosePhoto')).setInputFiles(photo);
    }
    await finder(sole)
      .getByRole('button', { name: t('floor.closeCamera') })
      .click();
    await noah.sees(count(2));
    await page.reload();
    await noah.sees(count(2));

    await noah.scans(t('inspection.scanOrPress'), second);
    await noah.sees(formatOneId(second));
    await noah.sees(count(0));
    await noah.scans(t('inspection.scanOrPress'), first);
    await noah.sees(count(2));
  });
});

describe('A hand types a code, slower than any scanner', () => {
  it('and none of its characters presses a result, which one alone does', async () => {
    const { oneIds } = await receivedParcel(here.portal.url, 1);
    const [oneId] = oneIds as [string];
    const { noah } = await arrives();
    const { t, words, page } = noah;
    // The clock stands between the keys: their pace is the same however busy the machine is.
    await page.clock.install();
    await page.reload();
    await noah.opensInspection();
    await noah.scans(t('inspection.scanStart'), oneId);
    await noah.sees(t('inspection.required', { done: 0, of: 3 }));
    const [first, second, last] = requiredPhotos('qualified') as [PhotoSlot, PhotoSlot, PhotoSlot];
    const finder = (slot: PhotoSlot) => page.getByRole('region', { name: words(photoSlots[slot]) });
    await page.getByRole('button', { name: t('floor.takePhotoOf', { what: words(photoSlots[first]) }) }).click();
    for (const slot of [first, second]) {
      const photo = { name: `${slot}.png`, mimeType: 'image/png', buffer: await picture('white') };
      await finder(slot).getByLabel(t('floor.choosePhoto')).setInputFiles(photo);
    }
    await finder(last)
      .getByRole('button', { name: t('floor.closeCamera') })
      .click();
    await noah.sees(t('inspection.required', { done: 2, of: 3 }));

    const chosen = (result: InspectionResult) => page.getByRole('button', { name: words(inspectionResults[result]), pressed: true });
    const code = '4X9GYAH6ZB';
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    for (const key of code) {
      await page.keyboard.press(key);
      await page.clock.runFor(90);
      await noah.sees(chosen('qualified'));
    }
    await page.keyboard.press('Enter');
    await page.clock.resume();
    await noah.seesWrong(t('inbound.notFound'), code);
    await noah.goesOn();
    await noah.sees(chosen('qualified'));

    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.keyboard.press(code[0]!);
    await page.clock.runFor(200);
    await noah.sees(chosen('qualified'));
    await page.clock.runFor(100);
    await noah.sees(finder(last));
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    expect((await calls.read(getItem, { oneId })).state).toBe('received');
  });
});

/** As fast as a scanner, however busy the machine is: each key goes where the focus is, and is typed unless the page keeps it. */
const scannerTypes = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    async (keys) => {
      // What was typed before is no part of the scan.
      await new Promise((resume) => setTimeout(resume, 100));
      // An event is as old as its making, not as its hearing.
      const presses = keys.map((key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      for (const press of presses) {
        const typed = document.activeElement!.dispatchEvent(press);
        if (typed && press.key.length === 1) document.execCommand('insertText', false, press.key);
      }
    },
    [...code, 'Enter'],
  );

describe('A scanner is heard wherever the focus is', () => {
  it('over an open dialog, which it closes, and out of a remark, which it leaves as it was', async () => {
    const { preId, oneIds } = await receivedParcel(here.portal.url, 2);
    const { noah } = await arrives();
    const { t, page } = noah;
    await noah.opensInspection();
    await noah.scans(t('inspection.scanStart'), preId);
    await noah.sees(t('inspection.waiting'));
    await page.keyboard.press('?');
    await noah.sees(page.getByRole('dialog', { name: t('ui.keys') }));
    await scannerTypes(page, oneIds[0]!);
    await noah.sees(t('inspection.result'));
    await page.getByRole('dialog', { name: t('ui.keys') }).waitFor({ state: 'hidden' });

    const remark = page.getByPlaceholder(t('inspection.remarkHint'));
    await remark.fill('Lid torn');
    await remark.press('End');
    await scannerTypes(page, 'NO-SUCH-CODE');
    await noah.seesWrong(t('inbound.notFound'), 'NO-SUCH-CODE');
    await noah.goesOn();
    expect(await remark.inputValue()).toBe('Lid torn');
  });
});
