import { listWarehouseSettings } from '#contracts/reference/list-warehouse-settings.ts';
import { listShelfItems, listShelfNames, listShelves } from '#contracts/shelving/shelf-queries.ts';

/** What a change of a shelf, or of what lies on it, makes old. */
export const shelfReads = [listShelves, listShelfItems, listShelfNames, listWarehouseSettings];
