import { labelEventSchemas, type LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { LabelRow } from './table.ts';
import { shippingLabelsCounts } from './materialised-counts.ts';

const isLabelEvent = isOneOf(labelEventSchemas);

/** Every bought label as it stands. */
export const shippingLabelsProjection: RowProjection<LabelRow> = {
  kind: 'row',
  name: 'shipping_labels',
  table: 'shipping_labels',
  key: 'label_no',
  ofOneStream: true,
  derived: [shippingLabelsCounts],
  keyOf: (event) => (isLabelEvent(event) ? event.data.labelNo : null),
  evolve: (row, event) => {
    if (!isLabelEvent(event)) return row;
    const { recordedAt: at, version } = event;
    const stamp = { updated_at: at, version };
    if (event.type === 'LabelBought') {
      const { data } = event;
      return {
        label_no: data.labelNo,
        shop_id: data.shopId,
        state: data.logNo === undefined ? 'ordered' : 'bought',
        carrier: data.carrier,
        service: data.service,
        log_no: data.logNo ?? '',
        connected: data.quote !== undefined,
        for_order: data.forOrder ?? null,
        url: null,
        parcel_status: null,
        scanned_at: null,
        void_refused: null,
        postage_cents: data.postageCents,
        signature_cents: data.signatureCents,
        insurance_cents: data.insuranceCents,
        fee_cents: data.feeCents,
        declared_value_cents: data.declaredValueCents,
        signature: data.signature,
        warehouse_id: data.warehouseId ?? null,
        from_address: data.from,
        to_address: data.to,
        parcel: data.parcel,
        billed_grams: data.billedGrams,
        reason: null,
        bought_at: at,
        voided_at: null,
        refunded_at: null,
        ...stamp,
      };
    }
    if (!row) return row;
    return { ...row, ...stamp, ...changedBy(event, at) };
  },
};

const changedBy = (event: Exclude<LabelEvent, { type: 'LabelBought' }>, at: string): Partial<LabelRow> => {
  switch (event.type) {
    case 'LabelIssued':
      return { state: 'bought', log_no: event.data.logNo, url: event.data.url };
    case 'LabelTracked':
      return { parcel_status: event.data.status, scanned_at: event.data.at };
    case 'LabelDeclined':
    case 'LabelVoided':
      return { state: 'voided', reason: event.data.reason, voided_at: at };
    case 'LabelVoidRefused':
      return { void_refused: event.data.reason };
    case 'LabelVoidRetried':
      return { void_refused: null };
    case 'LabelRefunded':
      return { state: 'refunded', refunded_at: at };
  }
};
