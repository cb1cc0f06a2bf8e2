import type { Words } from '#contracts/kernel/words.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import type { Person } from '#tests/support/people.ts';
import { pressesInBar } from './bulk-bar.ts';

/** What a seller does about repairs, in the words of the business. */
export const repairer = ({ page, t, words, sees, presses }: Person) => {
  const row = (text: string) => page.getByRole('row').filter({ hasText: text }).filter({ visible: true });

  return {
    /** From the inventory to the form. */
    async beginsRepair(oneIds: readonly string[]): Promise<void> {
      for (const oneId of oneIds) await row(formatOneId(oneId)).getByRole('checkbox').check();
      const count = oneIds.length;
      await pressesInBar({ page, t }, t('inventory.bulk.repair', { count }));
      await sees(page.getByRole('heading', { name: t('repairs.apply.title', { count }) }));
    },
    choosesWork: (name: string) => page.getByRole('checkbox', { name }).check(),
    seesCost: (cents: number) => sees(page.getByText(formatMoney(cents), { exact: true }).first()),
    async addsPhoto(buffer: Buffer): Promise<void> {
      await page.getByLabel(t('repairs.apply.addPhoto')).setInputFiles({ name: 'before.png', mimeType: 'image/png', buffer });
      await sees(page.locator('[data-sent="true"]').getByRole('img', { name: t('repairs.apply.photo', { number: 1 }) }));
    },
    async appliesForRepair(count: number): Promise<void> {
      await presses(t('repairs.apply.submit', { count }));
      await sees(t('repairs.apply.allApplied', { count }));
      await sees(page.getByRole('heading', { name: t('repairs.pages.repairs'), exact: true }));
      await page.mouse.move(0, 0);
    },
    /** The number under which the repair of an item is listed. */
    async repairOf(oneId: string): Promise<string> {
      const text = await row(formatOneId(oneId)).innerText();
      return /RO-\d+/.exec(text)![0];
    },
    seesRepairStatus: (repairNo: string, status: Words) => sees(row(repairNo).getByText(words(status), { exact: true })),
    async cancelsRepair(repairNo: string): Promise<void> {
      await row(repairNo)
        .getByRole('button', { name: t('repairs.cancel'), exact: true })
        .click();
      const question = page.getByRole('dialog', { name: t('repairs.cancelTitle', { which: repairNo }) });
      await question.getByRole('button', { name: t('repairs.cancelConfirm', { count: 1 }) }).click();
      await sees(t('repairs.cancelled', { count: 1 }));
      await page.mouse.move(0, 0);
    },
    async opensRepair(repairNo: string): Promise<void> {
      await row(repairNo).getByText(repairNo, { exact: true }).click();
      await sees(page.getByRole('heading', { name: repairNo, exact: true }));
    },
  };
};
