import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { ShipmentStatus } from '#contracts/fulfilment/shipment-statuses.ts';
import { shipmentStatuses } from '#contracts/fulfilment/shipment-statuses.ts';
import { shipmentActions } from '#contracts/fulfilment/shipment-actions.ts';
import type { Person } from '#tests/support/people.ts';

/** A seller who takes part in the fulfilment programme, in the words of the business. */
export const participant = (person: Person) => {
  const { page, t, words, sees } = person;
  const main = page.getByRole('main');
  return {
    ...person,
    opensShipments: () => person.goesTo(withoutParameters(businessPaths.fulfilmentList)),
    opensShipment: (shipmentNo: string) => person.goesTo(`${businessPaths.fulfilmentDetail}?shipmentNo=${shipmentNo}`),
    async beginsShipment(): Promise<void> {
      await page.getByRole('link', { name: t('programme.create.new') }).click();
      await sees(page.getByRole('heading', { name: t('programme.create.new'), exact: true }));
    },
    /** A wedge ends the code with Enter. */
    async scans(oneId: string): Promise<void> {
      const field = page.getByLabel(t('programme.create.scan'));
      await field.fill(oneId);
      await field.press('Enter');
    },
    async choosesFromList(oneId: string): Promise<void> {
      await page.getByRole('button', { name: t('programme.create.addOne', { oneId: formatOneId(oneId) }) }).click();
    },
    async beginsBox(): Promise<void> {
      await page.getByRole('button', { name: t('programme.create.newBox') }).click();
    },
    async prices(oneId: string, dollars: string): Promise<void> {
      await page.getByLabel(t('programme.create.priceOf', { oneId: formatOneId(oneId) })).fill(dollars);
    },
    async sendsForReview(count: number): Promise<void> {
      await page.getByRole('button', { name: t('programme.create.submit', { count }) }).click();
    },
    /** The shipment that was sent stands in the address. */
    async sentShipment(): Promise<string> {
      await page.waitForURL(/shipmentNo=/);
      return decodeURIComponent(/shipmentNo=([^&]+)/.exec(page.url())![1]!);
    },
    seesStatus: (status: ShipmentStatus) => sees(main.getByText(words(shipmentStatuses[status]), { exact: true }).first()),
    async recalls(shipmentNo: string): Promise<void> {
      await page.getByRole('button', { name: words(shipmentActions.recall), exact: true }).click();
      const question = page.getByRole('dialog', { name: t('programme.recallTitle', { shipmentNo }) });
      await question.getByRole('button', { name: words(shipmentActions.recall), exact: true }).click();
      await sees(t('programme.recalled', { shipmentNo }));
    },
  };
};

/** What an administrator does about shipments into the programme. */
export const programmeOffice = (person: Person) => {
  const { page, t, sees } = person;
  const heading = (shipmentNo: string) => page.getByRole('heading', { name: shipmentNo, exact: true });
  return {
    ...person,
    /** In the audit centre, which leads to the reviews. */
    async followsTheCount(waiting: number): Promise<void> {
      await person.goesTo(adminPaths.audit);
      const count = page
        .getByRole('link')
        .filter({ hasText: t('audit.programme') })
        .filter({ hasNotText: t('programme.pages.reviews') });
      await sees(count.getByText(String(waiting), { exact: true }));
      await count.click();
      await sees(page.getByRole('heading', { name: t('programme.pages.reviews'), exact: true }));
    },
    async opensShipment(shipmentNo: string): Promise<void> {
      await page.getByRole('row').filter({ hasText: shipmentNo }).filter({ visible: true }).getByText(shipmentNo, { exact: true }).click();
      await sees(heading(shipmentNo));
    },
    async approvesWithTheKey(): Promise<void> {
      await page.keyboard.press('a');
      await sees(t('programmeReview.approved', { count: 1 }));
    },
    async rejectsShipment(shipmentNo: string, reason: string): Promise<void> {
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog', { name: t('programmeReview.rejectTitle', { which: shipmentNo }) });
      await dialog.getByLabel(t('ui.reason')).fill(reason);
      await dialog.getByRole('button', { name: t('programmeReview.rejectMany', { count: 1 }) }).click();
      await sees(t('programmeReview.rejected', { count: 1 }));
    },
  };
};
