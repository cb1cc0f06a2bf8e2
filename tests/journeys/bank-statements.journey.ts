import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { formatRechargeCode, rechargeCodeOf } from '#contracts/payments/recharge-code.ts';
import { bankLineStatuses, explanations } from '#contracts/statements/bank/bank-events.ts';
import { statementRejections } from '#contracts/statements/statement-rejections.ts';
import { walletStatementFormatNames, walletStatementFormats } from '#contracts/statements/wallet/wallet-statement.ts';
import { writeCamt053 } from '#services/statements/formats/camt053/write-camt053.ts';
import type { FileStatement } from '#services/statements/formats/file-statement.ts';
import { aLine, aStatement } from '#services/statements/formats/statement-examples.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';

const here = journey();

/** Kicks & Co. */
const shopId = 2;
const day = '2026-11-20';
const withCode = `thanks ${formatRechargeCode(rechargeCodeOf(shopId)).toLowerCase()}`;
/** References of their own in each run: a second try goes on where the first ended. */
const run = Date.now().toString(36).toUpperCase();
const statement = aStatement(
  [
    aLine({ ref: `${run}-1`, bookedOn: day, cents: 123_400, text: withCode, payer: 'KICKS AND CO LLC' }),
    aLine({ ref: `${run}-2`, bookedOn: day, cents: -1_250, text: 'ACCOUNT MAINTENANCE', payer: '', payerAccount: '' }),
  ],
  { openingCents: 1_000_000, from: day, to: day },
);
const fileOf = (of: FileStatement) => ({
  name: 'november.xml',
  mimeType: 'application/xml',
  buffer: Buffer.from([...writeCamt053(of, { messageId: run, madeAt: `${day}T20:00:00Z` })].join('')),
});

const rowOf = ({ page }: Person, text: string) => page.locator('tr[data-row]:visible', { hasText: text });

describe('A statement of the bank', () => {
  it('is imported, credits whose code it bears, and proves the books', async () => {
    const kim = await here.arrives('kim');
    await kim.signsIn('seller');
    await kim.goesTo(withQuery(businessPaths.wallet, {}));

    const grace = await here.arrives('grace');
    const { t, words } = grace;
    await grace.signsIn('super');
    await grace.goesTo(withQuery(adminPaths.bankStatements, {}));
    await grace.presses(t('bankStatements.import.button'));
    const dialog = grace.page.getByRole('dialog', { name: t('bankStatements.import.title') });
    const file = dialog.locator('input[type=file]');

    await file.setInputFiles(fileOf({ ...statement, closingCents: statement.closingCents + 100 }));
    await grace.sees(dialog.getByText('$1.00 is missing', { exact: false }));

    await file.setInputFiles(fileOf(statement));
    await dialog.getByRole('button', { name: t('bankStatements.import.confirm', { count: 2 }) }).click();
    await grace.seesNo(dialog);

    // The money with the code is in the wallet before anybody has pressed anything.
    await kim.sees(rowOf(kim, '+1,234.00'));

    await rowOf(grace, 'ACCOUNT MAINTENANCE').click();
    const line = grace.page.getByRole('dialog', { name: t('bankStatements.line') });
    await line.getByLabel(t('bankStatements.explain.as'), { exact: true }).click();
    await grace.page.getByTitle(words(explanations.fee), { exact: true }).click();
    await line.getByRole('button', { name: t('bankStatements.explain.button'), exact: true }).click();
    await grace.sees(line.getByText(words(bankLineStatuses.explained), { exact: true }));
    await grace.page.keyboard.press('Escape');
    await grace.sees(grace.page.getByText(t('bankStatements.proof.agrees')));
    await grace.sees(grace.page.getByText(t('bankStatements.nothingOpenTitle')));
    expect(await kim.hasStayed()).toBe(true);
  });
});

describe('The match of a bank line', () => {
  it('is undone by somebody else where the line posted itself, and the books agree before and after', async () => {
    const sarah = await here.arrives('sarah');
    const { t } = sarah;
    await sarah.signsIn('super');
    await opensSettled(sarah);
    const hers = lineOf(sarah);
    await asksToUndo(sarah, 'Booked twice');
    await sarah.sees(sarah.page.getByText(statementRejections.SettlerReleases.en, { exact: true }).first());
    await sarah.sees(hers.getByText(sarah.words(bankLineStatuses.explained), { exact: true }));

    const grace = await here.arrives('grace');
    await grace.signsIn('admin');
    await opensSettled(grace);
    await asksToUndo(grace, 'Not a fee of ours');
    const line = lineOf(grace);
    await grace.sees(line.getByText(grace.words(bankLineStatuses.unmatched), { exact: true }));
    await grace.sees(line.getByText(t('bankStatements.events.BankLineReleased'), { exact: true }));
    await grace.sees(line.getByText('Not a fee of ours', { exact: true }));
    await grace.sees(line.getByText(/^.*bank-BL-[0-9a-f]{16} reversed$/));
    await sarah.sees(hers.getByText(sarah.words(bankLineStatuses.unmatched), { exact: true }));

    // The line is open again and can be posted anew, while what it posted first and its reversal come to nothing.
    await line.getByLabel(t('bankStatements.explain.as'), { exact: true }).click();
    await grace.page.getByTitle(grace.words(explanations.fee), { exact: true }).click();
    await line.getByRole('button', { name: t('bankStatements.explain.button'), exact: true }).click();
    await grace.sees(line.getByText(grace.words(bankLineStatuses.explained), { exact: true }));
    await grace.page.keyboard.press('Escape');
    await grace.sees(grace.page.getByText(t('bankStatements.proof.agrees')));
    expect(await sarah.hasStayed()).toBe(true);
  });
});

const lineOf = ({ page, t }: Person) => page.getByRole('dialog', { name: t('bankStatements.line') });

const opensSettled = async (one: Person): Promise<void> => {
  await one.goesTo(withQuery(adminPaths.bankStatements, { type: 'explained' }));
  await rowOf(one, 'ACCOUNT MAINTENANCE').first().click();
};

const asksToUndo = async (one: Person, reason: string): Promise<void> => {
  const { page, t } = one;
  await lineOf(one)
    .getByRole('button', { name: t('bankStatements.release.button') })
    .click();
  const question = page.getByRole('dialog', { name: t('bankStatements.release.title') });
  await one.sees(question.getByText(t('ui.reasonHint.colleagues'), { exact: true }));
  await question.getByRole('textbox').fill(reason);
  await question.getByRole('button', { name: t('bankStatements.release.button') }).click();
};

describe('The statement of a month', () => {
  it.each(walletStatementFormatNames)('is saved by its seller as %s', async (format) => {
    const kim = await here.arrives('kim');
    await kim.signsIn('seller');
    await kim.goesTo(withQuery(businessPaths.wallet, {}));
    await kim.presses(kim.t('wallet.statement.button'));
    const download = kim.page.waitForEvent('download');
    await kim.page.getByRole('button', { name: walletStatementFormats[format].label, exact: true }).last().click();
    const file = await download;
    const bytes = await readFile(await file.path());
    expect(file.suggestedFilename()).toMatch(new RegExp(`^statement-20\\d\\d-\\d\\d\\.${walletStatementFormats[format].ending}$`));
    expect(bytes.toString('latin1')).toMatch({ pdf: /^%PDF-/, csv: /Closing balance,/, camt053: /<BkToCstmrStmt>/ }[format]);
  });
});
