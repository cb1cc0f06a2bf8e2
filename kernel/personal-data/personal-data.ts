import type { Pool } from 'pg';
import type { PersonalData as Declared } from '#contracts/kernel/personal-data.ts';
import type { RecordedEvent } from '#contracts/kernel/recorded-event.ts';
import { personalData as declared } from '#contracts/personal-data.ts';
import type { Clock } from '../clock.ts';
import type { Sql } from '../database/sql.ts';
import { pgActorNames, type ActorNames } from './actor-names.ts';
import { openedData, sealedData, sealedIn, type DataRow } from './sealed-data.ts';
import { pgSubjectKeys, type Asking, type SubjectKeys } from './subject-keys.ts';

/** What is appended to a stream, as much of it as has personal data. */
interface Events {
  events: readonly RecordedEvent[];
}

/** What is appended, as the log keeps it. */
export interface KeptAppends<Append> {
  appends: readonly Append[];
  /** Whether the keys that it was sealed with are still there, and stay until the transaction ends; absent where none was needed. */
  hold?: (sql: Sql) => Promise<boolean>;
}

/** Between the log and whoever writes and reads it: there, personal data stand under the key of their subject. */
export interface PersonalData extends Pick<ActorNames, 'json' | 'spelled' | 'nameOf'> {
  /** The same with signs for the names of those who acted, for the log and for all that is made of it. */
  withoutNames<Append extends Events>(appends: readonly Append[]): Promise<readonly Append[]>;
  /** With the personal fields sealed, for the log alone. */
  kept<Append extends Events>(appends: readonly Append[]): Promise<KeptAppends<Append>>;
  /** Opens the personal fields of rows, in place; those whose key was dropped read as erased. Keys are asked for over the connection that is given. */
  open(rows: readonly DataRow[], sql: Asking): Promise<void>;
  /** A key was dropped, here or on another node. */
  forget(): void;
  check: SubjectKeys['check'];
}

export const pgPersonalData = (pool: Pool, master: Uint8Array, clock: Clock, personal: Declared = declared): PersonalData => {
  const keys = pgSubjectKeys(pool, master, clock);
  const names = pgActorNames(pool, keys, clock);
  const isPersonal = ({ type }: Pick<RecordedEvent, 'type'>): boolean => Object.hasOwn(personal, type);

  const seal = async <Append extends Events>(appends: readonly Append[]): Promise<KeptAppends<Append>> => {
    const subjects = appends.flatMap(({ events }) => events.filter(isPersonal).map((event) => personal[event.type]!.subjectOf(event)));
    const found = await keys.of([...new Set(subjects)]);
    const sealed = (event: RecordedEvent): RecordedEvent => {
      const fields = personal[event.type];
      return fields ? { ...event, data: sealedData(event, fields, found.get(fields.subjectOf(event))!) } : event;
    };
    const ids = [...found.values()].map(({ id }) => id);
    return {
      appends: appends.map((append) => ({ ...append, events: append.events.map(sealed) })),
      hold: async (sql) => {
        const held = await keys.hold(sql, ids);
        if (!held) keys.forget();
        return held;
      },
    };
  };

  return {
    json: names.json,
    spelled: names.spelled,
    nameOf: names.nameOf,
    check: keys.check,

    async withoutNames(appends) {
      const named = await names.hiding(appends.flatMap(({ events }) => events.map(({ metadata }) => metadata.actor)));
      const hidden = (event: RecordedEvent): RecordedEvent => ({ ...event, metadata: { ...event.metadata, actor: named(event.metadata.actor) } });
      return appends.map((append) => ({ ...append, events: append.events.map(hidden) }));
    },

    kept: async (appends) => (appends.some(({ events }) => events.some(isPersonal)) ? seal(appends) : { appends }),

    async open(rows, sql) {
      const closed = rows.filter((row) => isPersonal(row) && sealedIn(row.data));
      if (closed.length === 0) return;
      const found = await keys.byId([...new Set(closed.map(({ data }) => sealedIn(data)!.key))], sql);
      for (const row of closed) row.data = openedData(row, personal[row.type]!, found.get(sealedIn(row.data)!.key));
    },

    forget() {
      keys.forget();
      names.forget();
    },
  };
};

/** For a log without personal data, such as a test's: it is written as it is said. */
export const unsealed: Pick<PersonalData, 'withoutNames' | 'kept' | 'open'> = {
  withoutNames: async (appends) => appends,
  kept: async (appends) => ({ appends }),
  open: async (rows) => {
    const sealed = rows.find(({ data }) => sealedIn(data));
    if (sealed) throw new Error(`The personal data of ${sealed.type} ${sealed.event_id} are sealed, and there is no key to read them with.`);
  },
};
