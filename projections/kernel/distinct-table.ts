/**
 * What many rows of a read table bear alike, such as their names: each value once, in a table of its own, where it is looked for among thousands in place of
 * millions. The database adds to it with whatever writes the read table, in its transaction.
 *
 * No key makes sure that a value stands there once: whoever adds one would wait for the end of everybody who adds the same, and two could wait for each other.
 * A value that two add at a time stands there twice, and one that no row bears any more stays until the next rebuild; either finds nothing that is not there.
 */
export interface DistinctTable {
  table: string;
  /** Columns of the read table, of texts and without nulls. */
  of: readonly string[];
}

/** SQL of its table of (property, value), what adds to it, and the values that there are so far: what migrations must have made (docs/migrations.md). */
export const distinctTable = (distinct: DistinctTable, of: string): string => {
  const { table, of: columns } = distinct;
  const adding = (name: string, from: string, when: string) => `
    CREATE FUNCTION ${table}_${name}() RETURNS trigger LANGUAGE plpgsql AS $add$
    BEGIN
      INSERT INTO ${table} (property, value) SELECT property, value FROM (${from}) b WHERE ${isNew(table)};
      RETURN NULL;
    END
    $add$;
    CREATE TRIGGER ${table}_${name} AFTER ${when} EXECUTE FUNCTION ${table}_${name}();`;
  const each = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return `
    CREATE TABLE ${table} (property text NOT NULL, value text NOT NULL);
    CREATE INDEX ${table}_known ON ${table} (property, value);
    ${adding('adds', borneBy(distinct, 'added'), `INSERT ON ${of} REFERENCING NEW TABLE AS added FOR EACH STATEMENT`)}
    ${adding(
      'changes',
      valuesOf(distinct, 'NEW'),
      `UPDATE OF ${columns.join(', ')} ON ${of} FOR EACH ROW WHEN ((${each('OLD')}) IS DISTINCT FROM (${each('NEW')}))`,
    )}
    ${distinctOf(distinct, of)};`;
};

/** Takes the values of all that is there, into the table of values unless another is named. */
export const distinctOf = (distinct: DistinctTable, of: string, into = distinct.table): string =>
  `INSERT INTO ${into} (property, value) ${borneBy(distinct, of)}`;

const borneBy = (distinct: DistinctTable, rows: string): string =>
  `SELECT DISTINCT v.property, v.value FROM ${rows} r CROSS JOIN LATERAL (${valuesOf(distinct, 'r')}) v`;

const valuesOf = ({ of }: DistinctTable, row: string): string =>
  `SELECT * FROM (VALUES ${of.map((column) => `('${column}', ${row}.${column})`).join(', ')}) n (property, value)`;

/** Asks the index for each: the plan of a trigger is kept, and one that was made of a small table would read the large one through. */
const isNew = (table: string): string => `NOT EXISTS (SELECT FROM ${table} k WHERE k.property = b.property AND k.value = b.value OFFSET 0)`;
