import { MAX_LINES_PER_PACKAGE, MAX_UNITS_PER_PACKAGE } from '#contracts/forecast/forecast-limits.ts';
import type { ImportRow } from '../workbook/import-template.ts';
import { wrong, type Wrong } from './cell-policies.ts';
import { checkRow, parcelColumns, type CheckedRow, type ImportWorld, type RowError, type SoundRow } from './check-row.ts';
import { toPackage, type ImportPackage } from './import-package.ts';

/** What a workbook would do: the packages to forecast, and everything that stands in the way of the others. */
export interface CheckedImport {
  packages: ImportPackage[];
  units: number;
  errors: RowError[];
  /** Sound rows that wait for a wrong row of their package. */
  held: { row: number; waitsFor: number }[];
}

/**
 * Checks every row and groups them by tracking number. A package is forecast whole or not at all: half of it now would leave its tracking number
 * taken when the corrected other half comes.
 */
export const checkImport = (rows: readonly ImportRow[], world: ImportWorld): CheckedImport => {
  const outcome: CheckedImport = { packages: [], units: 0, errors: [], held: [] };
  const { packages, homeless } = byPackage(rows.map((row) => checkRow(row, world)));
  outcome.errors.push(...homeless.flatMap(({ errors }) => errors));

  for (const members of packages.map(toOneWarehouse).map(ofOneParcel).map(withinSize)) {
    const failed = members.filter(({ errors }) => errors.length > 0);
    const sound = members.flatMap((member) => member.sound ?? []);
    if (failed.length === 0) outcome.packages.push(toPackage(sound));
    else outcome.held.push(...sound.map(({ row }) => ({ row, waitsFor: failed[0]!.row })));
    outcome.errors.push(...failed.flatMap(({ errors }) => errors));
  }
  outcome.units = outcome.packages.reduce((sum, { units }) => sum + units, 0);
  outcome.errors.sort((a, b) => a.row - b.row);
  return outcome;
};

/** Rows without a readable tracking number belong to no package. */
const byPackage = (rows: readonly CheckedRow[]): { packages: CheckedRow[][]; homeless: CheckedRow[] } => {
  const packages = new Map<string, CheckedRow[]>();
  const homeless: CheckedRow[] = [];
  for (const row of rows) {
    const members = row.logNo === undefined ? homeless : (packages.get(row.logNo) ?? []);
    members.push(row);
    if (row.logNo !== undefined) packages.set(row.logNo, members);
  }
  return { packages: [...packages.values()], homeless };
};

/** All rows of a package go where its first sound row goes. */
const toOneWarehouse = (members: CheckedRow[]): CheckedRow[] => {
  const first = members.find(({ sound }) => sound)?.sound;
  return members.map((member) => {
    if (!first || !member.sound || member.sound.warehouseId === first.warehouseId) return member;
    return refused(member.sound, 'warehouse', wrong('WarehousesDiffer', { row: first.row, value: first.warehouse }));
  });
};

/** What one row says of the package holds for all of its rows: another that says otherwise is refused. */
const ofOneParcel = (members: CheckedRow[]): CheckedRow[] => {
  const sound = members.flatMap((member) => member.sound ?? []);
  return members.map((member) => {
    for (const column of parcelColumns) {
      const first = sound.find(({ parcel }) => parcel[column] !== undefined);
      const said = member.sound?.parcel[column];
      if (first && said !== undefined && said !== first.parcel[column])
        return refused(member.sound!, column, wrong('DiffersInPackage', { row: first.row }));
    }
    return member;
  });
};

const withinSize = (members: CheckedRow[]): CheckedRow[] => {
  const sound = members.flatMap((member) => member.sound ?? []);
  const units = sound.reduce((sum, { quantity }) => sum + quantity, 0);
  const lines = new Set(sound.map(({ sku, size }) => `${sku}|${size}`)).size;
  if (units <= MAX_UNITS_PER_PACKAGE && lines <= MAX_LINES_PER_PACKAGE) return members;

  const tooLarge = wrong('PackageTooLarge', { units: MAX_UNITS_PER_PACKAGE, lines: MAX_LINES_PER_PACKAGE });
  return members.map((member) => (member.sound === sound[0] ? refused(sound[0]!, 'logNo', tooLarge) : member));
};

const refused = ({ row, logNo }: SoundRow, column: RowError['column'], why: Wrong): CheckedRow => ({ row, logNo, errors: [{ row, column, ...why }] });
