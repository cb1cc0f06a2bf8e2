import type { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import type { ShippingType } from '#contracts/forecast/shipping-types.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { normaliseLabelCode } from '#contracts/labels/label-code.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import type { Unchecked } from '#web/ui/form/form-body.ts';
import { linesOf, type ForecastItems } from './forecast-items.ts';

/** The forecast as it is being written. */
export interface PackageValues {
  warehouseId: string | null;
  logNo: string;
  shippingType: ShippingType;
  reference: string;
  forecastBatch: string;
  weightGrams: TypedNumber;
  dimensions: string;
  insuranceCents: TypedNumber;
  signature: boolean;
  remark: string;
  items: ForecastItems;
}

export const emptyPackage: PackageValues = {
  warehouseId: null,
  logNo: '',
  shippingType: 'express',
  reference: '',
  forecastBatch: '',
  weightGrams: null,
  dimensions: '',
  insuranceCents: null,
  signature: false,
  remark: '',
  items: [],
};

export const forecastOf = ({
  logNo,
  reference,
  forecastBatch,
  dimensions,
  items,
  ...said
}: PackageValues): Unchecked<BodyInputOf<typeof createForecastEndpoint>> => ({
  ...said,
  logNo: normaliseLabelCode(logNo),
  lines: linesOf(items),
  dimensions: unlessEmpty(dimensions),
  reference: unlessEmpty(reference),
  forecastBatch: unlessEmpty(forecastBatch),
});

const unlessEmpty = (text: string): string | undefined => text.trim() || undefined;
