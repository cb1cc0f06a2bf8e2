import { z } from 'zod';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { cents, count, gmt } from '../kernel/lists/query-rows.ts';

/** What waits in a warehouse, each number leading to its list. */
const waiting = {
  toReceive: count,
  toCount: count,
  toCountShelves: count,
  toInspect: count,
  toShelve: count,
  toPick: count,
  toPack: count,
  toShip: count,
  late: count,
  /** Returned items that are not on a shelf again. */
  toReturn: count,
  toRepair: count,
  unclaimed: count,
  /** Items that were not where they should be, and are looked for. */
  sought: count,
  inException: count,
  /** Items of cancelled orders that were picked: they go back to a shelf. Of what is to be shelved. */
  toPutBack: count,
  repairsLate: count,
};

/** Days of sales that a shop's workplace shows. */
export const salesDays = 30;

/** Items of one hour, by what was done with them. */
const hourFigures = z.object({ gmtHour: gmt, inbound: count, inspected: count, shelved: count, outbound: count });

const shelfLoad = z.object({ id: z.string(), name: z.string(), level: count, capacity: count, load: count });

export const getOverview = endpoint({
  name: 'getOverview',
  method: 'GET',
  path: '/overview',
  bases: ['warehouse', 'admin'],
  access: ['300.query', '101.query', '700101.query'],
  summary: 'Per warehouse: stock, occupancy per zone and shelf, movement today and pending work',
  query: z.strictObject({ wareId: idField.optional() }),
  data: z.object({
    warehouses: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        level: z.enum(['Basic', 'Advance']),
        stock: count,
        capacity: count,
        onShelves: count,
        inboundToday: count,
        inspectedToday: count,
        shelvedToday: count,
        outboundToday: count,
        /** Since midnight in the warehouse, oldest first, no hour left out. */
        hours: z.array(hourFigures),
        /** Items in the warehouse by days since shelving; `to` null is open. */
        ageing: z.array(z.object({ from: count, to: count.nullable(), items: count })),
        waiting: z.object(waiting),
        /** Zones by name, shelves by name within. */
        zones: z.array(z.object({ zone: z.string(), capacity: count, load: count, shelves: z.array(shelfLoad) })),
      }),
    ),
    refreshTime: gmt,
  }),
});

export const getWorkplace = endpoint({
  name: 'getWorkplace',
  method: 'GET',
  path: '/workplace',
  bases: ['warehouse', 'business'],
  access: ['700101.query', 'business.query'],
  summary: 'Pending work of a warehouse today, or the counts of a seller',
  query: z.strictObject({ wareId: idField.optional() }),
  data: z.discriminatedUnion('of', [
    z.object({
      of: z.literal('warehouse'),
      warehouseId: z.string(),
      waiting: z.object(waiting),
      stock: count,
      inboundToday: count,
      inspectedToday: count,
      shelvedToday: count,
      outboundToday: count,
      refreshTime: gmt,
    }),
    z.object({
      of: z.literal('shop'),
      shopId: z.number().int(),
      forecast: count,
      inbound: count,
      inStock: count,
      available: count,
      issue: count,
      listed: count,
      outbounding: count,
      cashingOut: count,
      switchingOwner: count,
      repairing: count,
      pastFree: count,
      /** Forecast parcels that are still on their way, and those counted with a difference that waits for the seller's answer. */
      scheduled: count,
      differences: count,
      /** Orders that wait for the seller's answer: all, those that go out, quotes of cash-outs, and fees of transfers. */
      toConfirm: count,
      feesToConfirm: count,
      quotesToConfirm: count,
      transfersToConfirm: count,
      /** Outbound orders that wait for a reviewer, and those that the warehouse works on. */
      reviewing: count,
      pendingOutbound: count,
      /** What else waits for a reviewer. */
      cashOutsReviewing: count,
      transfersReviewing: count,
      consignmentsReviewing: count,
      repairsReviewing: count,
      /** What the goods in the warehouses cost, where that is known; null where it is known of none. */
      costInStock: cents.nullable(),
      costUnknown: count,
      /** Storage fee that goods in the warehouses have run up so far. */
      storageFee: cents,
      /** What the shop's wallet holds. */
      walletBalance: cents,
      /** One entry per day of the viewer's zone, today last, none left out. */
      sales: z.array(z.object({ day: z.string(), items: count, sales: cents })),
      /** What happened last, alike events of one hour together, newest first. */
      recent: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          requestType: z.number().int().nullable(),
          checkResult: z.string().nullable(),
          platform: z.string().nullable(),
          /** Of all of them; null where they differ. */
          oddNo: z.string().nullable(),
          preId: z.string().nullable(),
          wareName: z.string().nullable(),
          items: count,
          /** One of them, by its goods. */
          oneId: z.string(),
          remarks: z.string(),
          spec: z.string(),
          img: z.string(),
          gmtCreate: gmt,
        }),
      ),
      latestSales: z.array(
        z.object({
          oneId: z.string(),
          remarks: z.string(),
          spec: z.string(),
          img: z.string(),
          oddNo: z.string(),
          platform: z.string().nullable(),
          soldPrice: cents,
          gmtSold: gmt,
        }),
      ),
      refreshTime: gmt,
    }),
  ]),
});

export type ShopWorkplace = Extract<DataOf<typeof getWorkplace>, { of: 'shop' }>;
export type WarehouseOverview = DataOf<typeof getOverview>['warehouses'][number];
export type WarehouseWorkplace = Extract<DataOf<typeof getWorkplace>, { of: 'warehouse' }>;
