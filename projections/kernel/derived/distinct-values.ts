import type { DerivedTable } from './derived-table.ts';

/** What rows of a read table have in common. */
export interface DistinctValuesOptions {
  table: string;
  /** Columns of the read table, of texts and without nulls. */
  of: readonly string[];
}

/**
 * What many rows of a read table have in common, such as their names: each value once, as (property, value), where it is looked for among thousands in place
 * of millions.
 *
 * No key makes sure that a value stands there once: whoever adds one would wait for the end of everybody who adds the same, and two could wait for each other.
 * A value that two add at a time stands there twice, and one that no row has any more stays until the next rebuild; either finds nothing that is not there.
 */
export const distinctValues = ({ table, of }: DistinctValuesOptions): DerivedTable => {
  const valuesOf = (row: string): string =>
    `SELECT * FROM (VALUES ${of.map((column) => `('${column}', ${row}.${column})`).join(', ')}) n (property, value)`;
  const distinctIn = (rows: string): string => `SELECT DISTINCT v.property, v.value FROM ${rows} r CROSS JOIN LATERAL (${valuesOf('r')}) v`;
  const fill = (source: string, into: string) => `INSERT INTO ${into} (property, value) ${distinctIn(source)}`;
  return {
    table,
    fill,
    content: (from) => `SELECT * FROM ${from}`,
    keepsStaleRows: true,
    searchedByTriggers: true,
    definition: (source) => {
      const adding = (name: string, from: string, when: string) => `
        CREATE FUNCTION ${table}_${name}() RETURNS trigger LANGUAGE plpgsql AS $add$
        BEGIN
          INSERT INTO ${table} (property, value) SELECT property, value FROM (${from}) b WHERE ${isNew(table)};
          RETURN NULL;
        END
        $add$;
        CREATE TRIGGER ${table}_${name} AFTER ${when} EXECUTE FUNCTION ${table}_${name}();`;
      const each = (row: string) => of.map((column) => `${row}.${column}`).join(', ');
      return `
        CREATE TABLE ${table} (property text NOT NULL, value text NOT NULL);
        CREATE INDEX ${table}_known ON ${table} (property, value);
        ${adding('adds', distinctIn('added'), `INSERT ON ${source} REFERENCING NEW TABLE AS added FOR EACH STATEMENT`)}
        ${adding('changes', valuesOf('NEW'), `UPDATE OF ${of.join(', ')} ON ${source} FOR EACH ROW WHEN ((${each('OLD')}) IS DISTINCT FROM (${each('NEW')}))`)}
        ${fill(source, table)};`;
    },
  };
};

/** Asks the index for each: the plan of a trigger is kept, and one that was made of a small table would read the large one through. */
const isNew = (table: string): string => `NOT EXISTS (SELECT FROM ${table} k WHERE k.property = b.property AND k.value = b.value OFFSET 0)`;
