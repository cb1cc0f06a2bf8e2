import { listReviews } from '#contracts/audit/audit-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { adminPaths, selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import type { Person } from '#tests/support/people.ts';

/** What a reviewer does, in the words of the business. */
export const administrator = (person: Person) => {
  const { page, t, sees, presses } = person;
  const row = (oddNo: string) => page.getByRole('row').filter({ hasText: oddNo });

  const meansDearQuote = async (count: number, amount: string): Promise<void> => {
    const question = page.getByRole('dialog', { name: t('audit.quoteSure', { count, amount }) });
    await question.getByRole('button', { name: t('audit.quoteSum', { amount }) }).click();
  };

  return {
    ...person,
    opensReviews: () => person.goesTo(withoutParameters(adminPaths.reviewShipWithLabel)),
    /** The audit centre, or the reviews of reship. */
    opensAuditCentre: () => person.goesTo(adminPaths.audit),
    opensReshipReviews: () => person.goesTo(withoutParameters(adminPaths.reviewReship)),
    opensCashOutReviews: () => person.goesTo(withoutParameters(adminPaths.reviewCashOut)),
    opensTransferReviews: () => person.goesTo(withoutParameters(adminPaths.reviewTransfer)),
    /** Dollars for each item of a cash-out, whose review is open; `amount` is what they add up to. */
    async quotes(oddNo: string, prices: Readonly<Record<string, string>>, amount: string): Promise<void> {
      await presses(t('audit.quoteItems', { count: Object.keys(prices).length }));
      const form = page.getByRole('dialog', { name: t('audit.quoteItemsTitle', { oddNo }) });
      for (const [oneId, dollars] of Object.entries(prices))
        await form.getByLabel(t('orders.apply.priceOf', { oneId: formatOneId(oneId) })).fill(dollars);
      await form.getByRole('button', { name: t('audit.quoteSum', { amount }) }).click();
      if (Object.values(prices).some((dollars) => Number(dollars) >= 1000)) await meansDearQuote(Object.keys(prices).length, amount);
      await sees(t('audit.quoted', { oddNo }));
    },
    /** Of a cash-out that is quoted without any price; nothing is sent. */
    async isToldWhichPricesAreMissing(oddNo: string, oneIds: readonly string[]): Promise<void> {
      const quote = t('audit.quoteItems', { count: oneIds.length });
      await presses(quote);
      const form = page.getByRole('dialog', { name: t('audit.quoteItemsTitle', { oddNo }) });
      await form.getByRole('button', { name: quote, exact: true }).click();
      for (const oneId of oneIds)
        await sees(form.getByLabel(t('orders.apply.priceOf', { oneId: formatOneId(oneId) })).and(page.locator('[aria-invalid=true]')));
      await sees(
        form
          .getByRole('alert')
          .getByText(t('ui.required'), { exact: true })
          .nth(oneIds.length - 1),
      );
      await page.keyboard.press('Escape');
      await person.seesNo(form);
    },
    /** One fee for all items. */
    async quotesFee(dollars: string): Promise<void> {
      await presses(t('audit.quote'));
      const form = page.getByRole('tooltip', { name: t('audit.quoteTitle') });
      await form.getByLabel(t('orders.fee')).fill(dollars);
      await form.getByRole('button', { name: t('audit.quoteSum', { amount: `$${Number(dollars).toFixed(2)}` }) }).click();
    },
    /** Size in centimetres and weight in kilograms of each box of a reship, by its number; and the label fee, where it is not as proposed. */
    async quotesLabel(oddNo: string, boxes: Readonly<Record<string, readonly [number, number, number, string]>>, dollars: string): Promise<void> {
      await presses(t('audit.quoteLabel'));
      const form = page.getByRole('dialog', { name: t('audit.quoteLabelTitle', { oddNo }) });
      for (const [boxNo, [length, width, height, kilograms]] of Object.entries(boxes)) {
        await form.getByLabel(t('audit.sides.lengthCm', { boxNo })).fill(String(length));
        await form.getByLabel(t('audit.sides.widthCm', { boxNo })).fill(String(width));
        await form.getByLabel(t('audit.sides.heightCm', { boxNo })).fill(String(height));
        await form.getByLabel(t('audit.weightOfBox', { boxNo })).fill(kilograms);
      }
      await form.getByLabel(t('orders.labelFee')).fill(dollars);
      await form.getByRole('button', { name: t('audit.quoteSum', { amount: `$${Number(dollars).toFixed(2)}` }) }).click();
      await sees(t('audit.quoted', { oddNo }));
    },
    /** The operator's own goods. */
    opensOwnInventory: () => person.goesTo(withoutParameters(selfOperatedPaths.inventory)),
    seesInInventory: (oneId: string, status: string) => sees(row(formatOneId(oneId)).getByText(status, { exact: true })),
    seesToReview: (oddNo: string) => sees(row(oddNo)),
    async opensReview(oddNo: string): Promise<void> {
      await row(oddNo).click();
      await sees(page.getByRole('heading', { name: oddNo }));
    },
    async approves(oddNo: string, count: number): Promise<void> {
      // What that takes stands beside it.
      await page.getByRole('button', { name: t('audit.approveItems', { count }) }).click();
      await sees(t('audit.approved', { oddNo }));
    },
    async chooses(oddNos: readonly string[]): Promise<void> {
      for (const oddNo of oddNos)
        await row(oddNo)
          .getByRole('checkbox', { name: t('ui.selectRow', { row: oddNo }), exact: true })
          .check();
      await page.mouse.move(0, 0);
    },
    /** With the key, and what it asks for more than one. */
    async approvesChosen(count: number): Promise<void> {
      await page.keyboard.press('a');
      const question = page.getByRole('dialog', { name: t('audit.batchApproveTitle', { count }) });
      await question.getByRole('button', { name: t('audit.batchApprove', { count }) }).click();
    },
    async rejectsChosen(count: number, reason: string): Promise<void> {
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog', { name: t('audit.batchRejectTitle', { count }) });
      await dialog.getByLabel(t('ui.reason')).fill(reason);
      await dialog.getByRole('button', { name: t('audit.batchReject', { count }) }).click();
      await sees(t('audit.batchRejected', { count }));
    },
    /** The list of those that the server refused. */
    async seesRefused(oddNo: string, reason: string): Promise<void> {
      const dialog = page.getByRole('dialog', { name: t('orders.refusedTitle', { count: 1 }) });
      await sees(dialog.getByRole('listitem').filter({ hasText: oddNo }).getByText(reason, { exact: true }));
      await dialog.getByRole('button', { name: t('app.close') }).click();
    },
    /** Gone from the list, or greyed where the pointer holds its place. */
    seesNotToReview: (oddNo: string) => person.seesNo(page.locator(`tr[data-row="${oddNo}"]:not([data-gone="true"])`)),
    /** What the list shows from now on is old: it is not read again. Answers how to end that. */
    async looksAtAnOldList(): Promise<() => Promise<void>> {
      const reads = `**${listReviews.path}*`;
      await page.route(reads, (route) => route.abort());
      return () => page.unroute(reads);
    },
    /** For a reason that is offered, by its figure. */
    async rejectsAsOffered(oddNo: string, count: number, figure: number): Promise<void> {
      await page.getByRole('button', { name: t('ui.reject') }).click();
      const dialog = page.getByRole('dialog', { name: t('audit.rejectTitle', { oddNo }) });
      await dialog.getByLabel(t('ui.reason')).press(String(figure));
      await dialog.getByRole('button', { name: t('audit.rejectItems', { count }) }).click();
      await sees(t('audit.rejected', { oddNo }));
    },
    async rejects(oddNo: string, count: number, reason: string): Promise<void> {
      await page.getByRole('button', { name: t('ui.reject') }).click();
      const dialog = page.getByRole('dialog', { name: t('audit.rejectTitle', { oddNo }) });
      const text = dialog.getByLabel(t('ui.reason'));
      const send = dialog.getByRole('button', { name: t('audit.rejectItems', { count }) });
      await send.click();
      await sees(dialog.getByRole('alert').getByText(t('ui.reasonHint.concerned'), { exact: true }));
      await sees(text.and(page.locator('[aria-invalid=true]:focus')));
      await text.press('1');
      await sees(dialog.locator('button[aria-pressed=true]'));
      await text.fill(reason);
      await send.click();
      await sees(t('audit.rejected', { oddNo }));
    },
  };
};
