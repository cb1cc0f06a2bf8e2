import { sql } from 'kysely';
import { all, likeText, type Condition } from './conditions.ts';
import type { Sql } from '#kernel/database/sql.ts';

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

/** Words of a text: runs of letters and digits, and each character beyond ASCII. */
const wordsIn = (expression: string): string =>
  `string_to_array(btrim(regexp_replace(regexp_replace(${expression}, '([^ -~])', ' \\1 ', 'g'), '[ -/:-\`{-~]+', ' ', 'g')), ' ')`;

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .replaceAll(/[^ -~]/gu, ' $& ')
      .split(/[ -/:-`{-~]+/)
      .filter((word) => word !== ''),
  ),
];

/**
 * An index of texts by their words, for what is looked for by whole ones: many rows share every trigram of a number, few its words. Scope terms stand among the words:
 * what else narrows a search, behind a sign that no word has.
 */
export interface Words {
  /** SQL of a text. */
  text: string;
  /** SQL of an array of texts. */
  scopeTerms?: string;
}

export const indexOfWords = (table: string, words: Words): string => `CREATE INDEX ${table}_words ON ${table} USING gin ((${indexed(words)}));`;

const indexed = ({ text, scopeTerms }: Words): string => (scopeTerms === undefined ? wordsIn(text) : `${wordsIn(text)} || ${scopeTerms}`);

const hasWords = (of: Words, words: readonly string[]): Condition | false => words.length > 0 && sql`${sql.raw(indexed(of))} @> ${words}::text[]`;

/** The text stands there as whole words, in a row with these scope terms. No other index shall be asked. */
export const containsWords = (words: Words, text: string, scopeTerms: readonly string[] = []): Condition =>
  all(sql`${sql.raw(words.text)} || '' like ${likeText(text)}`, hasWords(words, [...scopeTerms, ...wordsOf(text)]));

/** The text stands anywhere. Two characters narrow about as much as all of them, and each is a list to be read. */
export const containsText = (words: Words, text: string, scopeTerms: readonly string[] = []): Condition => {
  const others = wordsOf(text).filter((word) => beyondAscii.test(word));
  return all(sql`${sql.raw(words.text)} like ${likeText(text)}`, hasWords(words, [...scopeTerms, ...others.slice(0, 2)]));
};

/** Moves the texts that wait in the pending lists of GIN indexes into these, while others write and search. */
export const flushPendingTexts = async (db: Sql): Promise<void> => {
  const { rows } = await db.query<{ oid: string }>(textIndexes);
  for (const { oid } of rows) await db.query('SELECT gin_clean_pending_list($1::oid::regclass)', [oid]);
};

/** The text stands anywhere in the expression, in upper or lower case. */
export const expressionContains = (expression: string, text: string): Condition => {
  const others = [...text.toLowerCase()].filter((character) => beyondAscii.test(character));
  return all(
    sql`${sql.raw(expression)} like ${likeText(text)}`,
    others.length > 0 && sql`${sql.raw(othersIn(expression))} @> ${[...new Set(others)]}::text[]`,
  );
};
