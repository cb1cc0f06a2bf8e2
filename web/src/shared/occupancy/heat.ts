interface Filled {
  load: number;
  capacity: number;
}

interface Zone {
  zone: string;
  shelves: readonly { id?: string; name: string }[];
}

/** A shelf's name without its zone. */
export const columnOf = (zone: string, name: string): string => (name.startsWith(`${zone}-`) ? name.slice(zone.length + 1) : name);

/** Every name that a shelf has within its zone, in order. */
export const shelfColumns = (zones: readonly Zone[]): string[] =>
  [...new Set(zones.flatMap(({ zone, shelves }) => shelves.map(({ name }) => columnOf(zone, name))))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );

const percent = ({ load, capacity }: Filled): number => (capacity === 0 ? (load === 0 ? 0 : Infinity) : (load / capacity) * 100);

/** Upper bounds of the five lighter steps; the sixth goes to full. */
const bounds = [40, 55, 68, 80, 91];

export const heatOf = (filled: Filled): number | 'over' => {
  const full = percent(filled);
  return full > 100 ? 'over' : 1 + bounds.filter((bound) => full >= bound).length;
};

export const share = (load: number, capacity: number): string => {
  const full = percent({ load, capacity });
  return Number.isFinite(full) ? `${Math.round(full)}%` : '–%';
};

const steps: Readonly<Record<string, readonly [along: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The shelf that an arrow key leads to: the next one in that direction, over places where there is none. */
export const shelfFrom = (zones: readonly Zone[], columns: readonly string[], from: string | undefined, key: string): string | undefined => {
  const step = steps[key];
  if (!step) return undefined;
  const rows = zones.map(({ zone, shelves }) => {
    const byColumn = new Map(shelves.map(({ id, name }) => [columnOf(zone, name), id]));
    return columns.map((column) => byColumn.get(column));
  });
  let down = rows.findIndex((row) => from !== undefined && row.includes(from));
  let along = rows[down]?.indexOf(from) ?? -1;
  if (down < 0) return rows.flat().find((id) => id !== undefined);
  do {
    along += step[0];
    down += step[1];
    const next = rows[down]?.[along];
    if (next !== undefined) return next;
  } while (along >= 0 && along < columns.length && down >= 0 && down < rows.length);
  return undefined;
};
