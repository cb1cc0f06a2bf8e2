import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { formatOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { orderDetail } from '#web/core/links/orders/order-detail.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import type { Person } from '#tests/support/people.ts';
import { labelPdf } from '#tests/support/portal-goods.ts';
import { pressesInBar } from './bulk-bar.ts';
import { itemDrawer } from './item-drawer.ts';
import { openPages } from './open-pages.ts';
import { requestMessages } from '#contracts/requests/owner-commands.ts';

type Address = BodyInputOf<typeof applyReshipEndpoint>['address'];

interface Forecast {
  /** As the page names it. */
  warehouse: string;
  trackingNumber: string;
  sku: string;
  size: string;
  quantity: number;
}

const oneIdForm = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}$/;

/** What a seller does, in the words of the business. */
export const seller = (person: Person) => {
  const { page, t, words, sees, presses } = person;
  const row = (oneId: string) => page.getByRole('row').filter({ hasText: formatOneId(oneId) });

  const chooses = async (oneIds: readonly string[]): Promise<void> => {
    for (const oneId of oneIds)
      await row(oneId)
        .getByRole('checkbox', { name: t('ui.selectRow', { row: oneId }), exact: true })
        .check();
  };
  /** Whatever the request costs: the button says that too. */
  const submits = (count: number) => page.getByRole('button', { name: t('orders.apply.submit', { count }) }).click();
  /** What was applied for, whose page has opened. */
  const openedOrder = async (): Promise<string> => {
    const toast = page.getByText(new RegExp(t('orders.apply.applied', { oddNo: '(OC\\d+)' })));
    const [, oddNo] = /(OC\d+)/.exec(await toast.innerText())!;
    await sees(page.getByRole('heading', { name: oddNo! }));
    return oddNo!;
  };

  return {
    ...person,
    ...openPages(person),
    /** Announces a parcel on the page for it; answers the ONE IDs that its pieces were given. */
    async forecasts({ warehouse, trackingNumber, sku, size, quantity }: Forecast): Promise<string[]> {
      await person.goesTo(businessPaths.newForecast);
      await page.getByLabel(t('forecast.warehouse'), { exact: true }).click();
      await page.locator('.ant-select-item-option').filter({ hasText: warehouse }).click();
      await person.fillsIn(t('forecast.logNo'), trackingNumber);
      const search = page.getByRole('combobox', { name: t('forecast.search') });
      await search.fill(sku);
      await sees(page.locator('.ant-select-item-option').filter({ hasText: sku }).first());
      await search.press('Enter');
      await person.fillsIn(t('forecast.size', { size }), String(quantity));
      await presses(t('forecast.submit', { count: quantity }));
      const pieces = page.getByRole('table', { name: t('packages.units') }).getByText(oneIdForm);
      await expect.poll(() => pieces.count()).toBe(quantity);
      return (await pieces.allInnerTexts()).map(normaliseOneId);
    },
    opensInventory: () => person.goesTo(withoutParameters(businessPaths.inventory)),
    seesInInventory: (oneId: string, status: string) => sees(row(oneId).getByText(status, { exact: true })),
    opens: async (oneId: string) => {
      await row(oneId).click();
      return itemDrawer(person, oneId);
    },
    closesItem: () => page.keyboard.press('Escape'),
    /** Brings a label for the items; answers the form that was sent. */
    async triesToShip(oneIds: readonly string[], trackingNumber: string, amount?: string): Promise<Locator> {
      await chooses(oneIds);
      const count = oneIds.length;
      await pressesInBar(person, t('inventory.bulk.shipWithLabel', { count }));
      const form = page.getByRole('dialog', { name: t('orders.apply.title', { count }) });
      const field = (label: string) => form.getByLabel(label, { exact: true });
      await field(t('orders.apply.label')).setInputFiles({ name: `${trackingNumber}.pdf`, mimeType: 'application/pdf', buffer: labelPdf });
      await sees(form.getByRole('status'));
      expect(await field(t('orders.apply.logNo')).inputValue()).toBe(trackingNumber);
      if (amount !== undefined) await sees(form.getByText(t('payment.heldUntilApproved')));
      const submit = amount === undefined ? t('orders.apply.submit', { count }) : t('orders.apply.submitFor', { count, amount });
      await form.getByRole('button', { name: submit }).click();
      return form;
    },
    /** Answers the number of the application; `amount` is what it says that it costs. */
    async appliesToShip(oneIds: readonly string[], trackingNumber: string, amount?: string): Promise<string> {
      await this.triesToShip(oneIds, trackingNumber, amount);
      const toast = page.getByText(new RegExp(t('orders.apply.applied', { oddNo: '(OC\\d+)' })));
      const [, oddNo] = /(OC\d+)/.exec(await toast.innerText())!;
      await page.mouse.move(0, 0);
      return oddNo!;
    },
    /** Names the recipient for the items; answers the number of the application, whose page opens. */
    async appliesToReship(oneIds: readonly string[], address: Address): Promise<string> {
      await chooses(oneIds);
      const count = oneIds.length;
      await presses(t('inventory.bulk.reship', { count }));
      for (const [field, text] of Object.entries(address)) await person.fillsIn(t(`orders.address.${field as keyof Address}`), text);
      await submits(count);
      return openedOrder();
    },
    /** Each box with its items and its address, in one go; answers the number of the whole, whose page opens. */
    async reshipsInBulk(boxes: readonly { oneIds: readonly string[]; address: Address }[]): Promise<string> {
      const oneIds = boxes.flatMap((box) => box.oneIds);
      await chooses(oneIds);
      await pressesInBar(person, t('inventory.bulk.bulkReship', { count: oneIds.length }));
      await sees(page.getByRole('heading', { name: t('bulkReships.title', { count: oneIds.length }) }));
      for (const { oneIds: inside } of boxes.slice(1)) await this.movesToNewBox(inside);
      for (const [index, { address }] of boxes.entries()) await this.addressesBox(String(index + 1), address);
      return this.sendsBulk(boxes.length);
    },
    async movesToNewBox(oneIds: readonly string[]): Promise<void> {
      for (const oneId of oneIds) await page.getByRole('checkbox', { name: t('bulkReships.select', { oneId: formatOneId(oneId) }) }).check();
      await page.getByRole('combobox', { name: t('bulkReships.moveTo', { count: oneIds.length }) }).click();
      await page
        .locator('.ant-select-dropdown:visible .ant-select-item-option')
        .filter({ hasText: t('bulkReships.newBox') })
        .click();
    },
    async addressesBox(boxNo: string, address: Address): Promise<void> {
      const box = page.getByRole('group', { name: t('bulkReships.editAddress', { boxNo }) });
      for (const [field, text] of Object.entries(address)) await box.getByLabel(t(`orders.address.${field as keyof Address}`)).fill(text);
    },
    /** Whatever it costs: the button says that too. */
    pressesSendBulk: (boxes: number) => page.getByRole('button', { name: t('bulkReships.submit', { count: boxes }) }).click(),
    async sendsBulk(boxes: number): Promise<string> {
      await this.pressesSendBulk(boxes);
      const toast = page.getByText(new RegExp(t('bulkReships.sent', { bulkNo: '(BR[\\d-]+)' })));
      const [, bulkNo] = /(BR[\d-]+)/.exec(await toast.innerText())!;
      await sees(page.getByRole('heading', { name: bulkNo! }));
      return bulkNo!;
    },
    async appliesToCashOut(oneIds: readonly string[]): Promise<string> {
      await chooses(oneIds);
      const count = oneIds.length;
      await presses(t('inventory.bulk.cashOut', { count }));
      await submits(count);
      return openedOrder();
    },
    /** Chooses the items and names who is to have them, as far as the page takes it. */
    async beginsHandingOver(oneIds: readonly string[], recipient: string): Promise<void> {
      await chooses(oneIds);
      await pressesInBar(person, t('inventory.bulk.transferOwner', { count: oneIds.length }));
      await this.namesRecipient(recipient);
    },
    async namesRecipient(recipient: string): Promise<void> {
      await person.fillsIn(t('orders.apply.recipient'), recipient);
      await page.getByLabel(t('orders.apply.recipient'), { exact: true }).press('Enter');
    },
    async appliesToHandOver(count: number): Promise<string> {
      await submits(count);
      return openedOrder();
    },
    opensOutboundOrder: (oddNo: string) => person.goesTo(orderDetail(businessPaths.homepage, { type: requestTypeOf.shipWithLabel, oddNo })),
    opensCashOuts: () => person.goesTo(withoutParameters(businessPaths.cashOuts)),
    opensTransfers: () => person.goesTo(withoutParameters(businessPaths.ownershipTransfers)),
    opensWallet: () => person.goesTo(withoutParameters(businessPaths.wallet)),
    /** In a list of orders. */
    seesListed: (oddNo: string, text: string) => sees(page.getByRole('row').filter({ hasText: oddNo }).getByText(text, { exact: true })),
    opensOrder: (oddNo: string) => page.getByRole('row').filter({ hasText: oddNo }).click(),
    /** On the page of an order: what was quoted is agreed to, or refused. */
    async confirms(oddNo: string, amount: string): Promise<void> {
      await presses(t('orders.confirmFee', { amount }));
      const question = page.getByRole('dialog', { name: t('orders.confirmTitle', { oddNo }) });
      await question.getByRole('button', { name: t('orders.confirmFee', { amount }) }).click();
      await sees(words(requestMessages.operationSuccessful));
    },
    async refuses(oddNo: string, what: string): Promise<void> {
      await presses(t('orders.cancel'));
      const question = page.getByRole('dialog', { name: t('orders.cancelTitle', { oddNo }) });
      await sees(question.getByText(what));
      await sees(question.getByRole('button', { name: t('orders.keepOrder') }));
      await question.getByRole('button', { name: t('orders.cancelOrder') }).click();
      await sees(t('orders.cancelled', { oddNo }));
    },
    seesNotInInventory: (oneId: string) => person.seesNo(page.locator(`tr[data-row="${oneId}"]:not([data-gone="true"])`).filter({ visible: true })),
    /** On the page of an order. */
    seesOrderStatus: (oddNo: string, status: string) =>
      sees(page.locator('header', { has: page.getByRole('heading', { name: oddNo }) }).getByText(status, { exact: true })),
  };
};
