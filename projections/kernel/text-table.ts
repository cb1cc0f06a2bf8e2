/**
 * What rows of a read table are searched by, in a table of its own: indexes of texts are dear, and those of the read table are written with whatever changes in
 * a row. The database keeps it with whatever writes the read table, in its transaction.
 */
export interface TextTable {
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

/** SQL of its table, what keeps it, and the texts that there are so far: what migrations must have made (docs/migrations.md). */
export const textTable = (texts: TextTable, of: string): string => {
  const { table, key, copied, text } = texts;
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
    ${keeping('adds', textsOf(texts, 'added'), `INSERT ON ${of} REFERENCING NEW TABLE AS added FOR EACH STATEMENT`)}
    ${keeping(
      'changes',
      `UPDATE ${table} SET (${[...Object.keys(copied), 'text'].join(', ')}) = ROW(${kept('NEW')}) WHERE ${key} = NEW.${key}`,
      `UPDATE OF ${[...Object.keys(copied), ...texts.of].join(', ')} ON ${of} FOR EACH ROW WHEN ((${kept('OLD')}) IS DISTINCT FROM (${kept('NEW')}))`,
    )}
    ${keeping('drops', `DELETE FROM ${table} t USING removed r WHERE t.${key} = r.${key}`, `DELETE ON ${of} REFERENCING OLD TABLE AS removed FOR EACH STATEMENT`)}
    ${textsOf(texts, of)};`;
};

/** Takes the texts of all that is there, into the table of texts unless another is named. */
export const textsOf = ({ table, key, copied, text }: TextTable, of: string, into = table): string => {
  const same = [key, ...Object.keys(copied)].join(', ');
  return `INSERT INTO ${into} (${same}, text) SELECT ${same}, ${text('r')} FROM ${of} r`;
};
