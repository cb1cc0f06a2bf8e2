import { describe, expect, it } from 'vitest';
import { bankAccountRejections } from '#contracts/bank-accounts/bank-account-rejections.ts';
import { bankSchemes } from '#contracts/bank-accounts/bank-schemes.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';

const here = journey();

/** Not used before in this run: a second try finds the account of the first. */
let accounts = 0;

const { routing, account } = bankSchemes.american;

const addsAccount = async (person: Person): Promise<string> => {
  const { page, t, words } = person;
  const accountNumber = `90071${String(1_000 + accounts++)}`;
  await person.presses(t('withdrawal.addAccount'));
  const dialog = page.getByRole('dialog', { name: t('withdrawal.addAccount') });
  await dialog.getByLabel(t('withdrawal.holder'), { exact: true }).fill('Kicks & Co. LLC');
  const routingNumber = dialog.getByLabel(words(routing.words), { exact: true });
  await routingNumber.fill('021000022');
  await dialog.getByLabel(words(account.words), { exact: true }).fill(accountNumber);
  await dialog.getByRole('button', { name: t('withdrawal.addAccount') }).click();
  await person.sees(dialog.getByText(words(bankAccountRejections.AbaRoutingNumber)));
  await routingNumber.fill('0210 0002 1');
  await dialog.getByRole('button', { name: t('withdrawal.addAccount') }).click();
  await person.seesNo(dialog);
  return accountNumber.slice(-4);
};

describe('A bank account', () => {
  it('is added by a seller, who sees the end of its number and from when it counts', async () => {
    const kim = await here.arrives('kim');
    await kim.signsIn('seller');
    await kim.goesTo(withQuery(businessPaths.withdrawal, {}));
    const lastFour = await addsAccount(kim);
    const row = kim.page.locator('tr[data-row]:visible', { hasText: `•••• ${lastFour}` });
    await kim.sees(row);
    expect(await row.innerText()).toContain('Kicks & Co. LLC');
    expect(await kim.page.content()).not.toContain(`90071${lastFour}`);

    await row.getByRole('button', { name: kim.t('withdrawal.remove') }).click();
    const question = kim.page.getByRole('dialog', { name: kim.t('withdrawal.removeTitle', { lastFour }) });
    await question.getByRole('button', { name: kim.t('withdrawal.remove') }).click();
    await kim.seesNo(row);
  });
});
