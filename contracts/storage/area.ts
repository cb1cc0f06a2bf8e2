import { contract } from '../kernel/area.ts';
import { getStorageNight, getStorageOutlook, listStoredItems } from './storage-queries.ts';

export const storageContract = contract({
  endpoints: [getStorageOutlook, listStoredItems, getStorageNight],
});
