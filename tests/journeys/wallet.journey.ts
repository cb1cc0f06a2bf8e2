import { describe, expect, it } from 'vitest';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { applyOwnershipTransferEndpoint } from '#contracts/requests/applications.ts';
import { confirmRequestEndpoint } from '#contracts/requests/owner-commands.ts';
import { quoteRequestEndpoint } from '#contracts/requests/reviews.ts';
import { callsOf } from '../support/portal-calls.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { journey } from '../support/journey.ts';
import { commonPassword } from '#demo/cast/demo-sign-ins.ts';
import { fillSignIn, type Person } from '../support/people.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

const here = journey();
const walletPage = withQuery(businessPaths.wallet, {});

const figuresOf = ({ page, t }: Person) => page.getByRole('region', { name: t('wallet.balance'), exact: true });
/** In cents, as the page says it. */
const balanceOf = async (person: Person): Promise<number> => {
  const shown = await figuresOf(person).getByRole('definition').first().innerText();
  return Math.round(Number(shown.replaceAll(/[$,]/g, '')) * 100);
};

/** An item is handed over to another shop for a fee, which its seller confirms. Answers the number of the request. */
const switchUserFeeTaken = async (feeCents: number): Promise<string> => {
  const { url } = here.portal;
  const oneIds = (await shelvedItems(url, 1)).map(({ oneId }) => oneId);
  const [owner, reviewer] = await Promise.all([callsOf(url, 'seller'), callsOf(url, 'super')]);
  const { oddNo } = await owner.send(applyOwnershipTransferEndpoint, { oneIds, targetShopId: 3, remark: '' });
  await reviewer.send(quoteRequestEndpoint, { oddNo, feeCents });
  await owner.send(confirmRequestEndpoint, { oddNo, feeCents });
  return oddNo;
};

let credits = 0;

describe('Money that a seller sent', () => {
  it('is credited by an administrator, and the seller sees it come', async () => {
    // Not used before in this run: a second try finds the entry of the first.
    const remark = `Chase 4471 ${String(++credits).padStart(6, '0')}`;
    const kim = await here.arrives('kim');
    await kim.signsIn('seller', walletPage);
    await kim.sees(figuresOf(kim));
    const before = await balanceOf(kim);

    const grace = await here.arrives('grace');
    await grace.signsIn('super', withQuery(adminPaths.businessAccounts, { text: 'seller@' }));
    await grace.presses(grace.t('accounts.creditWallet'));
    const dialog = grace.page.getByRole('dialog');
    await grace.sees(dialog.getByText(grace.t('adjustments.available', { available: formatMoney(before) })));
    await dialog.getByLabel(grace.t('adjustments.amount'), { exact: true }).fill('250.5');
    const sendText = grace.t('adjustments.sum.in', { amount: '$250.50' });
    const send = dialog.getByRole('button', { name: sendText });
    await send.click();
    await grace.sees(dialog.getByText(grace.t('ui.required'), { exact: true }).first());
    await dialog.getByLabel(grace.t('adjustments.bankRef'), { exact: true }).fill(crypto.randomUUID());
    await dialog.getByLabel(grace.t('adjustments.reason'), { exact: true }).fill(remark);
    await send.click();
    const question = grace.page.getByRole('dialog', { name: grace.t('adjustments.sure.in', { amount: '$250.50', shop: 'Kicks & Co.' }) });
    await question.getByRole('button', { name: sendText }).click();
    await grace.seesNo(dialog);

    const entry = kim.page.locator('tr[data-row]:visible', { hasText: remark });
    await kim.sees(entry.getByText('+250.50', { exact: true }));
    await kim.sees(entry.getByText(kim.words(transactionTypes.recharge), { exact: true }));
    await expect.poll(() => balanceOf(kim)).toBe(before + 25_050);
    expect(await kim.hasStayed()).toBe(true);

    await grace.goesTo(withQuery(adminPaths.merchantFlow, { text: remark }));
    const flow = grace.page.locator('tr[data-row]:visible', { hasText: remark });
    await grace.sees(flow.getByText('Kicks & Co.', { exact: true }));
    await grace.sees(flow.getByText('+250.50', { exact: true }));
  });

  it('is credited from the merchant flow by a finance clerk, who sees no accounts', async () => {
    const remark = `Wise ${String(++credits).padStart(6, '0')}`;
    const mei = await here.arrives('mei');
    const { t, page } = mei;
    await page.goto('/');
    await fillSignIn(mei, { login: 'mei.lin', password: commonPassword });
    await mei.presses(t('signIn.submit'));
    await mei.seesLive();
    await mei.goesTo(withQuery(adminPaths.merchantFlow, {}));
    await mei.presses(t('accounts.creditWallet'));
    const dialog = page.getByRole('dialog', { name: t('adjustments.title') });
    await dialog.getByLabel(t('reference.shop')).fill('Kicks');
    await page.locator('.ant-select-item-option', { hasText: 'Kicks & Co.' }).click();
    await dialog.getByLabel(t('adjustments.amount'), { exact: true }).fill('12');
    await dialog.getByLabel(t('adjustments.bankRef'), { exact: true }).fill(crypto.randomUUID());
    await dialog.getByLabel(t('adjustments.reason'), { exact: true }).fill(remark);
    const sendText = t('adjustments.sum.in', { amount: '$12.00' });
    await dialog.getByRole('button', { name: sendText }).click();
    const question = page.getByRole('dialog', { name: t('adjustments.sure.in', { amount: '$12.00', shop: 'Kicks & Co.' }) });
    await question.getByRole('button', { name: sendText }).click();
    await mei.seesNo(dialog);

    const entry = page.locator('tr[data-row]:visible', { hasText: remark });
    await entry.getByRole('button', { name: 'Kicks & Co.', exact: true }).click();
    await mei.sees(figuresOf(mei));
  });

  it('is taken back by finance when the seller disputes a fee, and comes back before their eyes', async () => {
    const cents = 420;
    const oddNo = await switchUserFeeTaken(cents);
    const kim = await here.arrives('kim');
    await kim.signsIn('seller', withQuery(businessPaths.wallet, { text: oddNo }));
    // Its reference leads to the order itself.
    await kim.page.locator('tr[data-row]:visible', { hasText: oddNo }).first().locator('td').first().click();
    const name = kim.t('wallet.postingOf', { type: kim.words(transactionTypes.switchUserFee), reference: oddNo });
    const explained = kim.page.getByRole('dialog', { name, exact: true });
    await kim.sees(explained.getByText(kim.t('wallet.check.equal', { amount: formatMoney(cents) }), { exact: true }));
    await kim.sees(explained.getByText(kim.t('wallet.acts.OrderConfirmed'), { exact: true }));
    const before = await balanceOf(kim);

    const mei = await here.arrives('mei');
    await mei.page.goto('/');
    await fillSignIn(mei, { login: 'mei.lin', password: commonPassword });
    await mei.presses(mei.t('signIn.submit'));
    await mei.seesLive();
    await mei.goesTo(withQuery(adminPaths.merchantFlow, { text: oddNo }));
    await mei.page.locator('tr[data-row]:visible', { hasText: oddNo }).first().click();
    await mei.presses(mei.t('wallet.reverse.title'));
    const dialog = mei.page.getByRole('dialog', { name: mei.t('wallet.reverse.title'), exact: true });
    await dialog.getByLabel(mei.t('wallet.reverse.reason'), { exact: true }).fill('The fee was agreed to be waived');
    await dialog.getByLabel(mei.t('wallet.reverse.evidence'), { exact: true }).fill('Ticket 4471');
    const amount = formatMoney(cents, { signed: true });
    const submit = mei.t('wallet.reverse.submit', { amount });
    await dialog.getByRole('button', { name: submit }).click();
    const question = mei.page.getByRole('dialog', { name: mei.t('wallet.reverse.sureTitle', { amount }) });
    await question.getByRole('button', { name: submit }).click();
    await mei.seesNo(dialog);

    await kim.sees(explained.getByText(kim.t('wallet.reversedBy'), { exact: true }));
    await expect.poll(() => balanceOf(kim)).toBe(before + cents);
  });

  it('shows its amounts on a phone', async () => {
    const kim = await here.arrives('kim');
    await kim.page.setViewportSize({ width: 390, height: 844 });
    await kim.signsIn('seller', walletPage);
    const card = kim.page.getByRole('listitem').filter({ hasText: kim.words(transactionTypes.recharge) });
    await kim.sees(card.getByText(/^\+\$[\d,]+\.\d\d$/).first());
  });

  it('stands on the workplace, and leads to its entries', async () => {
    const kim = await here.arrives('kim');
    await kim.signsIn('seller', walletPage);
    await kim.sees(figuresOf(kim));
    const balance = formatMoney(await balanceOf(kim));
    await kim.goesTo(businessPaths.workplace);
    await kim.page.getByRole('link', { name: balance, exact: true }).click();
    await kim.isLedTo(walletPage);
    await figuresOf(kim).getByRole('link').nth(1).click();
    await kim.sees(kim.page.getByRole('button', { name: new RegExp(`^${kim.t('wallet.views.in')}`), pressed: true }));
    await kim.sees(kim.page.locator('tr[data-row]:visible').first());
  });
});
