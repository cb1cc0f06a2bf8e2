import { removeStored, setStoredJson, getStoredJson } from '#web/browser/storage.ts';

/** The inbound batch that is open on this device (R3.19): a reload in the middle of receiving goes on with it. */
export interface OpenBatch {
  batchNo: string;
  preId: string;
  warehouseId: string;
}

const key = 'inbound-batch';

export const keepBatch = (batch: OpenBatch): void => setStoredJson(key, batch);

export const forgetBatch = (): void => removeStored(key);

/** A batch of another warehouse is not this one's. */
export const openBatchOf = (warehouseId: string | undefined): OpenBatch | undefined => {
  const batch = getStoredJson<OpenBatch>(key);
  return batch?.warehouseId === warehouseId ? batch : undefined;
};
