import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import type { RateCard } from '#contracts/fees/rate-cards.ts';
import { saleFees } from '#contracts/fees/sale-fees.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import { saleActionsOn } from '#contracts/sales/sale-actions.ts';
import { platformOf } from '#contracts/sales/sale-platforms.ts';
import type { SaleMoney, SaleRow } from '#contracts/sales/sale-queries.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { visibleFieldsOf } from '../shared/visible-fields.ts';
import type { FoundSale } from './found-sales.ts';

interface For {
  viewer: Viewer;
  now: Date;
  allowedEvents: AllowedEvents;
  cards: readonly RateCard[];
}

/** Rows as the viewer may see them. */
export const rowFor = ({ viewer, now, allowedEvents, cards }: For): ((row: FoundSale) => SaleRow) => {
  const visible = visibleFieldsOf(viewer);
  const day = dayIn(now, BOOK_TIME_ZONE);
  return (row) => ({
    saleId: row.sale_id,
    ...(visible.platOrderNo && { saleNo: row.sale_no }),
    channel: row.channel,
    platform: platformOf(row.channel),
    status: row.status,
    trade: row.trade,
    foreign: row.foreign_state,
    shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    warehouseId: row.warehouse_id,
    wareName: row.ware_name ?? '',
    oneId: row.one_id,
    sku: row.sku,
    brand: row.brand,
    remarks: row.name,
    spec: row.size,
    img: row.image,
    oddNo: row.odd_no,
    orderState: row.order_state,
    stage: row.order_stage,
    consigned: row.consigned,
    shipped: row.shipped,
    ...(visible.staff && { heldBy: row.held_by }),
    oversold: row.held_by !== null,
    price: row.price_cents,
    currency: row.currency,
    money: moneyOf(row, cards, day),
    reason: row.reason,
    logNo: row.log_no,
    carrier: row.carrier,
    late: row.late,
    gmtSold: row.sold_at,
    gmtDue: row.due_at,
    gmtPickable: row.pickable_at,
    gmtShipped: row.shipped_at,
    gmtPaid: row.paid_at,
    gmtModify: row.updated_at,
    version: row.version,
    actions: saleActionsOn(
      { status: row.status, shipped: row.shipped, oversold: row.held_by !== null, consigned: row.consigned },
      viewer,
      allowedEvents.sale(row.status),
    ),
  });
};

const moneyOf = (row: FoundSale, cards: readonly RateCard[], day: string): SaleMoney => {
  if (row.payout_cents !== null) {
    const [gross, platformFee, consignmentFee] = [row.gross_cents ?? 0, row.platform_fee_cents ?? 0, row.consignment_fee_cents ?? 0];
    return { gross, platformFee, consignmentFee, payout: row.payout_cents, isPosted: true, expected: row.expected_cents };
  }
  const gross = row.price_cents;
  const fees = saleFees(cards, { shopId: row.shop_id, platform: platformOf(row.channel), soldCents: gross }, day);
  const [platformFee, consignmentFee] = [fees.platform?.cents ?? 0, fees.consignment?.cents ?? 0];
  return { gross, platformFee, consignmentFee, payout: gross - platformFee - consignmentFee, isPosted: false, expected: null };
};
