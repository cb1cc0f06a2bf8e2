import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { inspectItemEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { requiredPhotos } from '#contracts/inspection/required-photos.ts';
import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import { arrivePackageEndpoint } from '#contracts/receiving/package-commands.ts';
import { receiveItemEndpoint } from '#contracts/receiving/receipts.ts';
import { callsOf } from './portal-calls.ts';
import { newTrackingNumber, picture, product, warehouseId } from './portal-goods.ts';

export interface ForecastParcel {
  preId: string;
  logNo: string;
  oneIds: string[];
}

/** A parcel on its way, with as many of the one product. */
export const forecastParcel = async (url: string, quantity: number): Promise<ForecastParcel> => {
  const seller = await callsOf(url, 'seller');
  const logNo = newTrackingNumber();
  const lines = [{ ...product, quantity }];
  const { preId, lines: expected } = await seller.send(createForecastEndpoint, { warehouseId, logNo, shippingType: 'express', lines, remark: '' });
  return { preId, logNo, oneIds: expected[0]!.oneIds };
};

/** A parcel whose units were all scanned in. */
export const receivedParcel = async (url: string, quantity: number): Promise<ForecastParcel> => {
  const parcel = await forecastParcel(url, quantity);
  const staff = await callsOf(url, 'warehouse', { warehouseId });
  await staff.send(arrivePackageEndpoint, { id: parcel.preId });
  for (const oneId of parcel.oneIds) await staff.send(receiveItemEndpoint, { id: parcel.preId, oneId });
  return parcel;
};

/** A parcel whose units wait to be shelved. */
export const inspectedParcel = async (url: string, quantity: number, result: InspectionResult = 'qualified'): Promise<ForecastParcel> => {
  const parcel = await receivedParcel(url, quantity);
  const staff = await callsOf(url, 'warehouse', { warehouseId });
  const photos: string[] = [];
  for (const slot of requiredPhotos(result)) photos.push(await staff.upload(`${slot}.png`, await picture('white')));
  for (const oneId of parcel.oneIds) await staff.send(inspectItemEndpoint, { oneId, result, photos });
  return parcel;
};
