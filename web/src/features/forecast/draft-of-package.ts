import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import type { Draft } from './form/forecast-draft.ts';
import { emptyPackage, type PackageDraft } from './form/package-draft.ts';

type Forecast = Pick<PackageDetail, 'warehouseId' | 'logNo' | 'shippingType' | 'reference' | 'remark' | 'lines'>;
type Known = { sku: string; sizes: readonly string[] } | undefined;

/** A package as its form. A SKU that the catalogue no longer names keeps the sizes that were forecast. */
export const draftOfPackage = (pack: Forecast, catalogue: readonly Known[]): PackageDraft => {
  const items = pack.lines.reduce<Draft>((draft, { sku, spec, brand, remarks, img, expected }) => {
    const before = draft.find((each) => each.sku === sku);
    const sizes = before?.sizes ?? catalogue.find((known) => known?.sku === sku)?.sizes ?? [];
    const grown = {
      ...(before ?? { sku, brand, remarks, img }),
      sizes: sizes.includes(spec) ? sizes : [...sizes, spec],
      quantities: { ...before?.quantities, ...(expected > 0 && { [spec]: expected }) },
    };
    return before ? draft.map((each) => (each === before ? grown : each)) : [...draft, grown];
  }, []);
  return {
    warehouseId: pack.warehouseId,
    logNo: pack.logNo,
    shippingType: pack.shippingType ?? emptyPackage.shippingType,
    reference: pack.reference,
    remark: pack.remark,
    items,
  };
};
