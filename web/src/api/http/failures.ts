import type { ApiError } from '../api-error.ts';

/** What may be done about a refusal, beside its words. */
export interface Remedy {
  /** Of an anchor: it leads out of dialogs and toasts, wherever they are drawn. */
  href: string;
  label: string;
}

/** What a failure sets off in the browser, beyond failing the call. The app fills it in at its start. */
export interface FailureHandlers {
  /** An error toast; the same text is shown once. `description` is left out where the server gave no message. */
  showError(title: string, description?: string, remedy?: Remedy): void;
  unknownError(): string;
  forbidden(): string;
  offline(): string;
  /** The session is over. */
  signedOut(): void;
  suspended(): void;
  /** What the account may do may be other than it was. */
  refused(): void;
  remedyOf(failure: ApiError): Remedy | undefined;
}

let handlers: FailureHandlers | undefined;

export const handleFailuresWith = (given: FailureHandlers): void => {
  handlers = given;
};

/** Section 8 of the specification: 401 signs out, 403 is a "Forbidden" toast, any other code an error toast with the server's message. */
export const reportFailure = (failure: ApiError, quiet: boolean): void => {
  if (!handlers) return;
  if (failure.error === 'Suspended') return handlers.suspended();
  if (failure.code === 401) return failure.stillSignedIn ? undefined : handlers.signedOut();
  if (failure.code === 403) handlers.refused();
  if (!quiet) showFailure(failure);
};

/** The toast of a failure alone, for a caller that tried more than once. */
export const showFailure = (failure: ApiError): void => {
  if (!handlers || failure.error === 'Suspended' || failure.code === 401) return;
  if (failure.code === 403) return handlers.showError(handlers.forbidden(), failure.message);
  if (failure.code === 0) return handlers.showError(handlers.offline());
  if (failure.message === '') return handlers.showError(handlers.unknownError());
  const remedy = remedyOf(failure);
  if (remedy) handlers.showError(failure.message, undefined, remedy);
  else handlers.showError(failure.message);
};

/** For whoever shows the failure in place of a toast. */
export const remedyOf = (failure: ApiError | null): Remedy | undefined => (failure ? handlers?.remedyOf(failure) : undefined);
