import { expect } from 'vitest';
import { photoSlots, requiredPhotos } from '#contracts/inspection/required-photos.ts';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import { picture } from '#tests/support/portal-goods.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { goesPastTheEdge, smallControls } from '#tests/support/pages/fit.ts';
import type { Person } from '#tests/support/people.ts';

/** The smallest handheld that the floor carries. */
const handheld = { width: 360, height: 740 };

const shelfForm = /^[A-D]-\d\d-\d$/;

/** What people on the floor do, with a scanner in hand. */
export const staff = (person: Person) => {
  const { page, t, words, sees, seesNo, presses } = person;
  const wrongScan = page.getByRole('alert');
  const card = (stage: OutboundStage, oddNo: string) =>
    page
      .getByRole('region', { name: t(`taskBoard.stages.${stage}`), exact: true })
      .getByRole('button')
      .filter({ hasText: shortOddNo(oddNo) });

  return {
    ...person,
    takesHandheld: () => page.setViewportSize(handheld),
    /** Nothing scrolls sideways, and every control is under a thumb. */
    async seesAllInReach(): Promise<void> {
      expect(await goesPastTheEdge(page)).toEqual([]);
      expect(await smallControls(page)).toEqual([]);
    },
    async receives(trackingNumber: string, oneIds: readonly string[]): Promise<void> {
      await this.scans(t('receiving.scanStart'), trackingNumber);
      for (const [at, oneId] of oneIds.entries()) {
        await this.scans(t('receiving.scanUnit'), oneId);
        await this.seesProgress(at + 1, oneIds.length);
      }
    },
    /** All are here: the parcel goes on to its inspection. */
    async finishesCount(): Promise<void> {
      await presses(t('receiving.finish'));
      await sees(t('receiving.finishTitle'));
      await presses(t('receiving.finish'));
      await presses(t('receiving.inspect'));
    },
    opensReceiving: () => person.goesTo(warehousePaths.receiving),
    async inspects(oneId: string, result: InspectionResult): Promise<void> {
      await this.scans(t('inspection.scanNext'), oneId);
      await this.recordsResult(result);
    },
    /** Of the item in hand: takes every photo that the result requires, and records it. */
    async recordsResult(result: InspectionResult): Promise<void> {
      await sees(page.getByRole('button', { name: words(inspectionResults[result]) }));
      await page.keyboard.press(inspectionResults[result].key);
      for (const slot of requiredPhotos(result)) {
        const finder = page.getByRole('region', { name: words(photoSlots[slot]) });
        const photo = { name: `${slot}.png`, mimeType: 'image/png', buffer: await picture('#a33') };
        await finder.getByLabel(t('floor.choosePhoto')).setInputFiles(photo);
        await seesNo(finder);
      }
    },
    /** Lays the item in hand where the page suggests; answers the shelf. */
    async shelvesAsSuggested(): Promise<string> {
      const shelf = await page.getByRole('heading', { name: shelfForm }).innerText();
      await this.scans(t('shelving.scanShelf'), shelf);
      await sees(t('shelving.shelved', { shelf }));
      return shelf;
    },
    opensShelving: () => person.goesTo(warehousePaths.shelving),
    opensInspection: () => person.goesTo(warehousePaths.inspection),
    opensPacking: () => person.goesTo(warehousePaths.packing),
    /** The way back from the last scan. */
    takesBack: () => presses(t('ui.undo')),
    opensBoard: () => person.goesTo(warehousePaths.workplace),
    seesOnBoard: (stage: OutboundStage, oddNo: string) => sees(card(stage, oddNo)),
    /** With the keyboard, as the board's foot says. */
    async assigns(oddNo: string, name: string): Promise<void> {
      await card('pending', oddNo).focus();
      await page.keyboard.press('a');
      const panel = page.getByRole('dialog', { name: t('assign.title', { number: shortOddNo(oddNo) }) });
      await panel.getByRole('textbox').fill(name);
      await panel.getByRole('option', { name }).click();
      await seesNo(panel);
    },
    /** A card leads to what is to be done next with it. */
    startsWork: (stage: OutboundStage, oddNo: string) => card(stage, oddNo).click(),
    async picks(oneId: string, shelf: string): Promise<void> {
      await this.scans(t('picking.scanShelf', { shelf }), shelf);
      await this.scans(t('picking.scanItem'), oneId);
      await sees(t('picking.allPicked'));
    },
    /** All into one parcel, which is weighed. */
    async packs(oddNo: string, oneIds: readonly string[], kilograms: string): Promise<void> {
      await presses(t('picking.pack', { oddNo }));
      for (const oneId of oneIds) await this.scans(t('packing.scanItem'), oneId);
      await page.getByLabel(t('packing.weight')).fill(kilograms);
      await presses(t('packing.pack', { count: 1 }));
    },
    async ships(trackingNumber: string): Promise<void> {
      await this.scans(t('packing.scanLabel'), trackingNumber);
      await sees(t('packing.labelScanned'));
      await presses(t('packing.ship', { count: 1 }));
      await sees(t('packing.shipped'));
      await presses(t('packing.toBoard'));
    },
    opensPicking: () => person.goesTo(warehousePaths.picking),
    /**
     * A scanner gives a code and presses Enter. The code comes in one piece: letter by letter, a busy machine would make a hand of the scanner, and the
     * first letter a key of the page. `asked` is what the page asks for.
     */
    async scans(asked: string, code: string): Promise<void> {
      const field = page.getByRole('main').getByRole('textbox', { name: asked, exact: true });
      await sees(field);
      await sees(page.locator(':focus').and(field));
      await page.keyboard.insertText(code);
      await page.keyboard.press('Enter');
    },
    /** Everything that a wrong scan tells, and that nothing came of it. */
    async seesRefused(title: string, scanned: string, expected: string): Promise<void> {
      await this.seesWrong(title, scanned, expected);
      await sees(t('ui.placeKept'));
    },
    /** The same where there is no place to keep: before a round begins. */
    async seesWrong(title: string, scanned: string, expected?: string): Promise<void> {
      await sees(wrongScan.getByRole('heading', { name: title }));
      await sees(wrongScan.getByText(t('ui.nothingRecorded')));
      for (const [term, what] of [[t('ui.youScanned'), scanned], ...(expected === undefined ? [] : [[t('ui.expected'), expected] as const])] as const)
        await sees(wrongScan.getByRole('term').filter({ hasText: term }).locator('xpath=..').getByText(what, { exact: true }));
      await this.seesAllInReach();
    },
    goesOn: async () => {
      await presses(t('ui.scanNext'));
      await seesNo(wrongScan);
    },
    seesProgress: (done: number, total: number) =>
      sees(page.getByLabel(t('ui.progress', { done, total }), { exact: true }).filter({ visible: true })),
  };
};
