import type { FieldError } from '#contracts/kernel/envelope.ts';

interface ErrorDetails {
  error?: string | undefined;
  fields?: readonly FieldError[] | undefined;
  requestId?: string | undefined;
  stillSignedIn?: boolean | undefined;
}

/** A call that failed. `code` is the envelope's; 0 means that no answer came. */
export class ApiError extends Error {
  readonly code: number;
  /** Stable name of the refusal: a key of the error catalogue. */
  readonly error: string | undefined;
  readonly fields: readonly FieldError[];
  readonly requestId: string | undefined;
  /** A refusal for want of a sign-in whose body says that there is one (R8.09). */
  readonly stillSignedIn: boolean;

  constructor(code: number, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.error = details.error;
    this.fields = details.fields ?? [];
    this.requestId = details.requestId;
    this.stillSignedIn = details.stillSignedIn ?? false;
  }
}

export const isApiError = (failure: unknown): failure is ApiError => failure instanceof ApiError;

/** Whether the server may never have seen the call, or could not finish it: trying again is safe under the same Idempotency-Key. */
export const mayRetry = (failure: unknown): boolean => isApiError(failure) && (failure.code === 0 || failure.code >= 500);
