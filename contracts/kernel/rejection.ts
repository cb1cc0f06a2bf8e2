/** The refusals of the product. Each area adds its own where it defines them, so that the codes are known to the compiler and no area to the kernel. */
export interface Rejections {}

/** The stable name of a refusal: a key of the error catalogue (`contracts/errors.ts`), which gives the HTTP status and the words in both languages. */
export type RejectionCode = { [Area in keyof Rejections]: keyof Rejections[Area] & string }[keyof Rejections];

/** A refusal is a value, not an exception: which rule was broken, on which field, with the figures that its words need. */
export interface Rejection {
  readonly rejected: RejectionCode;
  /** The field of the command that broke the rule, as a path: `items.3.oneId`. */
  readonly field?: string;
  /** Values for the placeholders of the message. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export const reject = (rejected: RejectionCode, details: Omit<Rejection, 'rejected'> = {}): Rejection => ({ rejected, ...details });

export const isRejection = (value: unknown): value is Rejection => typeof value === 'object' && value !== null && 'rejected' in value;

/** The words of one refusal. Placeholders are `{name}`; the HTTP status equals the envelope's code. */
export interface ErrorWords {
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 423 | 429 | 431 | 500 | 503;
  readonly en: string;
  readonly zh: string;
}

/** Declares the refusals of an area: `defineRejections({ ShelfFull: { status: 409, en, zh } })`. Its file adds them to `Rejections`. */
export const defineRejections = <const T extends Record<string, ErrorWords>>(rejections: T): T => rejections;
