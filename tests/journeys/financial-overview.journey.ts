import { describe, expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { entriesLink } from '#web/core/links/entries-link.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';

const here = journey();

describe('The money of the business over a period', () => {
  it('opens what a figure is made of, and leaves test accounts out', async () => {
    const grace = await here.arrives('grace');
    const { t, page } = grace;
    await grace.signsIn('super');
    await grace.goesTo(withQuery(adminPaths.financeOverview, { period: 'thisYear' }));
    const income = page.getByRole('region', { name: t('finance.incomeByFee') });
    const figure = income.getByRole('row').nth(1).getByRole('link').first();
    const shown = (await figure.textContent())!;
    await figure.click();
    await grace.sees(page.getByRole('heading', { name: t('books.pages.entries') }));
    await grace.sees(
      page
        .getByRole('region', { name: t('books.entries.figure') })
        .getByText(shown)
        .last(),
    );

    await grace.goesTo(entriesLink({ account: 'liabilities:deferred' }));
    const row = page
      .getByRole('row')
      .filter({ hasText: t('books.entries.journal'), visible: true })
      .first();
    await row.getByText(t('books.entries.journal')).click();
    const journal = page.getByRole('dialog');
    await grace.sees(journal.getByText(t('wallet.entriesOf')));
    await grace.sees(journal.getByText(t('wallet.acts.JournalPosted')).first());

    await grace.goesTo(withQuery(adminPaths.businessAccounts, { text: 'seller@' }));
    await grace.presses(t('accounts.markInternal'));
    const question = page.getByRole('dialog', { name: t('accounts.markInternalTitle', { shop: 'Kicks & Co.' }) });
    await question.getByRole('button', { name: t('accounts.markInternal') }).click();
    await grace.sees(page.getByText(t('accounts.internal'), { exact: true }));
    await grace.goesTo(withQuery(adminPaths.financeOverview, { period: 'thisYear' }));
    await grace.sees(page.getByText(t('finance.internal', { count: 1 })));

    await grace.goesTo(withQuery(adminPaths.businessAccounts, { text: 'seller@' }));
    await grace.presses(t('accounts.unmarkInternal'));
    const again = page.getByRole('dialog', { name: t('accounts.unmarkInternalTitle', { shop: 'Kicks & Co.' }) });
    await again.getByRole('button', { name: t('accounts.unmarkInternal') }).click();
    await grace.seesNo(page.getByText(t('accounts.internal'), { exact: true }));
  });

  it('leads from what is set aside to the wallets that have it set aside, and says what month end and bank lack', async () => {
    const grace = await here.arrives('grace');
    const { t, page } = grace;
    await grace.signsIn('super');
    await grace.goesTo(withQuery(adminPaths.financeOverview, {}));
    await grace.sees(page.getByRole('region', { name: t('finance.reconciliation') }).getByText(t('finance.noStatement')));
    await grace.sees(page.getByRole('region', { name: t('finance.openWithdrawals') }).getByText(t('finance.noWithdrawals')));
    await grace.sees(page.getByRole('region', { name: t('finance.monthEnd') }).getByRole('link', { name: t('finance.openMonthEnd') }));
    const holds = page.getByRole('row', { name: t('finance.openHolds') });
    await holds.getByRole('link').click();
    await grace.sees(page.getByRole('heading', { name: t('wallet.pages.merchantWallets') }));
    expect(page.url()).toContain('held');
  });
});
