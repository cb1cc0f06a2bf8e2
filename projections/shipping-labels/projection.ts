import { labelEventSchemas } from '#contracts/labels/shipping/label-events.ts';
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
        state: 'bought',
        carrier: data.carrier,
        service: data.service,
        log_no: data.logNo,
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
    return event.type === 'LabelVoided'
      ? { ...row, ...stamp, state: 'voided', reason: event.data.reason, voided_at: at }
      : { ...row, ...stamp, state: 'refunded', refunded_at: at };
  },
};
