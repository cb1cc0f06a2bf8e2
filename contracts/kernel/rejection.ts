/**
 * A refusal is a value, not an exception: which rule was broken, on which field, with the figures that its words need.
 * `rejected` is a key of the error catalogue (`contracts/errors.ts`), which gives the HTTP status and the words in both languages.
 */
export interface Rejection {
  readonly rejected: string;
  /** The field of the command that broke the rule, as a path: `items.3.oneId`. */
  readonly field?: string;
  /** Values for the placeholders of the message. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export const reject = (rejected: string, details: Omit<Rejection, 'rejected'> = {}): Rejection => ({ rejected, ...details });

export const isRejection = (value: unknown): value is Rejection => typeof value === 'object' && value !== null && 'rejected' in value;

/** The words of one refusal. Placeholders are `{name}`; the HTTP status equals the envelope's code. */
export interface ErrorWords {
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 423 | 429 | 431 | 500 | 503;
  readonly en: string;
  readonly zh: string;
}

/** Declares the refusals of a use case, beside its command: `defineRejections({ ShelfFull: { status: 409, en, zh } })`. */
export const defineRejections = <const T extends Record<string, ErrorWords>>(rejections: T): T => rejections;
