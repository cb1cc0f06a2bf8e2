import { readFile } from 'node:fs/promises';
import { addDays } from '#contracts/kernel/lists/date-range.ts';
import { firstDayOf, lastDayOf, monthOf, monthsThrough } from '#contracts/periods/months.ts';
import { explainBankLineRoute } from '#services/statements/bank/explain-bank-line.ts';
import { importBankStatementRoute } from '#services/statements/bank/import-bank-statement.ts';
import { keyedLines, lineIdOf } from '#services/statements/bank/line-keys.ts';
import { matchBankLineRoute } from '#services/statements/bank/match-bank-line.ts';
import { postBankOpeningRoute } from '#services/statements/bank/post-bank-opening.ts';
import { readStatementFile } from '#services/statements/formats/read-statement-file.ts';
import { writeCamt053 } from '#services/statements/formats/camt053/write-camt053.ts';
import type { MemoryLog } from '../../engine/memory-log.ts';
import { minutesAfter } from '../../engine/calendar.ts';
import type { Story } from '../../engine/timeline.ts';
import { randomFrom, type Random } from '../../random.ts';
import type { Demo } from '../demo.ts';
import { bankBook, type BankBook } from './bank-book.ts';
import { refOf, type BookedLine, type Span } from './bank-days.ts';
import { withFile } from './sent-file.ts';

const account = 'main';
/** What the account held before the books. */
const openingCents = 4_825_000;

/**
 * The bank states every half month, and finance imports it on the first working day after it and settles its lines. The last statement reaches until
 * yesterday; two of its lines are left to settle.
 */
export const bankStatements = (demo: Demo, log: Pick<MemoryLog, 'commits'>): void => {
  const { line, stage, now, calendars } = demo;
  const office = calendars['EWR-1']!;
  const book = bankBook(log);
  const desk: Desk = { demo, random: randomFrom('bank statements'), book, closingCents: openingCents, isOpened: false, routes: routesOf(book) };
  const today = office.workedBefore(minutesAfter(now, -55), 0.2);
  const yesterday = addDays(dayOf(today), -1);
  for (const span of halves(dayOf(stage.clock.now()), dayOf(now))) {
    const at = office.atWork(new Date(`${addDays(span.to, 1)}T14:10:00Z`), 0.6);
    if (at >= today) {
      const to = yesterday < span.to ? yesterday : span.to;
      if (dayOf(now) <= span.to && to >= span.from) line.begin(today, statement(desk, { ...span, to }, unknownLines({ ...span, to })));
      return;
    }
    line.begin(at, statement(desk, span, []));
  }
};

/** From the first day of the books on, the half that has not ended among them. */
const halves = (begun: string, today: string): Span[] =>
  monthsThrough(monthOf(begun), monthOf(today))
    .flatMap((month) => [
      { from: firstDayOf(month), to: `${month}-15` },
      { from: `${month}-16`, to: lastDayOf(month) },
    ])
    .filter(({ from, to }) => to >= begun && from < today)
    .map(({ from, to }) => ({ from: from < begun ? begun : from, to }));

interface Desk {
  demo: Demo;
  random: Random;
  book: BankBook;
  /** Of the last statement. */
  closingCents: number;
  /** Whether what it opened with is in the books. */
  isOpened: boolean;
  routes: ReturnType<typeof routesOf>;
}

const routesOf = (book: BankBook) => ({
  // Nobody waits meanwhile, and the file is of our own making: a thread apart would only take its time to start.
  import: importBankStatementRoute(
    { bankPostingsByLine: async (lineKeys) => book.byLine(lineKeys), knownBankLine: async () => undefined },
    async ({ path }, about) => readStatementFile(await readFile(path), about),
  ),
  match: matchBankLineRoute({ bankPostings: async (_, postingIds) => book.byId(postingIds) }),
});

/** What nobody has looked into yet. */
const unknownLines = ({ from, to }: Span): BookedLine[] => {
  const earlier = addDays(to, -2) < from ? from : addDays(to, -2);
  return [
    { ref: refOf(earlier, 'unknown'), bookedOn: earlier, cents: 64_000, text: 'INV 2291 NOVAK', payer: 'E NOVAK', payerAccount: '' },
    { ref: refOf(to, 'wire'), bookedOn: to, cents: -3_500, text: 'Incoming wire, investigation fee', payer: '', payerAccount: '' },
  ];
};

/** As the bank of the demo world calls the operator's account. */
export const demoBankAccountNumber = '9000012345';

async function* statement(desk: Desk, { from, to }: Span, unknown: readonly BookedLine[]): Story {
  const { demo, random, book, routes } = desk;
  const { stage, crew } = demo;
  const clerk = crew.all('finance')[0]!;
  const lines = [...book.lines({ from, to }), ...unknown].toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn));
  const opening = desk.closingCents;
  desk.closingCents = lines.reduce((sum, { cents }) => sum + cents, opening);
  const balances = { account: demoBankAccountNumber, currency: 'USD', openingCents: opening, closingCents: desk.closingCents, from, to };
  const file = [...writeCamt053({ ...balances, lines }, { messageId: `STATEMENT-${to}`, madeAt: `${to}T23:59:59Z` })].join('');
  await withFile(`statement-${to}.xml`, file, (sent) => stage.act(clerk, routes.import, { account, sha256: sent.sha256 }, undefined, sent));
  if (!desk.isOpened) {
    desk.isOpened = true;
    yield minutesAfter(stage.clock.now(), 3);
    await stage.act(clerk, postBankOpeningRoute, { account });
  }
  for (const line of keyedLines(lines)) {
    const { as, postingIds, key } = line as BookedLine & { key: string };
    if (!as && !postingIds) continue;
    yield minutesAfter(stage.clock.now(), 0.5 + random.next() * 2);
    const lineId = lineIdOf(account, key);
    if (as) await stage.act(clerk, explainBankLineRoute, { lineId, as, remark: '' });
    else await stage.act(clerk, routes.match, { lineId, postingIds: [...postingIds!], remark: '' });
  }
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
