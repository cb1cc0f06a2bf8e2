import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parcelStatuses } from '#contracts/labels/shipping/parcel-statuses.ts';
import { shippingLabelActions } from '#contracts/labels/shipping/shipping-label-actions.ts';
import { buyLabelEndpoint, labelMessages, rateLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { getShippingLabel } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { shippingLabelStates } from '#contracts/labels/shipping/shipping-label-states.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { packOrderEndpoint, shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { pickItemEndpoint } from '#contracts/outbound/picking.ts';
import { orderDirectOutboundEndpoint } from '#contracts/requests/applications.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { approveRequestEndpoint } from '#contracts/requests/reviews.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { demoCarriers } from '#demo/carriers/demo-keys.ts';
import { openCarriers, type Carriers } from '#demo/carriers/open-carriers.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { journey } from '../support/journey.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { labelPdf, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { customer } from '../support/customer.ts';
import { staff } from './people/staff.ts';

const port = 4709;
const settings = { CARRIER_URL: `http://127.0.0.1:${port}/v2`, CARRIER_KEY: demoCarriers.key, CARRIER_HOOK_KEY: demoCarriers.hookSecret };
let carriers: Carriers;
beforeAll(async () => void (carriers = await openCarriers({ port })));
afterAll(() => carriers.close());
const here = journey({ settings });

const parcel = { weightGrams: 1_400, lengthCm: 36, widthCm: 26, heightCm: 15 };
const shipment = { warehouseId, to: customer, parcel, declaredValueCents: 10_000, signature: 'none' } as const;
const sellerCalls = () => callsOf(here.portal.url, 'seller');
const balanceOf = async (): Promise<number> => (await (await sellerCalls()).read(getWallet, {})).availableCents;

/** Bought and numbered by its carrier. */
const aLabel = async () => {
  const calls = await sellerCalls();
  const { service, feeCents } = (await calls.send(rateLabelEndpoint, shipment)).offers[0]!;
  const { labelNo } = await calls.send(buyLabelEndpoint, { ...shipment, service, feeCents });
  await expect.poll(async () => (await calls.read(getShippingLabel, { labelNo })).state, { timeout: 20_000 }).toBe('bought');
  return calls.read(getShippingLabel, { labelNo });
};

describe('A seller ships with a label of a carrier', () => {
  it('and sees the parcel on its way and delivered, without a reload', async () => {
    const katie = await here.arrives('seller');
    await katie.signsIn('seller');
    const { page, t, words } = katie;
    const { labelNo, logNo, carrier } = await aLabel();
    await katie.goesTo(withQuery(businessPaths.labels, { text: logNo }));
    const row = page.locator(`tr[data-row="${labelNo}"]:visible`);
    await katie.sees(row.getByText(words(shippingLabelStates.bought)));
    await katie.sees(row.getByText(logNo));

    const [item] = await shelvedItems(here.portal.url, 1);
    const oneIds = [item!.oneId];
    const seller = await sellerCalls();
    const { oddNo } = await seller.send(applyShipWithLabelEndpoint, {
      oneIds,
      label: { url: await seller.upload('label.pdf', labelPdf), logNo, carrier },
    });
    await (await callsOf(here.portal.url, 'admin')).send(approveRequestEndpoint, { oddNo });
    const staff = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    await staff.send(pickItemEndpoint, { oddNo, oneId: item!.oneId, shelf: item!.shelf, tote: 'T-1' });
    await staff.send(packOrderEndpoint, { oddNo, parcels: [{ oneIds, weightGrams: 1_400 }] });
    await staff.send(shipOrderEndpoint, { oddNo });

    carriers.move(logNo, 'in_transit');
    await katie.sees(row.getByText(words(parcelStatuses.inTransit)));
    carriers.move(logNo, 'delivered');
    await katie.sees(row.getByText(words(parcelStatuses.delivered)));

    await katie.goesTo(withQuery(businessPaths.transportDetail, { oddNo, dealType: requestTypeOf.shipWithLabel }));
    await katie.sees(words(parcelStatuses.delivered));
    await katie.sees(words(parcelStatuses.inTransit));
    await katie.sees(t('orders.events.OrderCompleted'));
    expect(await katie.hasStayed()).toBe(true);
  });
});

describe('A seller voids a label of a carrier', () => {
  it('and has the money once the carrier has paid; what it refuses, finance asks again', async () => {
    const [katie, grace] = await Promise.all([here.arrives('seller'), here.arrives('administrator')]);
    await Promise.all([katie.signsIn('seller'), grace.signsIn('super')]);
    const { page, t, words } = katie;
    const { labelNo, logNo, feeCents } = await aLabel();
    const before = await balanceOf();
    carriers.faults.add({ fault: 'refundRejected', next: 1, ms: 0 });

    await katie.goesTo(withQuery(businessPaths.labels, { text: logNo }));
    const row = page.locator(`tr[data-row="${labelNo}"]:visible`);
    await row.getByRole('button', { name: words(shippingLabelActions.void) }).click();
    const question = page.getByRole('dialog', { name: t('labels.voidTitle', { which: logNo }) });
    await question.getByRole('button', { name: t('labels.voidReasons.unneeded') }).click();
    await question.getByRole('button', { name: t('labels.voidConfirm', { count: 1 }) }).click();
    await katie.sees(words(labelMessages.labelVoided));
    await katie.sees(row.getByText(t('labels.voidRefused')));

    await grace.goesTo(withQuery(adminPaths.labels, { text: logNo }));
    const seen = grace.page.locator(`tr[data-row="${labelNo}"]:visible`);
    await seen.getByRole('button', { name: grace.words(shippingLabelActions.retryVoid) }).click();
    await grace.sees(seen.getByText(grace.words(shippingLabelStates.voided)));
    await expect.poll(() => carriers.book.under(logNo)?.refund, { timeout: 20_000 }).toBe('submitted');
    expect(await balanceOf()).toBe(before);

    carriers.payBack(logNo);
    await katie.sees(row.getByText(words(shippingLabelStates.refunded)));
    await katie.sees(t('labels.balance', { amount: formatMoney(before + feeCents) }));
    expect([await katie.hasStayed(), await grace.hasStayed()]).toEqual([true, true]);
  });
});

describe('The floor has the label of an order bought', () => {
  it('while it waits at the packing table, prints it, and ships by its scan', async () => {
    const { url } = here.portal;
    const [item] = await shelvedItems(url, 1);
    const { oddNo } = await (
      await callsOf(url, 'admin')
    ).send(orderDirectOutboundEndpoint, { oneIds: [item!.oneId], address: customer, remark: 'Buyback' });
    const floor = await callsOf(url, 'warehouse', { warehouseId });
    await floor.send(pickItemEndpoint, { oddNo, oneId: item!.oneId, shelf: item!.shelf, tote: 'T-1' });
    await floor.send(packOrderEndpoint, { oddNo, parcels: [{ oneIds: [item!.oneId], weightGrams: 1_400 }] });
    const order = () => floor.read(getOrder, { oddNo });
    const noah = staff(await here.arrives('staff'));
    const { page, t } = noah;
    await noah.signsIn('warehouse');
    await noah.takesHandheld();

    await noah.goesTo(withQuery(warehousePaths.packing, { oddNo }));
    await page.getByRole('button', { name: t('packing.buyLabel') }).click();
    const offer = page.getByRole('button', { name: /UPS/ }).first();
    await noah.sees(offer);
    expect(await violationsOn(page)).toEqual([]);
    carriers.faults.add({ fault: 'buyRefused', next: 1, ms: 0 });
    await offer.click();
    await noah.sees(t('packing.labelDeclined', { reason: 'The carrier does not take this parcel.' }));

    carriers.faults.add({ fault: 'slow', path: '/buy', next: 1, ms: 3_000 });
    await page.getByRole('button', { name: t('packing.buyLabel') }).click();
    await page.getByRole('button', { name: /USPS/ }).first().click();
    await noah.sees(t('packing.labelOrdered'));
    await noah.sees(page.getByRole('button', { name: t('packing.print') }));
    const { label } = await order();
    expect(carriers.book.under(label!.logNo)).toBeDefined();
    await noah.scans(t('packing.scanLabel'), label!.logNo);
    await page.getByRole('button', { name: t('packing.ship', { count: 1 }) }).click();
    await expect.poll(async () => (await order()).stage).toBe('out');
    expect(await order()).toMatchObject({ logNo: label!.logNo });
  });
});
