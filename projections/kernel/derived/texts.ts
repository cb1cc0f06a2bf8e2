import type { DerivedTable } from './derived-table.ts';

/** What rows of a read table are searched by. */
export interface TextsOptions {
  table: string;
  /** Primary key of the read table, and of this one. */
  key: string;
  /** Columns that it has as the read table has them, by type. */
  copied: Readonly<Record<string, string>>;
  /** Columns of the read table that the text is made of. */
  of: readonly string[];
  /** The text of a row, as SQL over the name that the row goes by. */
  text(row: string): string;
}

/**
 * What rows are searched by, in a table of its own: indexes of texts are dear, and those of the read table are written with whatever changes in a row.
 */
export const texts = ({ table, key, copied, of, text }: TextsOptions): DerivedTable => {
  const same = [key, ...Object.keys(copied)].join(', ');
  const fill = (source: string, into: string) => `INSERT INTO ${into} (${same}, text) SELECT ${same}, ${text('r')} FROM ${source} r`;
  return {
    table,
    fill,
    content: (from) => `SELECT * FROM ${from}`,
    definition: (source) => {
      const columns = Object.entries(copied).map(([column, type]) => `${column} ${type} NOT NULL, `);
      const kept = (row: string) => [...Object.keys(copied).map((column) => `${row}.${column}`), text(row)].join(', ');
      const keeping = (name: string, change: string, when: string) => `
        CREATE FUNCTION ${table}_${name}() RETURNS trigger LANGUAGE plpgsql AS $keep$
        BEGIN
          ${change};
          RETURN NULL;
        END
        $keep$;
        CREATE TRIGGER ${table}_${name} AFTER ${when} EXECUTE FUNCTION ${table}_${name}();`;
      return `
        CREATE TABLE ${table} (${key} text PRIMARY KEY, ${columns.join('')}text text NOT NULL);
        ${keeping('adds', fill('added', table), `INSERT ON ${source} REFERENCING NEW TABLE AS added FOR EACH STATEMENT`)}
        ${keeping(
          'changes',
          `UPDATE ${table} SET (${[...Object.keys(copied), 'text'].join(', ')}) = ROW(${kept('NEW')}) WHERE ${key} = NEW.${key}`,
          `UPDATE OF ${[...Object.keys(copied), ...of].join(', ')} ON ${source} FOR EACH ROW WHEN ((${kept('OLD')}) IS DISTINCT FROM (${kept('NEW')}))`,
        )}
        ${keeping(
          'drops',
          `DELETE FROM ${table} t USING removed r WHERE t.${key} = r.${key}`,
          `DELETE ON ${source} REFERENCING OLD TABLE AS removed FOR EACH STATEMENT`,
        )}
        ${fill(source, table)};`;
    },
  };
};
