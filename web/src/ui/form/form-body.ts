import type { z } from 'zod';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import type { FieldError } from '#contracts/kernel/envelope.ts';
import { fieldErrors } from '#contracts/kernel/fields/invalid.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { say, type Words } from '#contracts/kernel/words.ts';

/** A body while it is entered: anything may be missing yet, and a figure may be no number. */
export type Unchecked<Body> = Body extends readonly (infer Item)[]
  ? readonly Unchecked<Item>[]
  : Body extends object
    ? { readonly [Key in keyof Body]?: Unchecked<Body[Key]> | null | undefined }
    : Body extends number
      ? number | 'wrong' | null | undefined
      : Body | null | undefined;

/** Without what is missing: an empty field is not sent. */
export const withoutGaps = (body: unknown): unknown => {
  if (Array.isArray(body)) return body.map(withoutGaps);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).flatMap(([key, value]) => (value == null ? [] : [[key, withoutGaps(value)]])));
};

interface Said {
  language: Language;
  /** Words of rules that an area brings. */
  rules?: Readonly<Record<string, Words>>;
}

/** What the schema refuses of a body, field by field, in the words that the server would use; what is empty is required, whatever else it would have to be. */
export const errorsIn = (schema: z.ZodType | undefined, body: unknown, { language, rules }: Said): FieldError[] => {
  const issues = schema?.safeParse(body).error?.issues ?? [];
  return fieldErrors(issues, language, rules).map((error) =>
    isEmpty(valueAt(body, error.field)) ? { field: error.field, rule: 'required', msg: say(fieldRules.required, language) } : error,
  );
};

const valueAt = (body: unknown, field: string): unknown => field.split('.').reduce<any>((value, key) => value?.[key], body);

const isEmpty = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.trim() === '');

/** What was said of a field, or of anything inside it: `label` also answers for `label.logNo`. */
export const errorWithin = (errors: readonly Pick<FieldError, 'field' | 'msg'>[], field: string): string | undefined =>
  errors.find((error) => isWithin(error.field, field))?.msg;

/** The first error that none of the fields shows. */
export const errorBeside = (errors: readonly Pick<FieldError, 'field' | 'msg'>[], fields: readonly string[]): string | undefined =>
  errors.find((error) => !fields.some((field) => isWithin(error.field, field)))?.msg;

const isWithin = (inner: string, field: string): boolean => inner === field || inner.startsWith(`${field}.`);

/** Names of all fields that values hold: `address.city`; a list is one field. */
export const fieldsOf = (values: object, under = ''): string[] =>
  Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
      ? fieldsOf(value, `${under}${key}.`)
      : [`${under}${key}`],
  );
