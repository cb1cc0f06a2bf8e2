import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import type { Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { shelfName } from '../shared/shelf-name.ts';
import { visibleFieldsOf, withinRowScope } from '../shared/visible-fields.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { packageRows, reachable, toRow, type FoundPackage } from './queries.ts';

/** The package that `condition` finds, newest first, with its lines and units; undefined when none exists for the viewer. */
export const packageDetail = async (
  db: ReadDatabase,
  viewer: Viewer,
  condition: Condition,
  allowedEvents: AllowedEvents,
): Promise<PackageDetail | undefined> => {
  const row = await packageRows(db)
    .where(reachable(viewer))
    .where(condition)
    .orderBy(sql`p.status in ('scheduled', 'arrived', 'received') desc, p.updated_at desc`)
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const items = await unitsOf(db, viewer, row.pre_id);
  return {
    ...toRow(row, viewer, allowedEvents),
    photos: row.photos,
    countRemark: row.count_remark,
    resolutionRemark: row.resolution_remark,
    lines: linesOf(row, items),
    items: itemsOf(row, items, viewer),
  };
};

const unitsOf = (db: ReadDatabase, viewer: Viewer, preId: string) =>
  db
    .selectFrom('inventory as i')
    .where('i.pre_id', '=', preId)
    .where(withinRowScope(viewer, { shop: ['i.shop_id'], warehouse: 'i.warehouse_id' }))
    .selectAll()
    .select((unit) => [
      shelfName.as('shelf_name'),
      // Of the inspection that counts: a correction is another one.
      unit
        .selectFrom('item_timeline as t')
        .whereRef('t.one_id', '=', 'i.one_id')
        .where('t.name', '=', 'ItemInspected')
        .orderBy('t.version', 'desc')
        .limit(1)
        .select('t.photos')
        .as('check_photos'),
    ])
    .orderBy('i.sku')
    .orderBy('i.size')
    .orderBy('i.one_id')
    .execute();

type Unit = Awaited<ReturnType<typeof unitsOf>>[number];

/** Per SKU and size; what was never forecast has a line of its own with nothing expected. */
const linesOf = (pack: FoundPackage, items: readonly Unit[]): PackageDetail['lines'] => {
  const keys = new Map([...pack.lines, ...pack.units].map(({ sku, size }) => [`${sku}\n${size}`, { sku, size }]));
  return [...keys.values()].map(({ sku, size }) => {
    const same = <Of extends { sku: string; size: string }>(of: Of): boolean => of.sku === sku && of.size === size;
    const units = pack.units.filter(same);
    const received = new Set(units.map(({ oneId }) => oneId));
    const here = items.filter(({ one_id }) => received.has(one_id));
    const known = items.find(same) ?? items.find((item) => item.sku === sku);
    return {
      sku,
      spec: size,
      brand: known?.brand ?? '',
      remarks: known?.name ?? '',
      img: known?.image ?? '',
      expected: pack.lines.filter(same).reduce((sum, line) => sum + line.oneIds.length, 0),
      received: units.length,
      damaged: units.filter(({ condition }) => condition === 'damaged').length,
      inspected: here.filter((item) => item.check_result !== null).length,
      shelved: here.filter((item) => item.shelved_at !== null).length,
    };
  });
};

/** Units that are expected or were scanned; those taken out by an amendment are not. */
const itemsOf = (pack: FoundPackage, items: readonly Unit[], viewer: Viewer): PackageDetail['items'] => {
  const { staff } = visibleFieldsOf(viewer);
  const expected = new Set(pack.lines.flatMap((line) => line.oneIds));
  const scanned = new Map(pack.units.map((unit) => [unit.oneId, unit]));
  return items
    .filter(({ one_id }) => expected.has(one_id) || scanned.has(one_id))
    .map((item) => {
      const unit = scanned.get(item.one_id);
      return {
        oneId: item.one_id,
        sku: item.sku,
        brand: item.brand,
        remarks: item.name,
        spec: item.size,
        img: item.image,
        state: item.state,
        status: item.status,
        defective: item.defective,
        checkResult: item.check_result,
        checkRemark: item.check_remark,
        checkPhotos: item.check_photos ?? [],
        kind: unit?.kind ?? 'forecast',
        condition: unit?.condition ?? null,
        photos: unit?.photos ?? [],
        ...(staff && { shelvesName: item.shelf_name }),
        gmtIn: item.received_at,
      };
    });
};
