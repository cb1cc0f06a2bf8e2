import { createHash } from 'node:crypto';
import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { walletAccount } from '#contracts/ledger/accounts.ts';
import type { journalEventSchemas } from '#contracts/ledger/posting.ts';
import { checklistLineNames } from '#contracts/periods/checklist.ts';
import { firstDayOf, monthBefore, monthOf, monthsThrough, nextMonth } from '#contracts/periods/months.ts';
import type { MonthBalance, MonthSeal } from '#contracts/periods/period-events.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { closePeriodRoute } from '#services/periods/close-period.ts';
import { startClosingRoute } from '#services/periods/start-closing.ts';
import { hoursAfter } from '../engine/calendar.ts';
import type { MemoryLog } from '../engine/memory-log.ts';
import type { Story } from '../engine/timeline.ts';
import type { Demo } from './demo.ts';

type Posting = RecordedEvent<WalletPosted | EventsOf<typeof journalEventSchemas>>;

/** Every month but the last one and the present is closed, on the fifth day after it: what finance has to do today is left to do. */
export const monthEnds = (demo: Demo, log: Pick<MemoryLog, 'commits'>): void => {
  const first = monthOf(demo.stage.clock.now().toISOString());
  const before = monthBefore(monthOf(demo.now.toISOString()));
  for (const month of monthsThrough(first, before).slice(0, -1)) {
    const day = new Date(`${firstDayOf(nextMonth(month))}T15:00:00Z`);
    demo.line.begin(demo.calendars['EWR-1']!.atWork(hoursAfter(day, 4 * 24)), closing(demo, log, { month, first }));
  }
};

async function* closing({ stage, crew }: Demo, log: Pick<MemoryLog, 'commits'>, { month, first }: { month: string; first: string }): Story {
  const clerk = crew.all('finance')[0]!;
  // Nothing reads the tables while the story is told: the nights are charged by now, and nothing of the list is missing.
  const start = startClosingRoute({ firstBookMonth: async () => first, storageOpen: async () => [] });
  const close = closePeriodRoute({
    periodChecklist: async () => checklistLineNames.map((line) => ({ line, state: 'met', missing: [] })),
    monthSeal: async () => sealOf(log, month),
  });
  await stage.act(clerk, start, { month });
  yield hoursAfter(stage.clock.now(), 1.5);
  await stage.act(clerk, close, { month });
}

/** As the books of the portal find it later: the check of them compares. */
const sealOf = ({ commits }: Pick<MemoryLog, 'commits'>, month: string): MonthSeal => {
  const digest = createHash('sha256');
  let [place, position, postings] = [0, 0, 0];
  const balances = new Map<string, MonthBalance>();
  for (const event of commits.flatMap(({ appends }) => appends.flatMap(({ events }) => events))) {
    place++;
    if (!isPosting(event) || monthOf(event.data.effectiveDate) > month) continue;
    const isOfMonth = monthOf(event.data.effectiveDate) === month;
    addTo(balances, event, isOfMonth);
    if (!isOfMonth) continue;
    [position, postings] = [place, postings + 1];
    digest.update(
      createHash('sha256')
        .update(`${event.streamId} ${event.version} ${JSON.stringify(event.data)}`)
        .digest(),
    );
  }
  return { postings, position: String(position), digest: digest.digest('hex'), trialBalance: [...balances.values()] };
};

const isPosting = (event: RecordedEvent): event is Posting => event.type === 'WalletPosted' || event.type === 'JournalPosted';

const addTo = (balances: Map<string, MonthBalance>, { data: { currency, entries } }: Posting, isOfMonth: boolean): void => {
  for (const { account, sub = '', side, cents } of entries) {
    const part = account === walletAccount ? '' : sub;
    const key = `${account} ${part} ${currency}`;
    const row = balances.get(key) ?? { account, sub: part, currency, debitCents: 0, creditCents: 0, balanceCents: 0 };
    row.balanceCents += side === 'D' ? cents : -cents;
    if (isOfMonth) row[side === 'D' ? 'debitCents' : 'creditCents'] += cents;
    balances.set(key, row);
  }
};
