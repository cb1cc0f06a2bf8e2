import { unownedShop } from '#contracts/kernel/access/shops.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { itemEventSchemas, type ItemEvent } from '#contracts/item/item-events.ts';
import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { StorageStayRow } from './table.ts';

const {
  ItemShelved,
  ItemMoved,
  ShelvingUndone,
  ItemOwnerChanged,
  ItemShipped,
  InboundCancelled,
  ItemSetAvailable,
  ItemWrittenOff,
  ItemFound,
  ItemDispatched,
} = itemEventSchemas;
const stayEvents = {
  ItemShelved,
  ItemMoved,
  ShelvingUndone,
  ItemOwnerChanged,
  ItemShipped,
  InboundCancelled,
  ItemSetAvailable,
  ItemWrittenOff,
  ItemFound,
  ItemDispatched,
};
type StayEvent = Recorded<Extract<ItemEvent, EventsOf<typeof stayEvents>>>;

const isOfStays = isOneOf(stayEvents);

/** Nothing else that happens to an item begins or ends a stay, and its row is neither read nor written then. */
const changesStays = (event: RecordedEvent): event is StayEvent => {
  if (!isOfStays(event)) return false;
  // From one shelf to another, or back to where it lay nowhere: an item that was set to available may lie on a shelf for the first time.
  if (event.type === 'ItemMoved') return event.data.fromShelfId === '';
  return event.type !== 'ItemOwnerChanged' || event.data.shopId !== event.data.fromShopId;
};

/** Who is charged for the nights of an item, and where. */
export const storageStaysProjection: RowProjection<StorageStayRow> = {
  kind: 'row',
  name: 'storage-stays',
  table: 'storage_stays',
  key: 'one_id',
  keyOf: (event) => (changesStays(event) ? (event.metadata.tags.oneId ?? null) : null),
  evolve: (row, event) => (changesStays(event) ? evolve(row, event) : row),
};

const evolve = (row: StorageStayRow | undefined, event: StayEvent): StorageStayRow | undefined => {
  switch (event.type) {
    case 'ItemShelved':
    case 'ItemMoved':
      return row ? laidAgain(row, event) : { ...begun(event), shelved_at: event.recordedAt, ...nothingBefore };
    // It is in the house again without being shelved, unless it never was.
    case 'ItemSetAvailable':
      return row && event.data.awaits === undefined && !neverLay(row) ? laidAgain(row, event) : row;
    case 'ShelvingUndone':
      return row?.until_at === null && row.shelving_version === event.version - 1
        ? { ...row, until_at: row.from_at, undone_at: event.recordedAt, undone_from: row.from_at }
        : row;
    case 'ItemOwnerChanged':
      return row?.until_at === null ? { ...begun(event), shelved_at: row.shelved_at, ...before(row, event.recordedAt) } : row;
    // What was written off or lost on its way turns up.
    case 'ItemFound':
      return row && laidAgain(row, event);
    // On its way to another warehouse it lies in neither.
    case 'ItemDispatched':
    case 'ItemShipped':
    case 'ItemWrittenOff':
    case 'InboundCancelled':
      return row?.until_at === null ? { ...row, until_at: event.recordedAt } : row;
  }
};

const begun = ({ type, metadata: { tags }, recordedAt, version }: StayEvent) => ({
  one_id: tags.oneId!,
  shop_id: tags.shopIds?.[0] ?? unownedShop,
  warehouse_id: tags.warehouseId ?? '',
  from_at: recordedAt,
  shelving_version: type === 'ItemShelved' ? version : 0,
  until_at: null,
});

/** What lies there already is not shelved for the first time. In another warehouse, or where its first shelving was undone, the count begins anew. */
const laidAgain = (row: StorageStayRow, event: StayEvent): StorageStayRow => {
  if (row.until_at === null) return row;
  const next = begun(event);
  const goesOn = next.warehouse_id === row.warehouse_id && !neverLay(row);
  return { ...next, shelved_at: goesOn ? row.shelved_at : event.recordedAt, ...before(row, row.until_at) };
};

/** Its only shelving was undone. */
const neverLay = ({ until_at, from_at, shelved_at }: StorageStayRow): boolean => until_at === from_at && from_at === shelved_at;

const nothingBefore = { earlier: null, earlier_until: null, undone_at: null, undone_from: null };

const before = (row: StorageStayRow, untilAt: string): Pick<StorageStayRow, keyof typeof nothingBefore> => {
  const ended = { shopId: row.shop_id, warehouseId: row.warehouse_id, shelvedAt: row.shelved_at, fromAt: row.from_at, untilAt };
  return { earlier: [...(row.earlier ?? []), ended], earlier_until: untilAt, undone_at: row.undone_at, undone_from: row.undone_from };
};
