import type { Language } from '#contracts/kernel/access/viewer.ts';
import { say } from '#contracts/kernel/words.ts';
import type { StatementOfMonth, StatementPosting } from '#contracts/statements/wallet/statement-of-month.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { writeCamt053 } from '../formats/camt053/write-camt053.ts';
import type { FileLine } from '../formats/file-statement.ts';
import { basisLine } from './statement-words.ts';

/** As a bank would send it, for the seller's own books: what is imported there is what stands here. */
export const writeStatementCamt = async (
  { shop, month, from, to, openingCents, closingCents }: StatementOfMonth,
  pages: AsyncIterable<readonly StatementPosting[]>,
  { language, now }: { language: Language; now: Date },
): Promise<Buffer> => {
  const lines: FileLine[] = [];
  for await (const page of pages) lines.push(...page.map((posting) => toLine(posting, language)));
  const statement = { account: `wallet-${shop.id}`, currency: 'USD', openingCents, closingCents, from, to, lines };
  const pieces = writeCamt053(statement, { messageId: `wallet-${shop.id}-${month}`, madeAt: now.toISOString() });
  return Buffer.from([...pieces].join(''));
};

const toLine = (posting: StatementPosting, language: Language): FileLine => ({
  ref: posting.postingId,
  bookedOn: posting.effectiveDate,
  cents: posting.cents,
  text: [say(transactionTypes[posting.type], language), posting.reference, basisLine(posting, language)].filter(Boolean).join(' · '),
  payer: '',
  payerAccount: '',
});
