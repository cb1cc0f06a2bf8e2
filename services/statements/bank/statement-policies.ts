import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { StatedAccount } from '#services/aggregates/bank-statement/bank-account.ts';
import type { FileStatement } from '../formats/file-statement.ts';

const movedBy = ({ lines }: FileStatement): number => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Opening and lines make the closing balance, to the cent. */
export const requireBalanced = (statement: FileStatement): Rejection | undefined => {
  const { openingCents, closingCents, to } = statement;
  const moved = movedBy(statement);
  if (openingCents + moved === closingCents) return undefined;
  return reject('StatementUnbalanced', {
    field: 'file',
    params: {
      day: to,
      opening: inDollars(openingCents),
      moved: inDollars(moved),
      expected: inDollars(openingCents + moved),
      closing: inDollars(closingCents),
      difference: inDollars(closingCents - openingCents - moved),
    },
  });
};

/** Each statement goes on where the one before ended: nothing is missing between them, and nothing is told twice. */
export const requireFollowsOn = ({ from, openingCents }: FileStatement, { last }: StatedAccount): Rejection | undefined => {
  if (!last) return undefined;
  if (from < last.to) return reject('StatementOverlap', { field: 'file', params: { day: from, lastDay: last.to } });
  if (openingCents === last.closingCents) return undefined;
  return reject('StatementGap', {
    field: 'file',
    params: {
      lastDay: last.to,
      lastClosing: inDollars(last.closingCents),
      day: from,
      opening: inDollars(openingCents),
      difference: inDollars(openingCents - last.closingCents),
    },
  });
};

/** One account of the operator is one account of the bank, in one currency. */
export const requireSameAccount = (
  { account: found, currency }: FileStatement,
  { bankNumber, currency: expected }: StatedAccount,
): Rejection | undefined => {
  if (found && bankNumber && found !== bankNumber)
    return reject('StatementAccountDiffers', { field: 'file', params: { found, expected: bankNumber } });
  if (currency !== expected) return reject('StatementCurrencyDiffers', { field: 'file', params: { found: currency, expected, place: 'File' } });
  return undefined;
};
