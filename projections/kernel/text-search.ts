import { sql } from 'kysely';
import { all, likeText, type Condition } from './conditions.ts';
import type { SqlExecutor } from './projection.ts';

/**
 * Trigrams leave out what the locale of the database calls no letter, under "C" all of Chinese, and know no word of two characters, which most Chinese ones
 * are. Rows with characters beyond ASCII are therefore found by each such character, in an index that asks no locale.
 */
const beyondAscii = /[^ -~]/u;

const othersIn = (expression: string): string => `string_to_array(regexp_replace(${expression}, '[ -~]+', '', 'g'), NULL)`;

/** The index of trigrams, for the text that an expression gives of each row. A server without the extension searches by reading; nothing else depends on it. */
export const indexOfTrigrams = (table: string, expression: string): string => `
    DO $$
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX ${table}_search ON ${table} USING gin ((${expression}) gin_trgm_ops);
    EXCEPTION
      WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN NULL;
    END
    $$;`;

/** The index beside the one of trigrams, for the text that an expression gives of each row. */
export const indexOfOtherCharacters = (table: string, expression: string): string =>
  `CREATE INDEX ${table}_search_others ON ${table} USING gin ((${othersIn(expression)}));`;

const textIndexes = `
  SELECT c.oid FROM pg_class c JOIN pg_am m ON m.oid = c.relam
  WHERE m.amname = 'gin' AND c.relkind = 'i' AND c.relnamespace = current_schema()::regnamespace`;

/**
 * New texts lie beside their index until many are taken into it at once. Left to itself, the command that comes when there is 4 MB of them takes in those of two
 * thousand others: a tenth of a second in which nobody else is served. With room for more, `takeTextsIn` is always first.
 */
export const pendingTextsMigration = {
  id: '0360-pending-texts',
  sql: `
    DO $$
    DECLARE
      one oid;
    BEGIN
      FOR one IN ${textIndexes} LOOP
        EXECUTE format('ALTER INDEX %s SET (gin_pending_list_limit = 16384)', one::regclass);
      END LOOP;
    END
    $$;`,
};

/** Takes the texts that lie beside the indexes into them, while others write and search. */
export const takeTextsIn = async (db: SqlExecutor): Promise<void> => {
  const { rows } = await db.query<{ oid: string }>(textIndexes);
  for (const { oid } of rows) await db.query('SELECT gin_clean_pending_list($1::oid::regclass)', [oid]);
};

/** The text stands anywhere in the expression, in upper or lower case. */
export const holdsText = (expression: string, text: string): Condition => {
  const others = [...text.toLowerCase()].filter((character) => beyondAscii.test(character));
  return all(
    sql`${sql.raw(expression)} like ${likeText(text)}`,
    others.length > 0 && sql`${sql.raw(othersIn(expression))} @> ${[...new Set(others)]}::text[]`,
  );
};
