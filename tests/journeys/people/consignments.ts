import type { Person } from '#tests/support/people.ts';

/** What an administrator does about everybody's consignments, in the words of the business. */
export const consignments = (person: Person) => {
  const { page, t, sees, presses } = person;
  const row = (oddNo: string) => page.getByRole('row').filter({ hasText: oddNo }).filter({ visible: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  return {
    ...person,
    seesListed: (oddNo: string, text: string) => sees(row(oddNo).getByText(text, { exact: true }).first()),
    asksToMarkSold: (oddNo: string) =>
      row(oddNo)
        .getByRole('button', { name: t('consignments.markSold'), exact: true })
        .click(),
    async marksSold(oddNo: string, { platOrderNo, dollars }: { platOrderNo: string; dollars: string }): Promise<void> {
      const question = dialog(t('consignments.soldTitle', { oddNo }));
      await question.getByLabel(t('orders.platOrderNo')).fill(platOrderNo);
      await question.getByLabel(t('orders.soldPrice')).fill(dollars);
      await question.getByRole('button', { name: t('consignments.soldFor', { amount: `$${dollars}.00` }) }).click();
    },
    /** Leaves what was typed. */
    async discards(): Promise<void> {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t('ui.discard'), exact: true }).click();
    },
    async opens(oddNo: string): Promise<void> {
      await row(oddNo).click();
      await sees(page.getByRole('heading', { name: oddNo }));
    },
    /** By the rates of this moment, which the button says. */
    confirmsPayout: (oddNo: string) =>
      dialog(t('completion.title', { oddNo }))
        .getByRole('button', { name: /^Complete and pay/ })
        .click(),
    async takesOver(oddNo: string, dollars: string): Promise<void> {
      await presses(t('consignments.takeOver'));
      const question = dialog(t('consignments.takeOverTitle', { oddNo }));
      await question.getByLabel(t('consignments.paid')).fill(dollars);
      await question.getByRole('button', { name: t('consignments.takeOverFor', { amount: `$${dollars}.00` }) }).click();
    },
    async delists(oddNo: string): Promise<void> {
      await presses('Delist');
      await dialog(t('orders.delistTitle', { oddNo }))
        .getByRole('button', { name: t('orders.delistOrder') })
        .click();
    },
  };
};
