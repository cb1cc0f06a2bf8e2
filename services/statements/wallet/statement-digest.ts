import { createHash } from 'node:crypto';
import type { StatementPosting } from '#contracts/statements/wallet/statement-of-month.ts';

/** Over place, id, date and cents of each posting, a line for each, in the order in which the statement has them. */
export const statementDigest = () => {
  const hash = createHash('sha256');
  return {
    take: ({ version, postingId, effectiveDate, cents }: StatementPosting): void =>
      void hash.update(`${version} ${postingId} ${effectiveDate} ${cents}\n`),
    hex: (): string => hash.digest('hex'),
  };
};
