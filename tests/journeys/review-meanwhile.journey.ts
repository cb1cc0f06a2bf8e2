import { describe, expect, it } from 'vitest';
import { applyConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { reviewStatus } from '#contracts/outbound/order-statuses.ts';
import { editRequestEndpoint } from '#contracts/requests/owner-commands.ts';
import { quoteRequestEndpoint, withdrawQuoteEndpoint } from '#contracts/requests/reviews.ts';
import { requestRejections } from '#contracts/requests/rejections/request-rejections.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { customer } from '../support/customer.ts';
import { administrator } from './people/administrator.ts';

const here = journey();

const reviewing = async (list: string) => {
  const katie = await callsOf(here.portal.url, 'seller');
  const grace = administrator(await here.arrives('administrator'));
  await grace.signsIn('admin');
  await grace.goesTo(list);
  const [item] = await shelvedItems(here.portal.url, 1);
  return { katie, grace, oneId: item!.oneId };
};

describe('What others do while a reviewer looks at a request', () => {
  it('an edit is named, and nothing is approved that was not seen', async () => {
    const { katie, grace, oneId } = await reviewing(withoutParameters(adminPaths.reviewConsignment));
    const { t } = grace;
    const { oddNos } = await katie.send(applyConsignmentEndpoint, { items: [{ oneId, priceCents: 10_400 }], platform: 'StockMarket' });
    const oddNo = oddNos[0]!;
    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    await katie.send(editRequestEndpoint, { oddNo, priceCents: 64_000 });

    const notice = grace.page.getByRole('alert').filter({ hasText: t('audit.editedTitle') });
    await grace.sees(notice.getByText(t('orders.changes.price', { from: '$104.00', to: '$640.00' })));
    await grace.page.getByRole('button', { name: t('audit.approveItems', { count: 1 }) }).click();
    await grace.sees(grace.words(requestRejections.PriceChangedMeanwhile, { oddNo, from: '$104.00', to: '$640.00' }));
    await grace.presses(t('audit.editedSeen'));
    await grace.seesNo(notice);
    await grace.approves(oddNo, 1);
  });

  it('another reviewer is quicker: the question goes, it says who and what, and the reason is there again', async () => {
    const { katie, grace, oneId } = await reviewing(withoutParameters(adminPaths.reviewReship));
    const { page, t } = grace;
    const { oddNo } = await katie.send(applyReshipEndpoint, { oneIds: [oneId], address: customer });
    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    // Called as its list calls it, and with the way back to that list.
    await grace.sees(
      page
        .getByRole('main')
        .getByText(grace.words(reviewStatus(4, 'reviewing')), { exact: true })
        .filter({ visible: true })
        .first(),
    );
    const ways = page.getByRole('navigation', { name: t('shell.breadcrumb') });
    await grace.sees(ways.getByRole('link', { name: t('audit.pages.reviewReship'), exact: true }));
    await page.getByRole('button', { name: t('ui.reject') }).click();
    const dialog = page.getByRole('dialog', { name: t('audit.rejectTitle', { oddNo }) });
    const reason = 'The address lacks a house number';
    await dialog.getByLabel(t('ui.reason')).fill(reason);

    const colleague = await callsOf(here.portal.url, 'super');
    await colleague.send(quoteRequestEndpoint, { oddNo, feeCents: 530 });
    await grace.seesNo(dialog);
    await grace.sees(page.getByText(new RegExp(`quoted ${oddNo}`)));

    await colleague.send(withdrawQuoteEndpoint, { oddNo });
    await page.getByRole('button', { name: t('ui.reject') }).click();
    await grace.sees(dialog);
    expect(await dialog.getByLabel(t('ui.reason')).inputValue()).toBe(reason);
    await dialog.getByRole('button', { name: t('audit.rejectItems', { count: 1 }) }).click();
    await grace.sees(t('audit.rejected', { oddNo }));
  });

  it('a colleague who has it open is named, until they go elsewhere', async () => {
    const { katie, grace, oneId } = await reviewing(withoutParameters(adminPaths.reviewReship));
    const { oddNo } = await katie.send(applyReshipEndpoint, { oneIds: [oneId], address: customer });
    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    const sarah = administrator(await here.arrives('colleague', 'zh'));
    await sarah.signsIn('super');
    await sarah.goesTo(withoutParameters(adminPaths.reviewReship));
    await sarah.opensReview(oddNo);

    await sarah.sees(sarah.t('audit.alsoHere', { name: 'Grace Liu' }));
    await grace.sees(grace.t('audit.alsoHere', { name: 'Sarah Underwood' }));
    // The tab is still there, and not looked at.
    await sarah.goesTo(adminPaths.audit);
    await grace.seesNo(grace.page.getByText(grace.t('audit.alsoHere', { name: 'Sarah Underwood' })));
  });

  it('a quotation is taken back before the seller answers, and made anew', async () => {
    const { katie, grace, oneId } = await reviewing(withoutParameters(adminPaths.reviewReship));
    const { t } = grace;
    const { oddNo } = await katie.send(applyReshipEndpoint, { oneIds: [oneId], address: customer });
    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    await grace.quotesLabel(oddNo, { 1: [36, 28, 15, '1.4'] }, '530');
    await grace.presses(t('audit.withdraw'));
    const question = grace.page.getByRole('dialog', { name: t('audit.withdrawTitle', { oddNo }) });
    await question.getByRole('button', { name: t('audit.withdraw') }).click();
    await grace.sees(t('audit.quoteWithdrawn', { oddNo }));
    // Size and weight stand there as they were measured.
    await grace.quotesLabel(oddNo, {}, '5.30');
    await grace.sees(grace.page.getByText('$5.30').first());
  });
});
