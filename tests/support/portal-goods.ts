import sharp from 'sharp';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { inspectItemEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { requiredPhotos } from '#contracts/inspection/required-photos.ts';
import { arrivePackageEndpoint } from '#contracts/receiving/package-commands.ts';
import { receiveItemEndpoint } from '#contracts/receiving/receipts.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { packOrderEndpoint, shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { pickItemEndpoint } from '#contracts/outbound/picking.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { approveRequestEndpoint } from '#contracts/requests/reviews.ts';
import { suggestShelves } from '#contracts/shelving/shelf-queries.ts';
import { shelveItemEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { callsOf } from './portal-calls.ts';

/** A product of the demo world. */
export const product = { sku: 'DD1391-100', size: '9' };
/** Where the demo's seller sends most of it, and the demo's staff begin. */
export const warehouseId = 'EWR-1';

let made = 0;
/** A tracking number of a shape that every carrier check takes, not used before in this run. */
export const newTrackingNumber = (): string => `1Z999AA1${String(made++).padStart(10, '0')}`;

export const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer();

export const labelPdf: Buffer = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n', 'latin1');

export interface ShelvedItem {
  oneId: string;
  shelf: string;
}

/** Forecast, received, inspected and shelved: where a journey that is about something else begins. */
export const shelvedItems = async (url: string, quantity: number, wareId = warehouseId, what = product): Promise<ShelvedItem[]> => {
  const seller = await callsOf(url, 'seller');
  const staff = await callsOf(url, 'warehouse', { warehouseId: wareId });
  const lines = [{ ...what, quantity }];
  const forecast = { warehouseId: wareId, logNo: newTrackingNumber(), shippingType: 'express', lines, remark: '' } as const;
  const { preId, lines: expected } = await seller.send(createForecastEndpoint, forecast);
  await staff.send(arrivePackageEndpoint, { id: preId });

  const photos: string[] = [];
  for (const slot of requiredPhotos('qualified')) photos.push(await staff.upload(`${slot}.png`, await picture('white')));
  const items: ShelvedItem[] = [];
  for (const oneId of expected[0]!.oneIds) {
    await staff.send(receiveItemEndpoint, { id: preId, oneId });
    await staff.send(inspectItemEndpoint, { oneId, result: 'qualified', photos });
    const [place] = await staff.read(suggestShelves, { oneId });
    await staff.send(shelveItemEndpoint, { oneId, shelfId: place!.id });
    items.push({ oneId, shelf: place!.name });
  }
  return items;
};

/** Applied for with a label and approved: an order that waits on the floor. */
export const approvedOrder = async (url: string, oneIds: string[], carrier = 'UPS'): Promise<string> => {
  const seller = await callsOf(url, 'seller');
  const label = { url: await seller.upload('label.pdf', labelPdf), logNo: newTrackingNumber(), carrier };
  const { oddNo } = await seller.send(applyShipWithLabelEndpoint, { oneIds, label });
  const admin = await callsOf(url, 'admin');
  await admin.send(approveRequestEndpoint, { oddNo });
  return oddNo;
};

/** What left the warehouse in one parcel. */
export const shippedItems = async (url: string, quantity: number): Promise<{ oneIds: string[]; oddNo: string; logNo: string }> => {
  const items = await shelvedItems(url, quantity);
  const oneIds = items.map(({ oneId }) => oneId);
  const oddNo = await approvedOrder(url, oneIds);
  const staff = await callsOf(url, 'warehouse', { warehouseId });
  for (const { oneId, shelf } of items) await staff.send(pickItemEndpoint, { oddNo, oneId, shelf, tote: 'T-1' });
  await staff.send(packOrderEndpoint, { oddNo, parcels: [{ oneIds, weightGrams: 1_400 }] });
  await staff.send(shipOrderEndpoint, { oddNo });
  const { outInfo } = await staff.read(getItem, { oneId: oneIds[0]! });
  return { oneIds, oddNo, logNo: outInfo.logNo! };
};
