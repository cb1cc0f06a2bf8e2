import { z } from 'zod';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { errorCatalogue } from '#contracts/errors.ts';
import type { FieldError } from '#contracts/kernel/envelope.ts';
import { fieldName } from '#contracts/kernel/fields/field-names.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { fieldErrors } from '#contracts/kernel/fields/invalid.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { say } from '#contracts/kernel/words.ts';
import type { Refusal } from '../answer.ts';

/** What an endpoint without a schema takes. */
const noFields = z.strictObject({});

/** Reads input by the schema of its endpoint, or says which fields are wrong and how. */
export const parse = (schema: z.ZodType | undefined, input: unknown, language: Language): { value: unknown } | { refusal: Refusal } => {
  const parsed = (schema ?? noFields).safeParse(input ?? {});
  if (!parsed.success) return refused(fieldErrors(parsed.error.issues, language, errorCatalogue), language);
  const unstorable = unstorableField(parsed.data);
  if (unstorable !== undefined) return refused([{ field: unstorable, rule: 'character', msg: say(fieldRules.character, language) }], language);
  return { value: parsed.data };
};

const refused = (errors: FieldError[], language: Language) => ({
  refusal: { ...reject('Invalid', { params: { fields: summary(errors, language) } }), errors },
});

const summary = (errors: readonly FieldError[], language: Language): string =>
  errors
    .slice(0, 3)
    .map(({ field, msg }) => (field === '' ? msg : `${fieldName(field, language)}: ${msg}`))
    .join('; ');

/**
 * The null character and half a surrogate pair are legal in JSON, but no text column takes them. Only what fits a schema is searched: it is no deeper than
 * the schema.
 */
const unstorableField = (input: unknown): string | undefined => {
  if (typeof input === 'string') return input.includes('\0') || /\p{Surrogate}/u.test(input) ? '' : undefined;
  if (typeof input !== 'object' || input === null) return undefined;
  for (const [name, value] of Object.entries(input)) {
    const within = unstorableField(value);
    if (within !== undefined) return within === '' ? name : `${name}.${within}`;
  }
  return undefined;
};
