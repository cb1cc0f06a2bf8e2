import type { Pool } from 'pg';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { accountSubject, erased, erasedWords } from '#contracts/kernel/events/personal-data.ts';
import type { Actor } from '#contracts/kernel/events/recorded-event.ts';
import { say } from '#contracts/kernel/words.ts';
import type { Clock } from '../clock.ts';
import { decrypt, encrypt, fingerprint } from './ciphers.ts';
import { remembered } from './remembered.ts';
import { replaceTokens, type WrittenAs } from './replace-tokens.ts';
import type { SubjectKeys } from './subject-keys.ts';
import { withNames } from './with-names.ts';

/** Who acted is named on every event, and in the rows and notices that are made of it: by a token that stands for the name. */
export interface ActorNames {
  /** How the log names each of these; a job's name stays. */
  pseudonymise(actors: readonly Actor[]): Promise<(actor: Actor) => Actor>;
  /** A value as JSON, with names in place of their tokens and the word for what was erased. */
  json(value: unknown, language: Language): string | Promise<string>;
  /** The same for a text that is already written, with names quoted as its format needs. */
  textWithNames(text: string, language: Language, writtenAs: WrittenAs): string | Promise<string>;
  /** One name; undefined where it was erased. A name without a token is answered as it is. */
  nameOf(name: string): Promise<string | undefined>;
  forget(): void;
}

const mark = '␟';
const nameTokens = new RegExp(`${mark}([\\w-]{12})${mark}`, 'g');
const nameToken = new RegExp(`${mark}[\\w-]{12}${mark}`);
const isNameToken = new RegExp(`^${mark}[\\w-]{12}${mark}$`);

const isMarked = (text: string): boolean => text.includes(mark) || text.includes(erased);

interface NameRow {
  name_id: string;
  key_id: number;
  name: Buffer;
}

export const pgActorNames = (pool: Pool, keys: SubjectKeys, clock: Clock): ActorNames => {
  const tokenCache = remembered<string, string>(clock);
  const nameCache = remembered<string, string>(clock);

  /** By the secret of its key: whoever writes a token into a text of their own learns nobody's name. */
  const pseudonymOf = async (subject: string, name: string): Promise<string> => {
    const { id, key } = (await keys.of([subject])).get(subject)!;
    const nameId = fingerprint(key, name).subarray(0, 9).toString('base64url');
    await pool.query(newName, [nameId, id, encrypt(key, nameId, Buffer.from(name))]);
    return `${mark}${nameId}${mark}`;
  };

  const find = async (ids: readonly string[]): Promise<Map<string, string>> => {
    const { rows } = await pool.query<NameRow>('SELECT name_id, key_id, name FROM actor_names WHERE name_id = ANY($1::text[])', [ids]);
    const subjectKeys = await keys.byId([...new Set(rows.map(({ key_id }) => key_id))]);
    return new Map(
      rows.flatMap(({ name_id, key_id, name }): [string, string][] => {
        const key = subjectKeys.get(key_id);
        return key ? [[name_id, decrypt(key, name_id, name).toString()]] : [];
      }),
    );
  };

  /** The names that a text's tokens stand for. */
  const namesIn = async (text: string, language: Language): Promise<{ word: string; nameAt: (token: string) => string }> => {
    const word = say(erasedWords, language);
    const known = await nameCache.get([...new Set([...text.matchAll(nameTokens)].map(([, id]) => id!))], find);
    return { word, nameAt: (found) => known.get(found.slice(1, -1)) ?? word };
  };

  return {
    async pseudonymise(actors) {
      // The events of a command share theirs.
      const each = [...new Set(actors)].filter(({ terminal }) => terminal !== 'system');
      const shown = new Map(each.map((actor) => [askedBy(actor), actor]));
      const tokens = await tokenCache.get([...shown.keys()], async (missing) => {
        const found = missing.map(async (asked): Promise<[string, string]> => {
          const { accountId, name } = shown.get(asked)!;
          return [asked, await pseudonymOf(accountSubject(accountId), name)];
        });
        return new Map(await Promise.all(found));
      });
      const pseudonymised = new Map(each.map((actor) => [actor, { ...actor, name: tokens.get(askedBy(actor)) ?? actor.name }]));
      return (actor) => pseudonymised.get(actor) ?? actor;
    },

    json(value, language) {
      const text = JSON.stringify(value);
      if (!isMarked(text)) return text;
      return namesIn(text, language).then(({ word, nameAt }) =>
        JSON.stringify(withNames(value, (found) => (isMarked(found) ? found.replaceAll(erased, word).replaceAll(nameTokens, nameAt) : found))),
      );
    },

    textWithNames(text, language, writtenAs) {
      if (!isMarked(text)) return text;
      return namesIn(text, language).then(({ word, nameAt }) => replaceTokens(text.replaceAll(erased, word), writtenAs, nameToken, nameAt));
    },

    async nameOf(name) {
      if (name === erased) return undefined;
      if (!isNameToken.test(name)) return name;
      const id = name.slice(1, -1);
      return (await nameCache.get([id], find)).get(id);
    },

    forget() {
      tokenCache.clear();
      nameCache.clear();
    },
  };
};

const askedBy = ({ accountId, name }: Actor): string => `${accountId} ${name}`;

/** Nothing where the key was dropped meanwhile: the token then stands for nobody. */
const newName = `
  INSERT INTO actor_names (name_id, key_id, name) SELECT $1, key_id, $3 FROM subject_keys WHERE key_id = $2
  ON CONFLICT (name_id) DO NOTHING`;
