import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countShipmentReviews, getShipment, listEligibleItems } from '#contracts/fulfilment/shipment-queries.ts';
import { shipmentEnds } from '#contracts/fulfilment/shipment-statuses.ts';
import { shipmentRejections } from '#contracts/fulfilment/shipment-rejections.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { packOrderEndpoint, shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { pickItemEndpoint } from '#contracts/outbound/picking.ts';
import { authoriseShopEndpoint } from '#contracts/reference/authorise-shop.ts';
import { receiveReturnEndpoint } from '#contracts/returns/receive-return.ts';
import { openMarketplaces, type Marketplaces } from '#demo/marketplaces/open-marketplaces.ts';
import { controlOf, type Control } from '#demo/marketplaces/spec-calls.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, product, shelvedItems, warehouseId, type ShelvedItem } from '../support/portal-goods.ts';
import { participant, programmeOffice } from './people/programme-office.ts';

let sandbox: Marketplaces;
let control: Control;
const settings: Record<string, string> = {};
// Before the portal is opened, which is told where it is.
beforeAll(async () => {
  sandbox = await openMarketplaces({
    clock: 'virtual',
    hasLimits: false,
    catalogue: [{ styleCode: product.sku, brand: 'Nike', name: 'Dunk Low Panda', sizes: [product.size], retailCents: 11_000 }],
  });
  control = controlOf(sandbox);
  settings['CHANNEL_STOCK_MARKET_URL'] = sandbox.urls.stockMarket;
});
afterAll(() => sandbox?.close());
const here = journey({ settings });

/** Of the demo's seller. */
const sellersShop = 2;

const staff = () => callsOf(here.portal.url, 'warehouse', { warehouseId });
const asSeller = () => callsOf(here.portal.url, 'seller');
const office = () => callsOf(here.portal.url, 'super');
/** As if the minute between two looks had passed. */
const looks = () => here.portal.pool.query('UPDATE channel_health SET sales_at = NULL');
const slowly = { timeout: 25_000, interval: 300 };

const arrives = async () => {
  const katie = participant(await here.arrives('seller'));
  await katie.signsIn('seller');
  return katie;
};

/** Chosen, priced and sent for review, a box for each. */
const sends = async (katie: ReturnType<typeof participant>, boxes: readonly (readonly ShelvedItem[])[]): Promise<string> => {
  await katie.opensShipments();
  await katie.beginsShipment();
  for (const [at, box] of boxes.entries()) {
    if (at > 0) await katie.beginsBox();
    for (const { oneId } of box) {
      await katie.scans(oneId);
      await katie.prices(oneId, '189');
    }
  }
  await katie.sendsForReview(boxes.flat().length);
  return katie.sentShipment();
};

const leaves = async (shipmentNo: string, items: readonly ShelvedItem[]): Promise<void> => {
  const floor = await staff();
  const { boxes, items: inside } = await (await asSeller()).read(getShipment, { shipmentNo });
  for (const { boxNo, oddNo } of boxes) {
    const here = inside.filter((item) => item.boxNo === boxNo).map(({ oneId }) => oneId);
    for (const oneId of here)
      await floor.send(pickItemEndpoint, { oddNo: oddNo!, oneId, shelf: items.find((item) => item.oneId === oneId)!.shelf, tote: 'T-1' });
    await floor.send(packOrderEndpoint, { oddNo: oddNo!, parcels: [{ oneIds: here, weightGrams: 1_400 }] });
    await floor.send(shipOrderEndpoint, { oddNo: oddNo! });
  }
};

const centreSays = async (shipmentNo: string, n: number, state: string): Promise<void> => {
  await control('/orders', { channel: 'stockMarket', orderNo: `${shipmentNo}-${n}`, state });
  await looks();
};

const thereOf = async (shipmentNo: string) =>
  ((await control('/inbounds'))['inbounds'] as { reference: string; items: { status: string }[] }[])
    .filter(({ reference }) => reference === shipmentNo)
    .flatMap(({ items }) => items.map(({ status }) => status));

const statusesOf = async (shipmentNo: string) =>
  (await (await asSeller()).read(getShipment, { shipmentNo })).items.map(({ status, sold }) => (sold ? 'sold' : status));

describe('A seller sends items into the fulfilment programme', () => {
  it('box by box; approved, they get labels, leave, are listed at the centre, and one is sold there', async () => {
    const items = await shelvedItems(here.portal.url, 3);
    const before = (await (await office()).read(countShipmentReviews, {})).toReview;
    const katie = await arrives();
    const shipmentNo = await sends(katie, [items.slice(0, 2), items.slice(2)]);
    await katie.seesStatus('pendingCreate');
    expect(await violationsOn(katie.page)).toEqual([]);

    const grace = programmeOffice(await here.arrives('administrator'));
    await grace.signsIn('admin');
    await grace.followsTheCount(before + 1);
    expect(await violationsOn(grace.page)).toEqual([]);
    await grace.opensShipment(shipmentNo);
    expect(await violationsOn(grace.page)).toEqual([]);
    await grace.approvesWithTheKey();

    await katie.seesStatus('readyToShip');
    const { displayNo, boxes } = await (await asSeller()).read(getShipment, { shipmentNo });
    expect(boxes).toMatchObject([{ logNo: expect.stringMatching(/^1Z/) }, { labelUrl: expect.stringMatching(/\.pdf$/) }]);
    await katie.sees(katie.page.getByText(displayNo!, { exact: true }).first());

    await leaves(shipmentNo, items);
    await katie.seesStatus('shipping');
    await looks();
    await expect.poll(() => thereOf(shipmentNo), slowly).toEqual(['SHIPPED', 'SHIPPED', 'SHIPPED']);
    // Not so long that its tokens end.
    await control('/tick', { ms: 5 * 3_600_000 });
    await looks();
    await katie.seesStatus('inTransit');
    for (const n of [1, 2, 3]) await centreSays(shipmentNo, n, 'LISTED');
    await katie.seesStatus('listed');

    const sold = await here.portal.pool.query<{ items: { externalId: string }[] }>('SELECT items FROM shipments WHERE shipment_no = $1', [
      shipmentNo,
    ]);
    await control('/sell', { channel: 'stockMarket', listingNo: sold.rows[0]!.items[0]!.externalId });
    await looks();
    await expect.poll(() => statusesOf(shipmentNo), slowly).toEqual(['sold', 'listed', 'listed']);
    await katie.sees(katie.page.getByText(katie.t('programme.sold'), { exact: true }).first());
    expect([await katie.hasStayed(), await grace.hasStayed()]).toEqual([true, true]);
  });

  it('rejected with a reason, they are free again', async () => {
    const items = await shelvedItems(here.portal.url, 2);
    const katie = await arrives();
    const shipmentNo = await sends(katie, [items]);
    const grace = programmeOffice(await here.arrives('administrator'));
    await grace.signsIn('admin');
    await grace.goesTo(`/admin/Audit/Fulfilment/Detail?shipmentNo=${shipmentNo}`);
    await grace.sees(grace.page.getByRole('heading', { name: shipmentNo, exact: true }));
    await grace.rejectsShipment(shipmentNo, 'The boxes are too worn');
    await katie.sees(katie.page.getByText(katie.words(shipmentEnds.rejected), { exact: true }).first());
    await katie.sees(katie.t('programme.rejectedBecause', { reason: 'The boxes are too worn' }));
    for (const { oneId } of items) expect((await (await asSeller()).read(getItem, { oneId })).state).toBe('available');
  });

  it('what the centre refuses comes back, and is received as another item', async () => {
    const items = await shelvedItems(here.portal.url, 1);
    const katie = await arrives();
    const shipmentNo = await sends(katie, [items]);
    const grace = programmeOffice(await here.arrives('administrator'));
    await grace.signsIn('admin');
    await grace.goesTo(`/admin/Audit/Fulfilment/Detail?shipmentNo=${shipmentNo}`);
    await grace.sees(grace.page.getByRole('heading', { name: shipmentNo, exact: true }));
    await grace.approvesWithTheKey();
    await katie.seesStatus('readyToShip');
    await leaves(shipmentNo, items);
    await katie.seesStatus('shipping');
    await centreSays(shipmentNo, 1, 'RETURNED');
    await katie.seesStatus('returned');
    const [{ oneId }] = items as [ShelvedItem];
    const { units } = await (
      await staff()
    ).send(receiveReturnEndpoint, {
      warehouseId,
      logNo: newTrackingNumber(),
      units: [{ oneId, condition: 'intact', photos: [] }],
      reason: '',
    });
    await katie.sees(katie.page.getByText(katie.t('programme.cameBack', { oneId: formatOneId(units[0]!.oneId) })).first());
  });
});

describe('A seller thinks better of it, or may not', () => {
  it('recalls a shipment before it is ready to ship', async () => {
    const items = await shelvedItems(here.portal.url, 1);
    const katie = await arrives();
    const shipmentNo = await sends(katie, [items]);
    await katie.recalls(shipmentNo);
    await katie.sees(katie.page.getByText(katie.words(shipmentEnds.recalled), { exact: true }).first());
  });

  it('reads why an item cannot go, and that each needs a price in whole dollars', async () => {
    const [one] = (await shelvedItems(here.portal.url, 1)) as [ShelvedItem];
    const katie = await arrives();
    await katie.opensShipments();
    await katie.beginsShipment();
    await katie.scans('K7Q2M4XR9A');
    await katie.sees(katie.t('programme.create.misread', { code: formatOneId('K7Q2M4XR9A') }));
    await katie.scans(one.oneId);
    await katie.prices(one.oneId, '189.50');
    await katie.sees(katie.t('programme.create.wholeDollars'));
    await katie.sendsForReview(1);
    await katie.sees(katie.t('programme.create.missing', { count: 1 }));
    expect(await violationsOn(katie.page)).toEqual([]);
  });

  it('and a shop that does not take part has no such pages in its menu, and is refused (R6.35)', async () => {
    const authorise = async (fulfilmentProgramme: boolean) =>
      (await office()).send(authoriseShopEndpoint, { shopId: sellersShop, knetCrossListing: true, touchPro: true, fulfilmentProgramme });
    await authorise(false);
    const katie = await arrives();
    await katie.goesTo(businessPaths.fulfilmentShip);
    const { en } = shipmentRejections.ProgrammeNotPermitted;
    await katie.sees(katie.page.getByText(en));
    expect(await katie.page.getByRole('menuitem').count()).toBeGreaterThan(0);
    expect(await katie.page.getByRole('menuitem', { name: katie.t('programme.pages.programme') }).count()).toBe(0);
    await expect((await asSeller()).read(listEligibleItems, {})).rejects.toThrow(en);
    await authorise(true);
  });
});
