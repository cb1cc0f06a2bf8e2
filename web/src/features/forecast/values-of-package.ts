import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import type { ForecastItems } from './form/forecast-items.ts';
import { emptyPackage, type PackageValues } from './form/package-values.ts';

type Forecast = Pick<
  PackageDetail,
  | 'warehouseId'
  | 'logNo'
  | 'shippingType'
  | 'reference'
  | 'forecastBatch'
  | 'weightGrams'
  | 'dimensions'
  | 'insurance'
  | 'signature'
  | 'remark'
  | 'lines'
>;
type Known = { sku: string; sizes: readonly string[] } | undefined;

/** A package as its form. A SKU that the catalogue no longer names keeps the sizes that were forecast. */
export const valuesOfPackage = (pack: Forecast, catalogue: readonly Known[]): PackageValues => {
  const items = pack.lines.reduce<ForecastItems>((before, { sku, spec, brand, remarks, img, expected }) => {
    const known = before.find((each) => each.sku === sku);
    const sizes = known?.sizes ?? catalogue.find((each) => each?.sku === sku)?.sizes ?? [];
    const grown = {
      ...(known ?? { sku, brand, remarks, img }),
      sizes: sizes.includes(spec) ? sizes : [...sizes, spec],
      quantities: { ...known?.quantities, ...(expected > 0 && { [spec]: expected }) },
    };
    return known ? before.map((each) => (each === known ? grown : each)) : [...before, grown];
  }, []);
  return {
    warehouseId: pack.warehouseId,
    logNo: pack.logNo,
    shippingType: pack.shippingType ?? emptyPackage.shippingType,
    reference: pack.reference,
    forecastBatch: pack.forecastBatch,
    weightGrams: pack.weightGrams,
    dimensions: pack.dimensions ?? '',
    insuranceCents: pack.insurance,
    signature: pack.signature,
    remark: pack.remark,
    items,
  };
};
