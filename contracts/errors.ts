import type { Language } from './accounts/viewer.ts';
import * as areas from './areas.ts';
import { kernelRejections } from './kernel/errors.ts';
import type { ErrorWords, Rejection } from './kernel/rejection.ts';
import { say, type Params } from './kernel/words.ts';

/** Every refusal of the product by its stable name: HTTP status and words. */
export const errorCatalogue: Readonly<Record<string, ErrorWords>> = Object.assign(
  {},
  kernelRejections,
  ...Object.values(areas).map((area) => area.rejections),
);

/** A refusal that the catalogue does not know is a fault of ours, never a blank message. */
export const errorWords = (code: string): ErrorWords =>
  Object.hasOwn(errorCatalogue, code) ? errorCatalogue[code]! : kernelRejections.InternalError;

export const errorMessage = (code: string, language: Language, params?: Params): string => say(errorWords(code), language, params);

export const rejectionMessage = (rejection: Rejection, language: Language): string => errorMessage(rejection.rejected, language, rejection.params);
