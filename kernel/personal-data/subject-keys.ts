import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import type { ExtraStatement } from '../commands/event-log.ts';
import type { Sql } from '../database/sql.ts';
import { CannotStart } from '../start/cannot-start.ts';
import { encrypt, newKey, decrypt } from './ciphers.ts';
import { remembered } from './remembered.ts';

export interface SubjectKey {
  id: number;
  key: Buffer;
}

export interface SubjectKeys {
  /** Of each subject, made where there is none. */
  of(subjects: readonly string[]): Promise<Map<string, SubjectKey>>;
  /** Those that were not dropped. */
  byId(ids: readonly number[], sql?: Asking): Promise<Map<number, Buffer | undefined>>;
  /** Keeps them from being dropped until the transaction ends; false where one is gone already. */
  lockKeys(sql: Sql, ids: readonly number[]): Promise<boolean>;
  /** The same, but fails as an append does that conflicts. */
  requireKeys(sql: Sql, ids: readonly number[]): Promise<void>;
  /** What is remembered may be of keys that were dropped. */
  forget(): void;
  /** Throws CannotStart where the keys were wrapped by another master key. */
  check(): Promise<void>;
}

/** Connections that answer a question: the pool, or the one that its caller holds. */
export type Asking = Pick<Sql, 'query'>;

interface KeyRow {
  key_id: number;
  subject: string;
  wrapped: Buffer;
}

export const pgSubjectKeys = (pool: Pool, master: Uint8Array, clock: Clock): SubjectKeys => {
  const ofSubject = remembered<string, SubjectKey>(clock);
  const ofId = remembered<number, Buffer>(clock);

  const unwrap = ({ subject, wrapped }: KeyRow): Buffer => decrypt(master, subject, wrapped);
  const bySubject = (rows: readonly KeyRow[]) =>
    new Map(rows.map((row): [string, SubjectKey] => [row.subject, { id: row.key_id, key: unwrap(row) }]));

  const findOrMake = async (subjects: readonly string[]): Promise<Map<string, SubjectKey>> => {
    const found = bySubject((await pool.query<KeyRow>(keysOfSubjects, [subjects])).rows);
    const missing = subjects.filter((subject) => !found.has(subject));
    if (missing.length === 0) return found;
    await pool.query(newKeys, [missing, missing.map((subject) => encrypt(master, subject, newKey()))]);
    return new Map([...found, ...bySubject((await pool.query<KeyRow>(keysOfSubjects, [missing])).rows)]);
  };

  return {
    of: async (subjects) => (await ofSubject.get(subjects, findOrMake)) as Map<string, SubjectKey>,

    byId: (ids, sql = pool as Asking) =>
      ofId.get(ids, async (missing) => {
        const { rows } = await sql.query<KeyRow>('SELECT key_id, subject, wrapped FROM subject_keys WHERE key_id = ANY($1::integer[])', [missing]);
        return new Map(rows.map((row) => [row.key_id, unwrap(row)]));
      }),

    async lockKeys(sql, ids) {
      const { rowCount } = await sql.query(heldKeys, [ids]);
      return rowCount === ids.length;
    },

    async requireKeys(sql, ids) {
      await sql.query(requiredKeys, [ids]);
    },

    forget() {
      ofSubject.clear();
      ofId.clear();
    },

    async check() {
      const { rows } = await pool.query<KeyRow>('SELECT key_id, subject, wrapped FROM subject_keys ORDER BY key_id LIMIT 1');
      try {
        rows.forEach(unwrap);
      } catch {
        throw new CannotStart(
          'PERSONAL_DATA_KEY must be the one that this database was written with: its personal data cannot be read with another.',
        );
      }
    },
  };
};

/** Erases these subjects wherever they were written under their keys; waits for whoever holds one. */
export const droppedKeys = (subjects: readonly string[]): ExtraStatement => ({
  text: 'DELETE FROM subject_keys WHERE subject = ANY($1::text[])',
  values: [subjects],
});

const heldKeys = 'SELECT key_id FROM subject_keys WHERE key_id = ANY($1::integer[]) ORDER BY key_id FOR KEY SHARE';

const requiredKeys = `
  WITH held AS (${heldKeys}) SELECT stream_moved_on() WHERE (SELECT count(*) FROM held) <> cardinality($1::integer[])`;

const keysOfSubjects = 'SELECT key_id, subject, wrapped FROM subject_keys WHERE subject = ANY($1::text[])';

/** Another node may be faster: then its key counts. */
const newKeys = `
  INSERT INTO subject_keys (subject, wrapped) SELECT * FROM unnest($1::text[], $2::bytea[]) AS made(subject, wrapped) ORDER BY subject
  ON CONFLICT (subject) DO NOTHING`;
