import type { Words } from '#contracts/kernel/words.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import type { Person } from '#tests/support/people.ts';

/** What an administrator does about repairs, in the words of the business. */
export const repairOffice = (person: Person) => {
  const { page, t, sees, presses } = person;
  const row = (repairNo: string) => page.getByRole('row').filter({ hasText: repairNo }).filter({ visible: true });
  const heading = (repairNo: string) => page.getByRole('heading', { name: repairNo, exact: true });

  return {
    ...person,
    opensRepairReviews: () => person.goesTo(withoutParameters(adminPaths.reviewRepair)),
    opensAllRepairs: () => person.goesTo(withoutParameters(adminPaths.repairs)),
    /** In the audit centre, which leads to the reviews. */
    async followsTheCount(waiting: number): Promise<void> {
      await person.goesTo(adminPaths.audit);
      const count = page.getByRole('link').filter({ hasText: t('audit.repair') });
      await sees(count.getByText(String(waiting), { exact: true }));
      await count.click();
      await sees(page.getByRole('heading', { name: t('repairOffice.pages.reviews'), exact: true }));
    },
    async opensRepair(repairNo: string): Promise<void> {
      await row(repairNo).getByText(repairNo, { exact: true }).click();
      await sees(heading(repairNo));
    },
    /** With the key; each work by its name. */
    async changesWorks(repairNo: string, { add, drop }: { add: string; drop: string }, cents: number): Promise<void> {
      await page.keyboard.press('e');
      const dialog = page.getByRole('dialog', { name: t('repairOffice.editTitle', { repairNo }) });
      await dialog.getByRole('checkbox', { name: drop }).uncheck();
      const save = dialog.getByRole('button', { name: t('app.save') });
      await save.click();
      await sees(dialog.getByRole('alert').getByText(t('repairOffice.choose'), { exact: true }));
      await dialog.getByRole('checkbox', { name: add }).check();
      await save.click();
      await sees(t('repairOffice.edited', { repairNo }));
      await sees(page.getByRole('button', { name: t('repairOffice.approveAndTake', { amount: formatMoney(cents) }) }));
    },
    async approvesWithTheKey(): Promise<void> {
      await page.keyboard.press('a');
      await sees(t('repairOffice.approved', { count: 1 }));
    },
    /** The next that waits is a key away. */
    async goesOnTo(repairNo: string): Promise<void> {
      await page.keyboard.press('j');
      await sees(heading(repairNo));
    },
    async rejectsRepair(repairNo: string, reason: string): Promise<void> {
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog', { name: t('repairOffice.rejectTitle', { which: repairNo }) });
      await dialog.getByLabel(t('ui.reason')).fill(reason);
      await dialog.getByRole('button', { name: t('repairOffice.reject', { count: 1 }) }).click();
      await sees(t('repairOffice.rejected', { count: 1 }));
    },
    async stopsRepair(repairNo: string): Promise<void> {
      await presses(t('repairs.cancel'));
      const question = page.getByRole('dialog', { name: t('repairs.cancelTitle', { which: repairNo }) });
      await question.getByRole('button', { name: t('repairs.cancelConfirm', { count: 1 }) }).click();
      await sees(t('repairs.cancelled', { count: 1 }));
    },
    opensWorks: () => person.goesTo(adminPaths.repairItems),
    async addsWork({ name, dollars, days }: { name: string; dollars: string; days: string }): Promise<void> {
      await presses(t('fees.addWork'));
      const dialog = page.getByRole('dialog', { name: t('fees.addWork') });
      await dialog.getByLabel(t('fees.work')).fill(name);
      await dialog.getByLabel(t('fees.listPrice')).fill(dollars);
      await dialog.getByLabel(t('fees.estimatedDays')).fill(days);
      await dialog.getByRole('button', { name: t('app.save') }).click();
      await sees(t('fees.workSaved', { name }));
    },
    seesWork: (name: string, price: string) => sees(row(name).getByText(price, { exact: true }).first()),
    async changesPrice(name: string, dollars: string): Promise<void> {
      await presses(t('fees.editWork', { name }));
      const dialog = page.getByRole('dialog', { name: t('fees.editWork', { name }) });
      await dialog.getByLabel(t('fees.listPrice')).fill(dollars);
      await dialog.getByRole('button', { name: t('app.save') }).click();
      await sees(
        row(name)
          .getByText(`$${Number(dollars).toFixed(2)}`, { exact: true })
          .first(),
      );
    },
    async addsBox(name: string, colour: Words): Promise<void> {
      await presses(t('fees.boxes.add'));
      const dialog = page.getByRole('dialog', { name: t('fees.boxes.add') });
      await dialog.getByLabel(t('fees.boxes.name')).fill(name);
      await dialog.getByLabel(t('fees.boxes.colour')).click();
      await page
        .getByTitle(person.words(colour))
        .or(page.locator('.ant-select-item-option', { hasText: person.words(colour) }))
        .first()
        .click();
      await dialog.getByRole('button', { name: t('app.save') }).click();
      await sees(t('fees.boxes.saved', { name }));
    },
    async renamesBox(from: string, to: string): Promise<void> {
      const dialog = page.getByRole('dialog', { name: t('fees.boxes.rename', { name: from }) });
      if (!(await dialog.isVisible())) await presses(t('fees.boxes.rename', { name: from }));
      await dialog.getByLabel(t('fees.boxes.name')).fill(to);
      await dialog.getByRole('button', { name: t('app.save') }).click();
    },
    async retiresBox(name: string): Promise<void> {
      await presses(t('fees.boxes.retire', { name }));
      const question = page.getByRole('dialog', { name: t('fees.boxes.retireTitle', { name }) });
      await question.getByRole('button', { name: t('ui.delete'), exact: true }).click();
    },
    async removesWork(name: string): Promise<void> {
      await presses(t('fees.removeWork', { name }));
      const question = page.getByRole('dialog', { name: t('fees.removeWork', { name }) });
      await question.getByRole('button', { name: t('ui.delete'), exact: true }).click();
      await sees(t('fees.workRemoved', { name }));
    },
  };
};
