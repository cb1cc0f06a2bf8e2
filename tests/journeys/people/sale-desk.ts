import { formatOneId } from '#contracts/item/one-id.ts';
import { saleActions, type SaleActionName } from '#contracts/sales/sale-actions.ts';
import { saleStatuses, type SaleStatus } from '#contracts/sales/sale-states.ts';
import type { Person } from '#tests/support/people.ts';

/** What an administrator does about sales, in the words of the business. */
export const saleDesk = (person: Person) => {
  const { page, t, words, sees, presses } = person;
  const row = (text: string) => page.getByRole('row').filter({ hasText: text }).filter({ visible: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  return {
    ...person,
    seesListed: (saleNo: string, text: string) => sees(row(saleNo).getByText(text, { exact: true }).first()),
    /** With what it means beside it (R4.31). */
    async seesStatus(saleNo: string, status: SaleStatus): Promise<void> {
      await sees(row(saleNo).getByText(words(saleStatuses[status]), { exact: true }).first());
      await sees(row(saleNo).getByText(words(saleStatuses[status].meaning), { exact: true }).first());
    },
    async records({ saleNo, oneId, dollars }: { saleNo: string; oneId: string; dollars: string }): Promise<void> {
      await presses(t('sales.record'));
      const form = dialog(t('sales.recordTitle'));
      await form.getByLabel(t('sales.saleNo')).fill(saleNo);
      await form.getByLabel('ONE ID').fill(formatOneId(oneId));
      await form.getByLabel(t('sales.gross')).fill(dollars);
      await form.getByRole('button', { name: t('sales.recordSale'), exact: true }).click();
    },
    async opens(saleNo: string): Promise<void> {
      await row(saleNo).click();
      await sees(page.getByRole('heading', { name: saleNo }));
    },
    asksTo: (action: SaleActionName) => presses(words(saleActions[action])),
    async means(title: string, action: SaleActionName, reason?: string): Promise<void> {
      const question = page.getByRole('dialog').filter({ hasText: title });
      if (reason !== undefined) await question.getByRole('textbox').fill(reason);
      await question.getByRole('button', { name: words(saleActions[action]), exact: true }).click();
    },
    async paysOut(dollars: string): Promise<void> {
      await presses(words(saleActions.payOut));
      const form = dialog(t('sales.payTitle'));
      await form.getByLabel(t('sales.paidByPlatform')).fill(dollars);
      await form.getByRole('button', { name: words(saleActions.payOut), exact: true }).click();
    },
    async sendsInstead(oneId: string): Promise<void> {
      await presses(words(saleActions.reassign));
      const form = dialog(t('sales.substituteTitle'));
      await form.getByLabel(t('sales.substitute'), { exact: true }).click();
      await page
        .locator('.ant-select-item-option')
        .filter({ hasText: formatOneId(oneId) })
        .click();
      await form.getByRole('button', { name: t('sales.take'), exact: true }).click();
    },
  };
};
