import type { PersonalFields } from '#contracts/kernel/events/personal-data.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { decrypt, encrypt } from './ciphers.ts';
import type { SubjectKey } from './subject-keys.ts';

/** A row of the log, as much of it as has personal data. */
export interface DataRow {
  event_id: string;
  type: string;
  data: object;
}

/** In the place of the personal fields of an event. */
interface Encrypted {
  /** Number of the key. */
  key: number;
  /** Which fields they are. */
  fields: readonly string[];
  /** All of them as JSON, encrypted for this event alone; base64. */
  text: string;
}

type Data = Readonly<Record<string, unknown>>;

/** Undefined where nothing is encrypted: an event from before encryption, or one without personal fields. */
export const encryptedPart = (data: object): Encrypted | undefined => (data as { sealed?: Encrypted }).sealed;

export const encryptedData = ({ eventId, data }: RecordedEvent, { erased }: PersonalFields, { id, key }: SubjectKey): object => {
  const fields = Object.keys(erased).filter((field) => (data as Data)[field] !== undefined);
  if (fields.length === 0) return data;
  const [open, personal] = [{ ...data } as Record<string, unknown>, {} as Record<string, unknown>];
  for (const field of fields) {
    personal[field] = open[field];
    delete open[field];
  }
  const sealed: Encrypted = { key: id, fields, text: encrypt(key, eventId, Buffer.from(JSON.stringify(personal))).toString('base64') };
  return { ...open, sealed };
};

/** As it was recorded, or without what was encrypted with a dropped key. */
export const decryptedData = ({ event_id, data }: DataRow, { erased }: PersonalFields, key: Uint8Array | undefined): object => {
  const { sealed, ...open } = data as Data & { sealed: Encrypted };
  const personal: unknown = key
    ? JSON.parse(decrypt(key, event_id, Buffer.from(sealed.text, 'base64')).toString())
    : Object.fromEntries(sealed.fields.map((field) => [field, erased[field]]));
  return { ...open, ...(personal as Data) };
};
