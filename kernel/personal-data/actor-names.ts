import type { Pool } from 'pg';
import type { Language } from '#contracts/kernel/viewer.ts';
import { accountSubject, erased, erasedWords } from '#contracts/kernel/personal-data.ts';
import type { Actor } from '#contracts/kernel/recorded-event.ts';
import { say } from '#contracts/kernel/words.ts';
import type { Clock } from '../clock.ts';
import { fingerprint, lock, unlock } from './ciphers.ts';
import { remembered } from './remembered.ts';
import { spelledIn, type WrittenAs } from './spelled-in.ts';
import type { SubjectKeys } from './subject-keys.ts';
import { withNames } from './with-names.ts';

/** Who acted is named on every event, and in the rows and notices that are made of it: by a sign that stands for the name. */
export interface ActorNames {
  /** How the log names each of these; a job's name stays. */
  hiding(actors: readonly Actor[]): Promise<(actor: Actor) => Actor>;
  /** A value as JSON, with the names for which signs stand in it and the word for what was erased. */
  json(value: unknown, language: Language): string | Promise<string>;
  /** The same of a text that is written already: names are put in as it is written itself. */
  spelled(text: string, language: Language, writtenAs: WrittenAs): string | Promise<string>;
  /** One name; undefined where it was erased. A name for which no sign stands is answered as it is. */
  nameOf(name: string): Promise<string | undefined>;
  forget(): void;
}

const mark = '␟';
const signs = new RegExp(`${mark}([\\w-]{12})${mark}`, 'g');
const sign = new RegExp(`${mark}[\\w-]{12}${mark}`);
const isSign = new RegExp(`^${mark}[\\w-]{12}${mark}$`);

const isMarked = (text: string): boolean => text.includes(mark) || text.includes(erased);

interface NameRow {
  name_id: string;
  key_id: number;
  name: Buffer;
}

export const pgActorNames = (pool: Pool, keys: SubjectKeys, clock: Clock): ActorNames => {
  const hiddenNames = remembered<string, string>(clock);
  const names = remembered<string, string>(clock);

  /** By the secret of its key: whoever writes a sign into a text of their own learns nobody's name. */
  const hide = async (subject: string, name: string): Promise<string> => {
    const { id, key } = (await keys.of([subject])).get(subject)!;
    const nameId = fingerprint(key, name).subarray(0, 9).toString('base64url');
    await pool.query(newName, [nameId, id, lock(key, nameId, Buffer.from(name))]);
    return `${mark}${nameId}${mark}`;
  };

  const find = async (ids: readonly string[]): Promise<Map<string, string>> => {
    const { rows } = await pool.query<NameRow>('SELECT name_id, key_id, name FROM actor_names WHERE name_id = ANY($1::text[])', [ids]);
    const opening = await keys.byId([...new Set(rows.map(({ key_id }) => key_id))]);
    return new Map(
      rows.flatMap(({ name_id, key_id, name }): [string, string][] => {
        const key = opening.get(key_id);
        return key ? [[name_id, unlock(key, name_id, name).toString()]] : [];
      }),
    );
  };

  /** How to spell the signs of a text. */
  const spelling = async (text: string, language: Language): Promise<{ word: string; nameAt: (sign: string) => string }> => {
    const word = say(erasedWords, language);
    const known = await names.get([...new Set([...text.matchAll(signs)].map(([, id]) => id!))], find);
    return { word, nameAt: (found) => known.get(found.slice(1, -1)) ?? word };
  };

  return {
    async hiding(actors) {
      // The events of a command share theirs.
      const each = [...new Set(actors)].filter(({ terminal }) => terminal !== 'system');
      const shown = new Map(each.map((actor) => [askedBy(actor), actor]));
      const hidden = await hiddenNames.get([...shown.keys()], async (missing) => {
        const found = missing.map(async (asked): Promise<[string, string]> => {
          const { accountId, name } = shown.get(asked)!;
          return [asked, await hide(accountSubject(accountId), name)];
        });
        return new Map(await Promise.all(found));
      });
      const signed = new Map(each.map((actor) => [actor, { ...actor, name: hidden.get(askedBy(actor)) ?? actor.name }]));
      return (actor) => signed.get(actor) ?? actor;
    },

    json(value, language) {
      const text = JSON.stringify(value);
      if (!isMarked(text)) return text;
      return spelling(text, language).then(({ word, nameAt }) =>
        JSON.stringify(withNames(value, (found) => (isMarked(found) ? found.replaceAll(erased, word).replaceAll(signs, nameAt) : found))),
      );
    },

    spelled(text, language, writtenAs) {
      if (!isMarked(text)) return text;
      return spelling(text, language).then(({ word, nameAt }) => spelledIn(text.replaceAll(erased, word), writtenAs, sign, nameAt));
    },

    async nameOf(name) {
      if (name === erased) return undefined;
      if (!isSign.test(name)) return name;
      const id = name.slice(1, -1);
      return (await names.get([id], find)).get(id);
    },

    forget() {
      hiddenNames.clear();
      names.clear();
    },
  };
};

const askedBy = ({ accountId, name }: Actor): string => `${accountId} ${name}`;

/** Nothing where the key was dropped meanwhile: the sign then stands for nobody. */
const newName = `
  INSERT INTO actor_names (name_id, key_id, name) SELECT $1, key_id, $3 FROM subject_keys WHERE key_id = $2
  ON CONFLICT (name_id) DO NOTHING`;
