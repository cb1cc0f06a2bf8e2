import type { Language } from './kernel/access/viewer.ts';
import * as list from './areas.ts';
import type { Contract } from './kernel/area.ts';
import { kernelRejections } from './kernel/errors.ts';
import type { ErrorWords, Rejection } from './kernel/rejection.ts';
import { say, type Params } from './kernel/words.ts';

const areas: readonly Contract[] = Object.values(list);

/** Every refusal of the product by its stable name: HTTP status and words. */
export const errorCatalogue: Readonly<Record<string, ErrorWords>> = Object.assign({}, kernelRejections, ...areas.map((area) => area.rejections));

/** A refusal that the catalogue does not know is a fault of ours, never a blank message. */
export const errorWords = (code: string): ErrorWords =>
  Object.hasOwn(errorCatalogue, code) ? errorCatalogue[code]! : kernelRejections.InternalError;

export const errorMessage = (code: string, language: Language, params?: Params): string => say(errorWords(code), language, params);

export const rejectionMessage = (rejection: Rejection, language: Language): string => errorMessage(rejection.rejected, language, rejection.params);
