import { describe, it } from 'vitest';
import { applyConsignmentEndpoint } from '#contracts/requests/apply-consignment.ts';
import { applyReshipEndpoint } from '#contracts/requests/apply-reship.ts';
import { approveRequestEndpoint } from '#contracts/requests/approve-request.ts';
import { editRequestEndpoint } from '#contracts/requests/edit-request.ts';
import { requestRejections } from '#contracts/requests/request-rejections.ts';
import { journey } from '#tests/support/journey.ts';
import { callsOf } from '#tests/support/portal-calls.ts';
import { shelvedItems } from '#tests/support/portal-goods.ts';
import { adminPaths } from '../../web/src/app/paths/admin-paths.ts';
import { withoutParameters } from '../../web/src/browser/without-parameters.ts';
import { customer } from '#tests/support/customer.ts';
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
    await grace.presses(t('audit.approveItems', { count: 1 }));
    await grace.sees(grace.words(requestRejections.PriceChangedMeanwhile, { oddNo, from: '$104.00', to: '$640.00' }));
    await grace.presses(t('audit.editedSeen'));
    await grace.seesNo(notice);
    await grace.approves(oddNo, 1);
  });

  it('another reviewer was quicker: it says who, and what', async () => {
    const { katie, grace, oneId } = await reviewing(withoutParameters(adminPaths.reviewReship));
    const { page, t } = grace;
    const { oddNo } = await katie.send(applyReshipEndpoint, { oneIds: [oneId], address: customer });
    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    await page.getByRole('button', { name: t('ui.reject') }).click();
    const dialog = page.getByRole('dialog', { name: t('audit.rejectTitle', { oddNo }) });
    await dialog.getByLabel(t('ui.reason')).fill('The address is not complete');

    const colleague = await callsOf(here.portal.url, 'super');
    await colleague.send(approveRequestEndpoint, { oddNo });
    await dialog.getByRole('button', { name: t('audit.rejectItems', { count: 1 }) }).click();
    await grace.sees(page.getByText(new RegExp(`approved ${oddNo}`)));
  });

  it('a quotation is taken back before the seller answers, and made anew', async () => {
    const { katie, grace, oneId } = await reviewing(withoutParameters(adminPaths.reviewReship));
    const { t } = grace;
    const { oddNo } = await katie.send(applyReshipEndpoint, { oneIds: [oneId], address: customer });
    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    await grace.quotesFee('530');
    await grace.presses(t('audit.withdraw'));
    const question = grace.page.getByRole('dialog', { name: t('audit.withdrawTitle', { oddNo }) });
    await question.getByRole('button', { name: t('audit.withdraw') }).click();
    await grace.sees(t('audit.quoteWithdrawn', { oddNo }));
    await grace.quotesFee('5.30');
    await grace.sees(grace.page.getByText('$5.30').first());
  });
});
