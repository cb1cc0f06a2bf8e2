import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { nextDay } from '#contracts/kernel/lists/date-range.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { StatementOfMonth, StatementPosting } from '#contracts/statements/wallet/statement-of-month.ts';
import type { ChargedItems } from '#contracts/storage/storage-nights.ts';
import { MAX_PRINTED_POSTINGS, type WalletStatementFormat } from '#contracts/statements/wallet/wallet-statement.ts';
import { drawStatementApart } from './pdf/draw-statement-apart.ts';
import { printed, type Printed } from './pdf/printed.ts';
import { writeStatementCamt } from './write-camt.ts';
import { writeStatementCsv } from './write-csv.ts';

type Pages = AsyncIterable<readonly StatementPosting[]>;
type Write = (statement: StatementOfMonth, pages: Pages) => Promise<{ statement: StatementOfMonth; bytes: Buffer | Printed } | Rejection>;

export interface StatementSource {
  /** What a posting of storage was for, item by item. */
  chargedItems(viewer: Viewer, postingId: string): Promise<ChargedItems | undefined>;
  walletStatement: (viewer: Viewer, asked: { shopId: number | undefined; month: string; now: Date }, write: Write) => ReturnType<Write>;
}

interface Asked {
  shopId: number | undefined;
  month: string;
  format: WalletStatementFormat;
  now: Date;
  /** Nobody waits for it. */
  inBackground?: boolean;
}

/** Drawn, as it takes a while, only once the moment that was read is let go. */
export const makeStatement = async (
  { walletStatement, chargedItems }: StatementSource,
  viewer: Viewer,
  { shopId, month, format, now, inBackground = false }: Asked,
): Promise<Rejection | { statement: StatementOfMonth; file: Buffer }> => {
  const found = await walletStatement(viewer, { shopId, month, now }, writer(format, viewer, { now, chargedItems }));
  if (isRejection(found)) return found;
  const { statement, bytes } = found;
  const { language, accountId } = viewer;
  const madeAt = madeAtOf(statement, now).toISOString();
  const file = Buffer.isBuffer(bytes)
    ? bytes
    : await drawStatementApart({ drawn: { statement, ...bytes, language, madeAt }, isUrgent: !inBackground }, accountId);
  return isRejection(file) ? file : { statement, file };
};

const writer =
  (format: WalletStatementFormat, viewer: Viewer, { now, chargedItems }: Pick<StatementSource, 'chargedItems'> & { now: Date }): Write =>
  async (statement, pages) => {
    switch (format) {
      case 'csv':
        return {
          statement,
          bytes: await writeStatementCsv(statement, pages, {
            language: viewer.language,
            chargedItems: (postingId) => chargedItems(viewer, postingId),
          }),
        };
      case 'camt053':
        return { statement, bytes: await writeStatementCamt(statement, pages, { language: viewer.language, now: madeAtOf(statement, now) }) };
      case 'pdf':
        if (statement.postings > MAX_PRINTED_POSTINGS)
          return reject('StatementTooLong', { field: 'format', params: { max: MAX_PRINTED_POSTINGS, postings: statement.postings } });
        return { statement, bytes: await printed(pages, (postingId) => chargedItems(viewer, postingId)) };
    }
  };

/** A month that is over gives the same bytes whenever it is asked for. */
const madeAtOf = ({ to, isSoFar }: StatementOfMonth, now: Date): Date => (isSoFar ? now : new Date(`${nextDay(to)}T00:00:00Z`));
