import { feeOf } from '#contracts/fees/fee-line.ts';
import { orderKindOf } from '#contracts/item/order-kinds.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { orderActionsOn } from '#contracts/outbound/order-actions.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { orderStatus } from '#contracts/outbound/order-statuses.ts';
import { visibleFieldsOf } from '../shared/visible-fields.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import type { FoundOrder } from './found-orders.ts';

/** Rows as the viewer may see them. */
export const rowsFor = (viewer: Viewer, allowedEvents: AllowedEvents): ((row: FoundOrder) => OrderRow) => {
  const visible = visibleFieldsOf(viewer);
  return (row) => ({
    id: row.odd_no,
    oddNo: row.odd_no,
    type: row.request_type,
    state: row.state,
    stage: row.stage,
    status: orderStatus(row.request_type, row.state).number,
    dropship: row.dropship,
    ...(visible.platOrderNo && { platOrderNo: row.plat_order_no }),
    platform: row.platform,
    shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    targetShop: row.target_shop_id === null ? null : { id: row.target_shop_id, uid: row.target_uid ?? '', realname: row.target_realname ?? '' },
    warehouseId: row.warehouse_id,
    wareName: row.ware_name ?? '',
    toWarehouse: row.to_warehouse_id === null ? null : { id: row.to_warehouse_id, name: row.to_ware_name ?? '' },
    goods: goodsOf(row),
    bulkNo: row.bulk_no,
    boxSizes: row.box_sizes,
    items: row.items,
    picked: row.picked,
    packed: row.packed,
    shipped: row.shipped,
    short: row.short,
    fee: row.fee_cents,
    ...(viewer.terminal !== 'warehouse' && { heldFee: row.held_fee && feeOf(row.held_fee.line, row.held_fee.quantity) }),
    price: row.price_cents,
    soldPrice: row.sold_price_cents,
    ...(visible.staff && { applicant: row.applicant_name, operator: operatorOf(row), reviewer: row.reviewer_name }),
    label: row.label,
    ...(visible.staff && { labelOrdered: row.label_ordered, labelDeclined: row.label_declined }),
    logNo: row.log_no,
    carrier: row.carrier,
    batchNo: row.batch_no,
    remark: row.remark,
    returnCause: row.return_cause,
    reason: row.reason,
    late: row.late,
    gmtDue: row.due_at,
    gmtWaiting: row.waiting_since,
    gmtCreate: row.applied_at,
    gmtApproved: row.approved_at,
    outTime: row.shipped_at,
    gmtFinish: row.finished_at,
    gmtModify: row.updated_at,
    version: row.version,
    actions: actionsFor(row, viewer, allowedEvents),
  });
};

/** The shop that receives a transfer looks on; the applicant's shop acts, be it the operator's own. */
export const actionsFor = (row: FoundOrder, viewer: Viewer, allowedEvents: AllowedEvents): OrderRow['actions'] => {
  if (viewer.shopId !== undefined && viewer.shopId !== row.shop_id) return [];
  const kind = orderKindOf(row.request_type);
  return orderActionsOn({ ...row, kind, authorIds: row.author_ids }, viewer, allowedEvents.order(kind, row.state));
};

const goodsOf = ({ goods_one_id: oneId, goods_sku: sku, goods_name: remarks, goods_size: spec, goods_image: img }: FoundOrder): OrderRow['goods'] =>
  oneId === null ? null : { oneId, sku: sku ?? '', remarks: remarks ?? '', spec: spec ?? '', img: img ?? '' };

const operatorOf = (row: FoundOrder) => (row.operator_id === null ? null : { id: row.operator_id, name: row.operator_name ?? '' });
