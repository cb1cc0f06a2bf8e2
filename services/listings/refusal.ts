import { rejectionMessage } from '#contracts/errors.ts';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { Refusal } from '#contracts/listings/listing-fields.ts';

/** As the result of one of many says it. */
export const refusalIn = (language: Language, rejection: Rejection): Refusal => ({
  error: rejection.rejected,
  msg: rejectionMessage(rejection, language),
});
