import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rechargeActions } from '#contracts/payments/recharge-actions.ts';
import { shopInText } from '#contracts/payments/recharge-code.ts';
import { paymentMethods, rechargeStatuses } from '#contracts/payments/recharge-events.ts';
import { openPaySandbox, type PaySandbox } from '#demo/pay-sandbox/open-pay-sandbox.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { sandboxSettings } from '../support/sandbox-settings.ts';

let sandbox: PaySandbox | undefined;
const settings: Record<string, string> = {};
// Before the portal is opened, which is told where it is.
beforeAll(async () => {
  sandbox = await openPaySandbox();
  Object.assign(settings, sandboxSettings(sandbox.url));
});
afterAll(() => sandbox?.close());
const here = journey({ settings });

const rechargePage = withQuery(businessPaths.recharge, {});
const rowOf = ({ page }: Person, text: string) => page.locator('tr[data-row]:visible', { hasText: text });
const drawerOf = ({ page, t }: Person, number: string) => page.getByRole('dialog', { name: t('recharge.drawer', { number }) });

const announces = async (person: Person, method: keyof typeof paymentMethods, dollars: string, submit: (t: Person['t']) => string) => {
  const { page, t } = person;
  // An empty list offers it a second time.
  await page
    .getByRole('button', { name: t('recharge.apply'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('recharge.apply') });
  await dialog.getByText(person.words(paymentMethods[method]), { exact: true }).click();
  await dialog.getByLabel(t('recharge.amountToCredit'), { exact: true }).fill(dollars);
  await dialog.getByRole('button', { name: submit(t) }).click();
};
const openNumber = async ({ page }: Person): Promise<string> => {
  await page.waitForURL(/recharge=RC-\d+/);
  return /recharge=(RC-\d+)/.exec(page.url())![1]!;
};

describe('A seller recharges the wallet', () => {
  it('by a transfer that quotes the code, and sees it come', async () => {
    const kim = await here.arrives('kim');
    await kim.signsIn('seller');
    await kim.goesTo(rechargePage);
    const code = await kim.page
      .getByRole('region', { name: kim.t('recharge.byTransfer') })
      .locator('strong')
      .innerText();
    expect(shopInText(code)).toBeGreaterThan(0);
    await announces(kim, 'bankTransfer', '512.4', (t) => t('recharge.announce'));
    const number = await openNumber(kim);
    await kim.sees(drawerOf(kim, number).getByText(kim.t('recharge.waitsFor.transfer'), { exact: true }));

    sandbox!.bank.deposit({ amountCents: 51_000, text: `INV 7 ${code}` }, 'settled');
    await kim.sees(drawerOf(kim, number).getByText(kim.words(rechargeStatuses.completed), { exact: true }).first());
    await kim.sees(drawerOf(kim, number).getByText('$510.00', { exact: true }).first());
    expect(await kim.hasStayed()).toBe(true);
  });

  it('through Alipay, whose page leads back', async () => {
    const kim = await here.arrives('kim');
    await kim.signsIn('seller');
    await kim.goesTo(rechargePage);
    await announces(kim, 'alipay', '100', (t) => t('recharge.payYuan', { amount: '¥719.95' }));
    await kim.page.waitForURL((url) => url.origin === sandbox!.url);
    await kim.page.getByText('¥719.95').waitFor();
    await kim.page.getByRole('button', { name: 'Pay now' }).click();
    const number = await openNumber(kim);
    await kim.sees(drawerOf(kim, number).getByText(kim.words(rechargeStatuses.completed), { exact: true }).first());
  });

  it('or shows a proof, and finance finds the money among what has no owner', async () => {
    const kim = await here.arrives('kim');
    await kim.signsIn('seller');
    await kim.goesTo(rechargePage);
    await announces(kim, 'bankTransfer', '77', (t) => t('recharge.announce'));
    const number = await openNumber(kim);
    await drawerOf(kim, number)
      .getByRole('button', { name: kim.words(rechargeActions.uploadProof) })
      .click();
    const proof = kim.page.getByRole('dialog', { name: kim.t('recharge.proofTitle', { amount: '$77.00' }) });
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    await proof.locator('input[type=file]').setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: png });
    await kim.sees(proof.getByText('transfer.png', { exact: true }));
    await proof.getByRole('button', { name: kim.t('recharge.proofSend') }).click();
    await kim.sees(drawerOf(kim, number).getByText(kim.t('recharge.waitsFor.review'), { exact: true }));

    const { lineRef } = sandbox!.bank.deposit({ amountCents: 7_700, text: 'Kim, for the wallet' }, 'settled');
    const grace = await here.arrives('grace');
    await grace.signsIn('super');
    await grace.goesTo(withQuery(adminPaths.platformCharges, {}));
    await grace.sees(grace.page.getByRole('region', { name: grace.t('recharge.receipts') }).getByText(lineRef!, { exact: true }));
    await rowOf(grace, number).click();
    await drawerOf(grace, number)
      .getByRole('button', { name: grace.words(rechargeActions.approve) })
      .click();
    const approval = grace.page.getByRole('dialog', { name: grace.t('recharge.approveTitle', { number, shop: 'Kicks & Co.' }) });
    await approval.getByLabel(grace.t('recharge.receiptOf'), { exact: true }).click();
    await grace.page.locator('.ant-select-item-option', { hasText: lineRef! }).click();
    await approval.getByRole('button', { name: grace.t('recharge.approveSum', { amount: '$77.00' }) }).click();
    await grace.seesNo(approval);

    await kim.sees(drawerOf(kim, number).getByText(kim.words(rechargeStatuses.completed), { exact: true }).first());
    expect(await kim.hasStayed()).toBe(true);
  });
});
