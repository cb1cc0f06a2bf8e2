import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { createForecastEndpoint } from '#contracts/forecast/create-forecast.ts';
import type { ShippingType } from '#contracts/forecast/shipping-types.ts';
import { hasWrongQuantity, linesOf, unitsOf, type Draft } from './forecast-draft.ts';

/** The forecast as it is being written. */
export interface PackageDraft {
  warehouseId: string | undefined;
  logNo: string;
  shippingType: ShippingType;
  reference: string;
  remark: string;
  items: Draft;
}

export const emptyPackage: PackageDraft = { warehouseId: undefined, logNo: '', shippingType: 'express', reference: '', remark: '', items: [] };

export type PackageGap = 'warehouseId' | 'logNo' | 'lines' | 'quantities';

/** What is still missing before it can be sent. */
export const gapsOf = ({ warehouseId, logNo, items }: PackageDraft): ReadonlySet<PackageGap> =>
  new Set<PackageGap>([
    ...(warehouseId === undefined ? (['warehouseId'] as const) : []),
    ...(isLabelCode(normaliseLabelCode(logNo)) ? [] : (['logNo'] as const)),
    ...(hasWrongQuantity(items) ? (['quantities'] as const) : unitsOf(items) === 0 ? (['lines'] as const) : []),
  ]);

export const forecastOf = ({
  warehouseId = '',
  logNo,
  shippingType,
  reference,
  remark,
  items,
}: PackageDraft): BodyInputOf<typeof createForecastEndpoint> => ({
  warehouseId,
  logNo: normaliseLabelCode(logNo),
  shippingType,
  lines: linesOf(items),
  remark,
  ...(reference.trim() !== '' && { reference: reference.trim() }),
});
