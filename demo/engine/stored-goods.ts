import { tookBack, type StoredGoods } from '#contracts/storage/storage-nights.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { storageStaysProjection } from '#projections/storage/projection.ts';
import { chargedAmong, digestOf } from '#projections/storage/stays.ts';
import type { StorageStayRow } from '#projections/storage/table.ts';
import type { WarehousePlan } from '../cast/warehouses.ts';
import type { MemoryLog } from './memory-log.ts';

/** What lies where, told from the log in memory as far as it goes. */
export const storedGoods = (log: Pick<MemoryLog, 'commits'>, warehouses: readonly WarehousePlan[]): StoredGoods => {
  const { keyOf, evolve } = storageStaysProjection;
  const stays = new Map<string, StorageStayRow>();
  const places = new Map<string, Map<string, StorageStayRow>>();
  const nights: WalletPosted['data'][] = [];
  let read = 0;

  /** Each is asked for by itself, night after night. */
  const inWarehouse = (warehouseId: string): Map<string, StorageStayRow> => {
    const found = places.get(warehouseId) ?? new Map<string, StorageStayRow>();
    places.set(warehouseId, found);
    return found;
  };
  const take = (event: RecordedEvent): void => {
    const data = event.data as WalletPosted['data'];
    if (event.type === 'WalletPosted' && data.type === 'storageFee') nights.push(data);
    const key = keyOf(event);
    const row = key === null ? undefined : evolve(stays.get(key), event);
    if (!row) return;
    stays.set(row.one_id, row);
    for (const warehouseId of new Set([row.warehouse_id, ...(row.earlier ?? []).map((stay) => stay.warehouseId)]))
      inWarehouse(warehouseId).set(row.one_id, row);
  };
  const readOn = (): void => {
    for (; read < log.commits.length; read++) for (const { events } of log.commits[read]!.appends) events.forEach(take);
  };

  return {
    rates: async () =>
      warehouses.map(({ warehouseId, timeZone, storageLimitDays, dailyFeeCents }) => ({
        warehouseId,
        timeZone,
        shopsWithOwn: [],
        termsOn: () => ({ cardId: `warehouse-${warehouseId}`, version: 0, freeDays: storageLimitDays, dailyFeeCents }),
      })),
    charged: async (night) => {
      readOn();
      const shops = new Map<number, string[]>();
      for (const { shopId, oneId } of chargedAmong(inWarehouse(night.warehouseId).values(), night)) {
        const ofShop = shops.get(shopId);
        if (ofShop) ofShop.push(oneId);
        else shops.set(shopId, [oneId]);
      }
      return {
        position: `0-${read}`,
        shops: [...shops]
          .toSorted(([one], [other]) => one - other)
          .map(([shopId, oneIds]) => ({ shopId, items: oneIds.length, digest: digestOf(oneIds) })),
      };
    },
    undoneSince: async (moment) => {
      readOn();
      const undone = [...stays.values()].filter(({ undone_at }) => undone_at !== null && undone_at >= moment.toISOString());
      const first = undone.map(({ undone_from }) => undone_from!).toSorted()[0];
      return first === undefined ? undefined : new Date(first);
    },
    postedFor: async (warehouseId, date) => {
      readOn();
      const ofNight = nights.filter(
        ({ reference, chargeDate, reverses }) => reference.id === warehouseId && chargeDate === date && reverses === undefined,
      );
      return [...new Map(ofNight.map((posting) => [posting.shopId, posting])).values()].map((posting) => {
        const back = nights.find(({ reverses }) => reverses === posting.postingId)?.basis;
        return { posting, reversedBy: back?.kind === 'reversal' ? tookBack(back) : null };
      });
    },
  };
};
