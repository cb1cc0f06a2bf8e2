import type { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import type { ShippingType } from '#contracts/forecast/shipping-types.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { normaliseLabelCode } from '#contracts/labels/label-code.ts';
import type { Unchecked } from '#web/ui/form/form-body.ts';
import { linesOf, type ForecastItems } from './forecast-items.ts';

/** The forecast as it is being written. */
export interface PackageValues {
  warehouseId: string | null;
  logNo: string;
  shippingType: ShippingType;
  reference: string;
  remark: string;
  items: ForecastItems;
}

export const emptyPackage: PackageValues = { warehouseId: null, logNo: '', shippingType: 'express', reference: '', remark: '', items: [] };

export const forecastOf = ({
  warehouseId,
  logNo,
  shippingType,
  reference,
  remark,
  items,
}: PackageValues): Unchecked<BodyInputOf<typeof createForecastEndpoint>> => ({
  warehouseId,
  logNo: normaliseLabelCode(logNo),
  shippingType,
  lines: linesOf(items),
  remark,
  ...(reference.trim() !== '' && { reference: reference.trim() }),
});
