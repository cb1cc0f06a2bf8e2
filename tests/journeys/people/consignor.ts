import { formatOneId } from '#contracts/item/one-id.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import type { Person } from '#tests/support/people.ts';
import { pressesInBar } from './bulk-bar.ts';

/** What a seller does about consignment, in the words of the business. */
export const consignor = (person: Person) => {
  const { page, t, sees, presses } = person;
  const row = (text: string) => page.getByRole('row').filter({ hasText: text }).filter({ visible: true });
  const question = (oddNo: string) => page.getByRole('dialog', { name: t('orders.delistTitle', { oddNo }) });

  return {
    /** From the inventory to the form. */
    async beginsConsignment(oneIds: readonly string[]): Promise<void> {
      for (const oneId of oneIds) await row(formatOneId(oneId)).getByRole('checkbox').check();
      const count = oneIds.length;
      await pressesInBar(person, t('inventory.bulk.consign', { count }));
      await sees(page.getByRole('heading', { name: t('orders.apply.consignTitle', { count }) }));
    },
    async namesPlatform(platform: string): Promise<void> {
      await page.getByLabel(t('orders.platform'), { exact: true }).click();
      await page.locator('.ant-select-item-option').filter({ hasText: platform }).click();
    },
    asksForEach: (dollars: string) => person.fillsIn(t('orders.apply.onePrice'), dollars),
    asks: (oneId: string, dollars: string) => person.fillsIn(t('orders.apply.priceOf', { oneId: formatOneId(oneId) }), dollars),
    askedFor: (oneId: string) => page.getByLabel(t('orders.apply.priceOf', { oneId: formatOneId(oneId) }), { exact: true }).inputValue(),
    isAskedOfDearest: (amount: string) => sees(page.getByRole('dialog').getByText(t('orders.apply.dearText', { amount }))),
    cancels: async (): Promise<void> => {
      const asked = page.getByRole('dialog');
      await asked.getByRole('button', { name: t('app.cancel'), exact: true }).click();
      await person.seesNo(asked);
    },
    applies: (count: number) => presses(t('orders.apply.submit', { count })),
    opensConsigned: () => person.goesTo(withoutParameters(businessPaths.consignOrders)),
    seesConsigned: (oddNo: string, text: string) => sees(row(oddNo).getByText(text, { exact: true }).first()),
    /** The newest order that asks for so much. */
    async consignedFor(amount: string): Promise<string> {
      const text = await row('OC').filter({ hasText: amount }).first().innerText();
      return /OC\d+/.exec(text)![0];
    },
    asksToDelist: (oddNo: string) =>
      row(oddNo)
        .getByRole('button', { name: t('orders.delist'), exact: true })
        .click(),
    meansToDelist: async (oddNo: string): Promise<void> => {
      await sees(question(oddNo).getByText(t('ui.delistText')));
      await question(oddNo)
        .getByRole('button', { name: t('orders.delistOrder') })
        .click();
      await page.mouse.move(0, 0);
    },
  };
};
