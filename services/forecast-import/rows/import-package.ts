import type { ParcelSaid, SoundRow } from './check-row.ts';

export interface ImportLine {
  sku: string;
  size: string;
  quantity: number;
  /** Cents. */
  costPrice?: number;
  supply?: string;
}

/** A package as it will be forecast. */
export interface ImportPackage {
  logNo: string;
  warehouseId: string;
  warehouse: string;
  units: number;
  remark: string;
  /** What its rows say, who agree. */
  parcel: ParcelSaid;
  lines: ImportLine[];
}

/** Rows of one tracking number and one warehouse as a package; what is alike in everything is one line. */
export const toPackage = (rows: readonly SoundRow[]): ImportPackage => {
  const { logNo, warehouseId, warehouse } = rows[0]!;
  const lines = new Map<string, ImportLine>();
  for (const { sku, size, quantity, costPrice, supply } of rows) {
    const alike = JSON.stringify([sku, size, costPrice, supply]);
    const line = lines.get(alike);
    if (line) line.quantity += quantity;
    else lines.set(alike, { sku, size, quantity, ...(costPrice !== undefined && { costPrice }), ...(supply !== undefined && { supply }) });
  }
  const remarks = [...new Set(rows.map(({ remark }) => remark).filter(Boolean))];
  return {
    logNo,
    warehouseId,
    warehouse,
    units: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    remark: remarks.join('; ').slice(0, 500),
    parcel: Object.assign({}, ...rows.map(({ parcel }) => parcel)) as ParcelSaid,
    lines: [...lines.values()],
  };
};
