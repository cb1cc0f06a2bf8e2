import { describe, expect, it } from 'vitest';
import { ownGoodsParts } from '#contracts/finance/self-operated.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { applyCashOutEndpoint } from '#contracts/requests/applications.ts';
import { confirmRequestEndpoint } from '#contracts/requests/owner-commands.ts';
import { quoteRequestEndpoint } from '#contracts/requests/reviews.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths, selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { callsOf } from '../support/portal-calls.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { journey } from '../support/journey.ts';

const here = journey();

/** Sold to the operator by a seller, for $90.00. */
const bought = async (): Promise<string> => {
  const { url } = here.portal;
  const [katie, office] = await Promise.all([callsOf(url, 'seller'), callsOf(url, 'super')]);
  const [item] = await shelvedItems(url, 1);
  const { oneId } = item!;
  const { oddNo } = await katie.send(applyCashOutEndpoint, { oneIds: [oneId], remark: '' });
  await office.send(quoteRequestEndpoint, { oddNo, perItem: [{ oneId, priceCents: 9_000 }] });
  await katie.send(confirmRequestEndpoint, { oddNo, priceCents: 9_000 });
  return oneId;
};

describe('The money of what the operator owns, and of what it takes', () => {
  it('is told item by item, and opens the postings of the books', async () => {
    const oneId = await bought();
    const grace = await here.arrives('grace');
    const { t, page } = grace;
    await grace.signsIn('super');
    await grace.goesTo(withQuery(adminPaths.selfOperatedFlow, {}));
    const balance = page.getByRole('region', { name: t('finance.ownGoods.balance') });
    await grace.sees(balance.getByText(t('finance.ownGoods.agrees')));
    const inBooks = balance.getByRole('definition').last();
    await grace.sees(inBooks.getByText('$90.00'));
    await page
      .getByRole('row')
      .filter({ hasText: formatOneId(oneId) })
      .click();
    const item = page.getByRole('dialog');
    await grace.sees(item.getByText(ownGoodsParts.cost.en));
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await inBooks.getByRole('link').click();
    await grace.sees(page.getByRole('heading', { name: t('books.pages.entries') }));
    const figure = page.getByRole('region', { name: t('books.entries.figure') });
    await grace.sees(figure.getByRole('definition').last().getByText('$90.00', { exact: true }));
    expect(await violationsOn(page)).toEqual([]);
  });

  it('is a wallet like any other, and a list of all that sellers paid', async () => {
    const grace = await here.arrives('grace');
    const { t, page } = grace;
    await grace.signsIn('super');
    await grace.goesTo(withQuery(selfOperatedPaths.wallet, {}));
    await grace.sees(page.getByRole('region', { name: t('wallet.balance'), exact: true }));
    await grace.goesTo(withQuery(adminPaths.platformDeductions, { types: 'labelFee' }));
    const row = page.getByRole('row').filter({ hasText: transactionTypes.labelFee.en, visible: true }).first();
    await row.getByText(transactionTypes.labelFee.en).click();
    const posting = page.getByRole('dialog');
    await grace.sees(posting.getByText(transactionTypes.labelFee.en).first());
    await grace.sees(posting.getByText(t('wallet.restsOn')));
  });
});
