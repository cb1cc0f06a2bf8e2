import type { Language } from '#contracts/kernel/access/viewer.ts';
import { csvLine, csvMark, csvMoney, type CsvCell } from '#contracts/kernel/lists/csv.ts';
import { say, type Words } from '#contracts/kernel/words.ts';
import type { StatementOfMonth, StatementPosting } from '#contracts/statements/wallet/statement-of-month.ts';
import type { ChargedItems } from '#contracts/storage/storage-nights.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { statementDigest } from './statement-digest.ts';
import { storageAnnex, type StoredItemCost } from './storage-annex.ts';
import { basisLine, statementWords as words } from './statement-words.ts';

interface Told {
  language: Language;
  chargedItems(postingId: string): Promise<ChargedItems | undefined>;
}

/** Piece by piece: only its bytes are held. Below the postings stands what they prove, and what storage was charged for. */
export const writeStatementCsv = async (
  statement: StatementOfMonth,
  pages: AsyncIterable<readonly StatementPosting[]>,
  { language, chargedItems }: Told,
): Promise<Buffer> => {
  const heads = [words.date, words.type, words.reference, words.posting, words.basis, words.note, words.amount, words.balance];
  const parts = [Buffer.from(csvMark + csvLine(heads.map((head) => say(head, language))))];
  const digest = statementDigest();
  const storage = storageAnnex();
  let balance = statement.openingCents;
  for await (const page of pages) {
    const lines = page.map((posting) => {
      digest.take(posting);
      storage.take(posting);
      balance += posting.cents;
      return csvLine([
        written(posting.effectiveDate),
        say(transactionTypes[posting.type], language),
        posting.reference,
        posting.postingId,
        basisLine(posting, language),
        posting.remark,
        written(csvMoney(posting.cents)),
        written(csvMoney(balance)),
      ]);
    });
    parts.push(Buffer.from(lines.join('')));
  }
  const { openingCents, closingCents, heldCents, types, position } = statement;
  const sum = (way: 'inCents' | 'outCents') => types.reduce((total, type) => total + type[way], 0);
  const figures: [Words, CsvCell][] = [
    [words.opening, written(csvMoney(openingCents))],
    [words.in, written(csvMoney(sum('inCents')))],
    [words.out, written(csvMoney(-sum('outCents')))],
    [words.closing, written(csvMoney(closingCents))],
    [words.held, written(csvMoney(heldCents))],
    [words.position, position],
    [words.digest, digest.hex()],
  ];
  parts.push(Buffer.from(csvLine([]) + figures.map(([head, cell]) => csvLine([say(head, language), cell])).join('')));
  const costs = await storage.costs(chargedItems);
  if (costs.length > 0) parts.push(Buffer.from(annexLines(costs, language)));
  return Buffer.concat(parts);
};

const annexLines = (costs: readonly StoredItemCost[], language: Language): string => {
  const heads = [words.storage, words.warehouse, words.item, words.nights, words.perNight, words.amount].map((head) => say(head, language));
  const total = costs.reduce((sum, { cents }) => sum + cents, 0);
  return [
    [],
    heads,
    ...costs.map(({ warehouseId, oneId, nights, centsPerNight, cents }) => [
      '',
      warehouseId,
      oneId,
      ...(oneId === '' ? ['', ''] : [String(nights), written(csvMoney(centsPerNight))]),
      written(csvMoney(cents)),
    ]),
    [say(words.total, language), '', '', '', '', written(csvMoney(total))],
  ]
    .map(csvLine)
    .join('');
};

const written = (text: string): CsvCell => ({ written: text });
