import { sql } from 'kysely';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { ShipmentTableRow, Wanted } from './table.ts';

/** What a marketplace is to be asked of a shipment. */
export interface WantedShipment {
  shipmentNo: string;
  shopId: number;
  wanted: Wanted;
  displayNo: string | null;
  boxes: ShipmentTableRow['boxes'];
  items: ShipmentTableRow['items'];
  /** When it was last touched. */
  updatedAt: string;
}

const AT_ONCE = 50;

/** Those that wait for an answer, the oldest first. */
export const shipmentsWanted =
  (db: ReadDatabase) =>
  async (accountId: string, wanted: readonly Wanted[]): Promise<WantedShipment[]> => {
    const rows = await db
      .selectFrom('shipments')
      .where('account_id', '=', accountId)
      .where('wanted', 'in', wanted)
      .orderBy('created_at')
      .limit(AT_ONCE * wanted.length)
      .select(['shipment_no', 'shop_id', 'wanted', 'display_no', 'boxes', 'items', 'updated_at'])
      .execute();
    return rows.map((row) => ({
      shipmentNo: row.shipment_no,
      shopId: row.shop_id,
      wanted: row.wanted!,
      displayNo: row.display_no,
      boxes: row.boxes,
      items: row.items,
      updatedAt: row.updated_at,
    }));
  };

/** The item of the programme that a channel offers under this number. */
export const programmeItemUnder =
  (db: ReadDatabase) =>
  async (accountId: string, externalId: string): Promise<{ shipmentNo: string; oneId: string; shopId: number } | undefined> => {
    const row = await db
      .selectFrom('shipments')
      .where('account_id', '=', accountId)
      .where(sql<boolean>`items @> ${JSON.stringify([{ externalId }])}::jsonb`)
      .select(['shipment_no', 'shop_id', 'items'])
      .executeTakeFirst();
    const item = row?.items.find((one) => one.externalId === externalId);
    return row && item && { shipmentNo: row.shipment_no, oneId: item.oneId, shopId: row.shop_id };
  };

/** Items that were delivered before, and that the centre has not counted. */
export const uncountedSince = (db: ReadDatabase) => async (moment: Date) => {
  const before = moment.toISOString();
  const rows = await db
    .selectFrom('shipments')
    .where('delivered_at', '<=', before)
    .orderBy('delivered_at')
    .limit(100)
    .select(['shipment_no', 'items'])
    .execute();
  return rows.map(({ shipment_no: shipmentNo, items }) => ({
    shipmentNo,
    oneIds: items.filter(({ status, at }) => status === 'delivered' && Date.parse(at) <= moment.getTime()).map(({ oneId }) => oneId),
  }));
};
