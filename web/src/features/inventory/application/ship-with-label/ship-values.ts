import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';
import { normaliseLabelCode } from '#contracts/labels/label-code.ts';
import type { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import type { Unchecked } from '#web/ui/form/form-body.ts';

/** The application as it is being written. */
export interface ShipValues {
  logNo: string;
  /** Null until it is typed: then the number's shape tells. */
  carrier: string | null;
  dueAt: string | null;
  dropship: boolean;
  remark: string;
}

export const nothingEntered: ShipValues = { logNo: '', carrier: null, dueAt: null, dropship: false, remark: '' };

export const codeOf = ({ logNo }: Pick<ShipValues, 'logNo'>): string => normaliseLabelCode(logNo);

/** As it is typed, or else as the number tells. */
export const carrierOfValues = (values: Pick<ShipValues, 'logNo' | 'carrier'>): string => values.carrier ?? carrierOf(codeOf(values)) ?? '';

/** `url` of the stored label, once it is. */
export const applicationOf = (
  values: ShipValues,
  url: string | undefined,
  oneIds: readonly string[],
): Unchecked<BodyInputOf<typeof applyShipWithLabelEndpoint>> => ({
  oneIds,
  label: { url, logNo: codeOf(values), carrier: carrierOfValues(values).trim() },
  dropship: values.dropship,
  dueAt: values.dueAt,
  remark: values.remark,
});
