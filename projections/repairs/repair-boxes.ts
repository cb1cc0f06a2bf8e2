import type { Language } from '#contracts/kernel/access/viewer.ts';
import { say } from '#contracts/kernel/words.ts';
import { boxColours, firstBoxes, repairBoxEventSchemas, type BoxColour, type RepairBoxRow } from '#contracts/repair/repair-boxes.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** A box that was added, renamed or retired; those that every shop begins with have no row until then. */
interface RepairBoxTableRow {
  box_id: string;
  /** Null for one that is called as its colour. */
  name: string | null;
  colour: BoxColour;
  retired: boolean;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    repair_boxes: RepairBoxTableRow;
  }
}

const isRepairBoxEvent = isOneOf(repairBoxEventSchemas);

export const repairBoxesProjection: RowProjection<RepairBoxTableRow> = {
  kind: 'row',
  name: 'repair_boxes',
  table: 'repair_boxes',
  key: 'box_id',
  keyOf: (event) => (isRepairBoxEvent(event) ? event.data.boxId : null),
  evolve: (row, event) => {
    if (!isRepairBoxEvent(event)) return row;
    const { boxId } = event.data;
    if (event.type === 'RepairBoxAdded') return { box_id: boxId, name: event.data.name, colour: event.data.colour, retired: false };
    const before = row ?? { box_id: boxId, name: null, colour: boxId as BoxColour, retired: false };
    return event.type === 'RepairBoxRenamed' ? { ...before, name: event.data.name } : { ...before, retired: true };
  },
};

interface KnownBox extends RepairBoxRow {
  retired: boolean;
}

/** Every box that there is or was, by its id. */
export const knownBoxes = async (db: ReadDatabase, language: Language): Promise<ReadonlyMap<string, KnownBox>> => {
  const rows = await db.selectFrom('repair_boxes').selectAll().orderBy('box_id').execute();
  const first = firstBoxes.map((boxId): RepairBoxTableRow => ({ box_id: boxId, name: null, colour: boxId, retired: false }));
  const named = ({ box_id: boxId, name, colour, retired }: RepairBoxTableRow): KnownBox => ({
    boxId,
    name: name ?? say(boxColours[colour], language),
    colour,
    retired,
  });
  return new Map([...first, ...rows].map((row) => [row.box_id, named(row)]));
};

export const offeredBoxes = async (db: ReadDatabase, language: Language): Promise<{ records: RepairBoxRow[] }> => ({
  records: [...(await knownBoxes(db, language)).values()]
    .filter(({ retired }) => !retired)
    .map(({ boxId, name, colour }) => ({ boxId, name, colour })),
});
