import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { Attempts, Guess } from './attempts.ts';
import type { SmsCodes } from './sms-codes.ts';

export interface EnteredCode {
  by: Exclude<Guess['by'], 'password'>;
  subject: string;
  code: string;
  otherwise: Rejection;
}

/** Spends the codes where all of them are right, and none otherwise: whoever mistypes one keeps the other. */
export const refusalOfCodes = async (
  { smsCodes, attempts }: { smsCodes: SmsCodes; attempts: Attempts },
  address: string,
  entered: readonly EnteredCode[],
): Promise<Rejection | undefined> => {
  for (const { by, subject, code, otherwise } of entered) {
    const guess = { by, login: subject, address };
    const locked = await attempts.begin(guess);
    if (locked) return { ...locked, field: by };
    if (!(await smsCodes.isRight(subject, code))) return otherwise;
    await attempts.succeeded(guess);
  }
  for (const { subject, code, otherwise } of entered) if (!(await smsCodes.spend(subject, code))) return otherwise;
  return undefined;
};
