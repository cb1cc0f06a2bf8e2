import { describe, expect, it } from 'vitest';
import { bankAccountRejections } from '#contracts/bank-accounts/bank-account-rejections.ts';
import { bankSchemes } from '#contracts/bank-accounts/bank-schemes.ts';
import { withdrawalActions } from '#contracts/withdrawals/withdrawal-actions.ts';
import { withdrawalStatuses, type WithdrawalStatus } from '#contracts/withdrawals/withdrawal-events.ts';
import { withdrawalRejections } from '#contracts/withdrawals/withdrawal-rejections.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';

// A bank pays at once to an account that is new: nobody waits for a day.
const here = journey({ settings: { BANK_ACCOUNT_HOLD_HOURS: '0' } });

/** Not used before in this run: a second try finds the account of the first. */
let accounts = 0;

const { routing, account } = bankSchemes.american;
const page = withQuery(businessPaths.withdrawal, {});
const amount = '250';

const addsAccount = async ({ page: seen, t, words, presses, sees, seesNo }: Person): Promise<string> => {
  const accountNumber = `90071${String(1_000 + accounts++)}`;
  await presses(t('withdrawal.accounts'));
  await seen.getByRole('button', { name: t('withdrawal.addAccount') }).click();
  const dialog = seen.getByRole('dialog', { name: t('withdrawal.addAccount') });
  await dialog.getByLabel(t('withdrawal.holder'), { exact: true }).fill('Kicks & Co. LLC');
  const routingNumber = dialog.getByLabel(words(routing.words), { exact: true });
  await routingNumber.fill('021000022');
  await dialog.getByLabel(words(account.words), { exact: true }).fill(accountNumber);
  const submit = dialog.getByRole('button', { name: t('withdrawal.addAccount') });
  await submit.click();
  await sees(dialog.getByText(words(bankAccountRejections.AbaRoutingNumber)));
  await routingNumber.fill('0210 0002 1');
  await submit.click();
  await seesNo(dialog);
  return accountNumber.slice(-4);
};

const closesDrawer = ({ page: seen }: Person) => seen.keyboard.press('Escape');

const applies = async ({ page: seen, t, sees, seesNo, words }: Person, lastFour: string): Promise<string> => {
  await seen
    .getByRole('button', { name: t('withdrawal.apply'), exact: true })
    .first()
    .click();
  const dialog = seen.getByRole('dialog', { name: t('withdrawal.apply') });
  // The account that was added last is chosen.
  await sees(dialog.getByTitle(new RegExp(`${lastFour}$`)));
  const field = dialog.getByLabel(t('withdrawal.amountToWithdraw'), { exact: true });
  await field.fill('54.99');
  await dialog.getByRole('button', { name: t('withdrawal.applySum', { amount: '$54.99' }) }).click();
  await sees(dialog.getByText(words(withdrawalRejections.WithdrawalTooSmall)));
  await field.fill(amount);
  await dialog.getByRole('button', { name: t('withdrawal.applySum', { amount: '$250.00' }) }).click();
  await seesNo(dialog);
  const row = seen.locator('tr[data-row]:visible', { hasText: `•••• ${lastFour}` });
  await sees(row);
  return /WD-\d+/.exec(await row.innerText())![0];
};

const opens = async (person: Person, address: string, withdrawalNo: string) => {
  await person.goesTo(`${withQuery(address, { withdrawal: withdrawalNo })}`);
  return person.page.getByRole('dialog', { name: person.t('withdrawal.drawer', { number: withdrawalNo }) });
};

const stands = (person: Person, status: WithdrawalStatus) =>
  person.page.getByRole('dialog').locator('header').getByText(person.words(withdrawalStatuses[status]), { exact: true });

describe('A withdrawal', () => {
  it('goes from its application to the statement, each step seen by the seller as it happens', async () => {
    const kim = await here.arrives('kim');
    await kim.signsIn('seller', page);
    const lastFour = await addsAccount(kim);
    expect(await kim.page.content()).not.toContain(`90071${lastFour}`);
    await closesDrawer(kim);
    const withdrawalNo = await applies(kim, lastFour);
    await opens(kim, businessPaths.withdrawal, withdrawalNo);
    await kim.sees(stands(kim, 'submitted'));

    const frank = await here.arrives('frank');
    await frank.signsIn('super');
    const drawer = await opens(frank, adminPaths.platformFlow, withdrawalNo);
    const act = async (name: keyof typeof withdrawalActions) =>
      drawer.getByRole('button', { name: frank.words(withdrawalActions[name]), exact: true }).click();
    await act('review');
    await kim.sees(stands(kim, 'underReview'));
    await act('approve');
    await frank.page.getByRole('button', { name: frank.t('withdrawal.approveChecked') }).click();
    await kim.sees(stands(kim, 'auditSuccessful'));
    await act('pay');
    await frank.page.getByRole('button', { name: frank.t('withdrawal.paySum', { amount: '$250.00' }) }).click();
    await kim.sees(stands(kim, 'paying'));
    await act('complete');
    await frank.fillsIn(frank.t('withdrawal.bankRef'), `LINE ${withdrawalNo}`);
    await frank.fillsIn(frank.t('withdrawal.bookedOn'), new Date().toISOString().slice(0, 10));
    await frank.presses(frank.t('withdrawal.completeConfirm'));
    await kim.sees(stands(kim, 'completed'));
    expect(await kim.hasStayed()).toBe(true);
  });

  it('is returned by somebody else than who paid it, and the money is in the wallet again', async () => {
    const kim = await here.arrives('kim');
    await kim.signsIn('seller', page);
    const before = await kim.page
      .getByText(/available$/)
      .first()
      .innerText();
    const lastFour = await addsAccount(kim);
    await closesDrawer(kim);
    const withdrawalNo = await applies(kim, lastFour);

    const frank = await here.arrives('frank');
    await frank.signsIn('super');
    const drawer = await opens(frank, adminPaths.platformFlow, withdrawalNo);
    await drawer.getByRole('button', { name: frank.words(withdrawalActions.approve), exact: true }).click();
    await frank.page.getByRole('button', { name: frank.t('withdrawal.approveChecked') }).click();
    await drawer.getByRole('button', { name: frank.words(withdrawalActions.pay), exact: true }).click();
    await frank.page.getByRole('button', { name: frank.t('withdrawal.paySum', { amount: '$250.00' }) }).click();
    await frank.sees(stands(frank, 'paying'));
    await frank.seesNo(drawer.getByRole('button', { name: frank.words(withdrawalActions.return), exact: true }));

    const nina = await here.arrives('nina');
    await nina.signsIn('admin');
    const other = await opens(nina, adminPaths.platformFlow, withdrawalNo);
    await other.getByRole('button', { name: nina.words(withdrawalActions.return), exact: true }).click();
    await nina.page.getByLabel(nina.t('ui.reason')).fill('The account is closed');
    await nina.page.getByRole('button', { name: nina.t('withdrawal.returnConfirm', { amount: '$250.00' }) }).click();
    await nina.sees(stands(nina, 'returned'));
    await kim.sees(kim.page.locator('tr[data-row]:visible', { hasText: withdrawalNo }).getByText('The account is closed'));
    await expect
      .poll(() =>
        kim.page
          .getByText(/available$/)
          .first()
          .innerText(),
      )
      .toBe(before);
  });
});
