import { describe, expect, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { outboundStatuses } from '#contracts/outbound/order-statuses.ts';
import { pickItemEndpoint } from '#contracts/outbound/picking.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { quoteRequestEndpoint } from '#contracts/requests/reviews.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { approvedOrder, labelPdf, newTrackingNumber, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { requestMessages } from '#contracts/requests/owner-commands.ts';

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
    await katie.sees(words(requestMessages.recallSuccessful));
    await listed('cancelled');
    await katie.sees(row(recalled).getByText(words(outboundStatuses.cancelled), { exact: true }));
    expect(await row(quoted).count()).toBe(0);

    await listed('toConfirm');
    await row(quoted)
      .getByRole('button', { name: t('orders.confirm'), exact: true })
      .click();
    const question = page.getByRole('dialog', { name: t('orders.confirmTitle', { oddNo: quoted }) });
    await question.getByRole('button', { name: t('orders.confirmFee', { amount: '$4.50' }) }).click();
    await katie.sees(words(requestMessages.operationSuccessful));
    await listed('pendingOutbound');
    await katie.sees(row(quoted).getByText(words(outboundStatuses.pendingOutbound), { exact: true }).first());
    expect(await katie.hasStayed()).toBe(true);
  });
});

describe('A supervisor looks after an order of the floor (R2.31)', () => {
  it('reads who picked what, hands it out, stops it with a reason and lets it go on', async () => {
    const [picked, left] = await shelvedItems(here.portal.url, 2);
    const oddNo = await approvedOrder(here.portal.url, [picked!.oneId, left!.oneId]);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    await calls.send(pickItemEndpoint, { oddNo, oneId: picked!.oneId, shelf: picked!.shelf, tote: 'T-1' });
    const picker = (await calls.read(getOrder, { oddNo })).history.find(({ name }) => name === 'OrderItemPicked')!.operator!;

    const nadia = await here.arrives('supervisor');
    await nadia.signsIn('warehouse');
    const { page, t, words } = nadia;
    await nadia.goesTo(withQuery(warehousePaths.shipWithLabel, { text: oddNo }));
    await page.locator(`tr[data-row="${oddNo}"]:visible`).getByText(oddNo, { exact: true }).first().click();
    await nadia.isLedTo(withQuery(warehousePaths.order, { oddNo }));
    const happened = page.getByRole('listitem').filter({ visible: true });
    const pick = happened.filter({ hasText: t('orders.events.OrderItemPicked') });
    await nadia.sees(pick.getByText(`${picker} · ${formatOneId(picked!.oneId)}`, { exact: true }));

    await nadia.presses(words(orderActions.assign));
    const person = page
      .getByRole('dialog', { name: t('assign.title', { number: oddNo }) })
      .getByRole('option')
      .first();
    const name = await person.locator('strong').innerText();
    await person.click();
    await nadia.sees(t('taskBoard.assignedTo', { name }));

    await nadia.presses(words(orderActions.reportException));
    const question = page.getByRole('dialog', { name: t('trouble.reportTitle', { oddNo }) });
    await question.getByRole('textbox').fill('The box is wet');
    await question.getByRole('button', { name: words(orderActions.reportException) }).click();
    await nadia.sees(words(outboundStatuses.exception));
    await nadia.sees(happened.filter({ hasText: t('orders.events.OrderException') }).getByText('The box is wet', { exact: true }));
    expect((await calls.read(getOrder, { oddNo })).reason).toBe('The box is wet');

    await nadia.presses(words(orderActions.resume));
    await page
      .getByRole('link', { name: t('outbound.pick'), exact: true })
      .filter({ visible: true })
      .click();
    await nadia.isLedTo(withQuery(warehousePaths.picking, { oddNo }));
    expect(await nadia.hasStayed()).toBe(true);
  });

  it('and gives several to somebody at once', async () => {
    const items = await shelvedItems(here.portal.url, 2);
    const oddNos: string[] = [];
    for (const { oneId } of items) oddNos.push(await approvedOrder(here.portal.url, [oneId]));
    const nadia = await here.arrives('supervisor');
    await nadia.signsIn('warehouse');
    const { page, t } = nadia;
    await nadia.goesTo(warehousePaths.shipWithLabel.replace('/:type?/:pageNo?', ''));
    for (const oddNo of oddNos) await page.locator(`tr[data-row="${oddNo}"]:visible`).getByRole('checkbox').check();
    await nadia.presses(t('outbound.assignTo', { count: 2 }));
    const person = page
      .getByRole('dialog', { name: t('assign.title', { number: t('orders.count', { count: 2 }) }) })
      .getByRole('option')
      .first();
    const name = await person.locator('strong').innerText();
    await person.click();
    for (const oddNo of oddNos) await nadia.sees(page.locator(`tr[data-row="${oddNo}"]:visible`).getByText(name, { exact: true }));
  });
});
