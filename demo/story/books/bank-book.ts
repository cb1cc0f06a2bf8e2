import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { changeBy } from '#contracts/ledger/accounts.ts';
import type { journalEventSchemas } from '#contracts/ledger/posting.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { rechargeCodeOf } from '#contracts/payments/recharge-code.ts';
import { shopPlans } from '../../cast/shops.ts';
import type { MemoryLog } from '../../engine/memory-log.ts';
import { daysOf, refOf, type BookedLine, type Moved, type Span } from './bank-days.ts';
import { runningLines } from './running-costs.ts';

type Posting = (WalletPosted | EventsOf<typeof journalEventSchemas>)['data'];

/** A posting with what it moves at the bank. */
interface AtTheBank {
  posting: Posting;
  cents: number;
}

/** The operator's account as its bank has it, made of what the books say was paid and of what no posting foresees. */
export interface BankBook {
  /** Of these days, the oldest first. */
  lines(span: Span): BookedLine[];
  /** What moved in a part of an account over some days, debits less credits; what was paid from the statement left out. */
  moved: Moved;
  byLine(lineKeys: readonly string[]): Map<string, { postingId: string; cents: number }[]>;
  byId(postingIds: readonly string[]): { postingId: string; cents: number }[];
}

export const bankBook = ({ commits }: Pick<MemoryLog, 'commits'>): BankBook => {
  const postings: Posting[] = [];
  let read = 0;
  const catchUp = (): void => {
    for (; read < commits.length; read++)
      for (const { events } of commits[read]!.appends) for (const event of events) if (isPosting(event)) postings.push(event.data);
  };
  const foreseen = (): Posting[] => {
    catchUp();
    return postings.filter(({ reference }) => reference.kind !== 'bankLine');
  };
  const atTheBank = (): AtTheBank[] =>
    foreseen().flatMap((posting) => {
      const entry = posting.entries.find(({ account }) => account === 'assets:bank');
      return entry ? [{ posting, cents: changeBy(entry) }] : [];
    });
  const moved: Moved = (account, sub, { from, to }) =>
    foreseen()
      .filter(({ effectiveDate }) => effectiveDate >= from && effectiveDate <= to)
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.account === account && entry.sub === sub)
      .reduce((sum, { side, cents }) => sum + (side === 'D' ? cents : -cents), 0);
  const told = ({ posting: { postingId }, cents }: AtTheBank) => ({ postingId, cents });

  return {
    moved,
    lines: ({ from, to }) => {
      const paid = grouped(atTheBank().filter(({ posting }) => posting.effectiveDate >= from && posting.effectiveDate <= to));
      return [...paid, ...daysOf(from, to).flatMap((day) => runningLines(day, moved))].toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn));
    },
    byLine: (lineKeys) => {
      const wanted = new Set(lineKeys);
      const found = new Map<string, { postingId: string; cents: number }[]>();
      for (const paid of atTheBank()) {
        const { basis } = paid.posting;
        if (basis.kind === 'bank' && wanted.has(basis.lineKey)) found.set(basis.lineKey, [...(found.get(basis.lineKey) ?? []), told(paid)]);
      }
      return found;
    },
    byId: (postingIds) =>
      atTheBank()
        .filter(({ posting }) => postingIds.includes(posting.postingId))
        .map(told),
  };
};

const isPosting = (event: RecordedEvent): event is RecordedEvent<WalletPosted | EventsOf<typeof journalEventSchemas>> =>
  event.type === 'WalletPosted' || event.type === 'JournalPosted';

/** What came as one payment and was posted to many wallets stands on one line. */
const grouped = (paid: readonly AtTheBank[]): BookedLine[] => {
  const lines = new Map<string, BookedLine>();
  for (const { posting, cents } of paid) {
    const { postingId, groupId, basis, effectiveDate: bookedOn } = posting;
    const key = basis.kind === 'manual' && groupId !== undefined ? groupId : postingId;
    const before = lines.get(key);
    const postingIds = basis.kind === 'bank' ? undefined : [...(before?.postingIds ?? []), postingId];
    lines.set(key, { ...saidOf(posting), bookedOn, cents: cents + (before?.cents ?? 0), ...(postingIds && { postingIds }) });
  }
  return [...lines.values()];
};

const saidOf = (posting: Posting): Pick<BookedLine, 'ref' | 'text' | 'payer' | 'payerAccount'> => {
  const { basis, reference, groupId } = posting;
  const shop = 'shopId' in posting ? shopPlans.find(({ shopId }) => shopId === posting.shopId) : undefined;
  const ref = basis.kind === 'bank' ? basis.lineKey.slice('main:'.length) : basis.kind === 'manual' ? basis.evidence : posting.postingId;
  const payer = groupId === undefined || basis.kind === 'bank' ? (shop?.realname ?? '') : 'Harbor Mutual Insurance';
  const isBulk = reference.kind === 'bulk';
  const text = isBulk ? 'Claims of September, paid in one' : shop ? `Recharge ${rechargeCodeOf(shop.shopId)}` : `Payout ${reference.id}`;
  return { ref: isBulk ? refOf(groupId ?? '', 'claims') : ref, text, payer: isBulk ? 'Harbor Mutual Insurance' : payer, payerAccount: '' };
};
