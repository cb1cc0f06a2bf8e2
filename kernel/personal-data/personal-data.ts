import { hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import type { PersonalData as Declared } from '#contracts/kernel/events/personal-data.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { personalData as declared } from '#contracts/personal-data.ts';
import type { Clock } from '../clock.ts';
import type { Sql } from '../database/sql.ts';
import { pgActorNames, type ActorNames } from './actor-names.ts';
import { fingerprint, keyBytes } from './ciphers.ts';
import { decryptedData, encryptedData, encryptedPart, type DataRow } from './encrypted-data.ts';
import { pgSubjectKeys, type Asking, type SubjectKeys } from './subject-keys.ts';

/** What is appended to a stream, as much of it as has personal data. */
interface Events {
  events: readonly RecordedEvent[];
}

/** What is appended, as the log keeps it. */
export interface EncryptedAppends<Append> {
  appends: readonly Append[];
  /** Whether the keys that encrypted it are still there, and keeps them until the transaction ends; absent where none was needed. */
  lockKeys?: (sql: Sql) => Promise<boolean>;
  /** The same for whoever does not wait for an answer: fails as an append does that conflicts. */
  requireKeys?: (sql: Sql) => Promise<void>;
}

/** Between the log and whoever writes and reads it: in the log, personal data are encrypted with the key of their subject. */
export interface PersonalData extends Pick<ActorNames, 'json' | 'textWithNames' | 'nameOf'> {
  /** The same with a token for each name of who acted, for the log and for all that is derived from it. */
  withoutNames<Append extends Events>(appends: readonly Append[]): Promise<readonly Append[]>;
  /** With the personal fields encrypted, for the log alone. */
  encrypt<Append extends Events>(appends: readonly Append[]): Promise<EncryptedAppends<Append>>;
  /** Decrypts the personal fields of rows, in place; those whose key was dropped read as erased. Keys are read over the given connection. */
  decrypt(rows: readonly DataRow[], sql: Asking): Promise<void>;
  /** A key was dropped, here or on another node. */
  forget(): void;
  /** The same for the same text for good, and to be reckoned by nobody who has not the master key: two are compared without being told. */
  fingerprintOf(text: string): string;
  check: SubjectKeys['check'];
}

export const pgPersonalData = (pool: Pool, master: Uint8Array, clock: Clock, personal: Declared = declared): PersonalData => {
  const keys = pgSubjectKeys(pool, master, clock);
  const names = pgActorNames(pool, keys, clock);
  const fingerprintKey = Buffer.from(hkdfSync('sha256', master, '', 'fingerprints', keyBytes));
  const isPersonal = ({ type }: Pick<RecordedEvent, 'type'>): boolean => Object.hasOwn(personal, type);

  const encryptAppends = async <Append extends Events>(appends: readonly Append[]): Promise<EncryptedAppends<Append>> => {
    const subjects = appends.flatMap(({ events }) => events.filter(isPersonal).map((event) => personal[event.type]!.subjectOf(event)));
    const found = await keys.of([...new Set(subjects)]);
    const encrypted = (event: RecordedEvent): RecordedEvent => {
      const fields = personal[event.type];
      return fields ? { ...event, data: encryptedData(event, fields, found.get(fields.subjectOf(event))!) } : event;
    };
    const ids = [...found.values()].map(({ id }) => id);
    return {
      appends: appends.map((append) => ({ ...append, events: append.events.map(encrypted) })),
      lockKeys: async (sql) => {
        const held = await keys.lockKeys(sql, ids);
        if (!held) keys.forget();
        return held;
      },
      requireKeys: (sql) => keys.requireKeys(sql, ids),
    };
  };

  return {
    json: names.json,
    textWithNames: names.textWithNames,
    nameOf: names.nameOf,
    check: keys.check,

    async withoutNames(appends) {
      const named = await names.pseudonymise(appends.flatMap(({ events }) => events.map(({ metadata }) => metadata.actor)));
      const pseudonymised = (event: RecordedEvent): RecordedEvent => ({
        ...event,
        metadata: { ...event.metadata, actor: named(event.metadata.actor) },
      });
      return appends.map((append) => ({ ...append, events: append.events.map(pseudonymised) }));
    },

    encrypt: async (appends) => (appends.some(({ events }) => events.some(isPersonal)) ? encryptAppends(appends) : { appends }),

    async decrypt(rows, sql) {
      const encrypted = rows.filter((row) => isPersonal(row) && encryptedPart(row.data));
      if (encrypted.length === 0) return;
      const subjectKeys = await keys.byId([...new Set(encrypted.map(({ data }) => encryptedPart(data)!.key))], sql);
      for (const row of encrypted) row.data = decryptedData(row, personal[row.type]!, subjectKeys.get(encryptedPart(row.data)!.key));
    },

    forget() {
      keys.forget();
      names.forget();
    },

    fingerprintOf: (text) => fingerprint(fingerprintKey, text).toString('base64url'),
  };
};

/** For a log without personal data, such as a test's: it is written as it is. */
export const noEncryption: Pick<PersonalData, 'withoutNames' | 'encrypt' | 'decrypt'> = {
  withoutNames: async (appends) => appends,
  encrypt: async (appends) => ({ appends }),
  decrypt: async (rows) => {
    const encrypted = rows.find(({ data }) => encryptedPart(data));
    if (encrypted)
      throw new Error(`The personal data of ${encrypted.type} ${encrypted.event_id} are encrypted, and there is no key to read them with.`);
  },
};
