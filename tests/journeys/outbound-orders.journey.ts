import { describe, expect, it } from 'vitest';
import { successMessages } from '#contracts/messages.ts';
import { outboundStatuses } from '#contracts/outbound/order-statuses.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { quoteRequestEndpoint } from '#contracts/requests/quote-request.ts';
import { journey } from '#tests/support/journey.ts';
import { callsOf } from '#tests/support/portal-calls.ts';
import { labelPdf, newTrackingNumber, shelvedItems } from '#tests/support/portal-goods.ts';
import { withQuery } from '../../web/src/app/links/with-query.ts';
import { businessPaths } from '../../web/src/app/paths/business-paths.ts';

const here = journey();

const appliesToShip = async (): Promise<string> => {
  const [item] = await shelvedItems(here.portal.url, 1);
  const calls = await callsOf(here.portal.url, 'seller');
  const label = { url: await calls.upload('label.pdf', labelPdf), logNo: newTrackingNumber(), carrier: 'UPS' };
  return (await calls.send(applyShipWithLabelEndpoint, { oneIds: [item!.oneId], label })).oddNo;
};

describe('A seller looks after what is to leave (R2.49)', () => {
  it('recalls one that waits for review, confirms the fee of another, and finds each under its status', async () => {
    const [recalled, quoted] = [await appliesToShip(), await appliesToShip()];
    const admin = await callsOf(here.portal.url, 'admin');
    await admin.send(quoteRequestEndpoint, { oddNo: quoted, feeCents: 450 });

    const katie = await here.arrives('seller');
    await katie.signsIn('seller');
    const { page, t, words } = katie;
    const row = (oddNo: string) => page.locator(`tr[data-row="${oddNo}"]:visible`);
    const listed = (type: string) => katie.goesTo(withQuery(businessPaths.shipWithLabel, { type }));

    await listed('reviewing');
    await row(recalled).getByText(recalled, { exact: true }).first().click();
    await katie.sees(page.getByRole('heading', { name: recalled }));
    await katie.presses(t('orders.recall'));
    const sure = page.getByRole('dialog', { name: t('ui.recallTitle') });
    await katie.sees(sure.getByText(t('orders.recallText', { oddNo: recalled, count: 1 })));
    await sure.getByRole('button', { name: t('ui.recall') }).click();
    await katie.sees(words(successMessages.recallSuccessful));
    await listed('cancelled');
    await katie.sees(row(recalled).getByText(words(outboundStatuses.cancelled), { exact: true }));
    expect(await row(quoted).count()).toBe(0);

    await listed('toConfirm');
    await row(quoted)
      .getByRole('button', { name: t('orders.confirm'), exact: true })
      .click();
    const question = page.getByRole('dialog', { name: t('orders.confirmTitle', { oddNo: quoted }) });
    await question.getByRole('button', { name: t('orders.confirmFee', { amount: '$4.50' }) }).click();
    await katie.sees(words(successMessages.operationSuccessful));
    await listed('pendingOutbound');
    await katie.sees(row(quoted).getByText(words(outboundStatuses.pendingOutbound), { exact: true }).first());
    expect(await katie.hasStayed()).toBe(true);
  });
});
