import type { Entry } from '../ledger/accounts.ts';
import { walletAccount } from '../ledger/accounts.ts';
import type { DomainEvent, RecordedEvent } from '../kernel/events/recorded-event.ts';

/** A posting of the first version: signed amounts over the wallet and three accounts of the operator, in dollars. */
interface Before {
  shopId: number;
  type: string;
  entries: readonly { account: string; amountCents: number }[];
  remark: string;
}

/** Its remark begins with the carrier's name. */
const carrierIn = ({ remark }: Before): string => /^(UPS|USPS|FedEx)\b/.exec(remark)?.[1] ?? 'unknown';

const accountsOfBefore: Record<string, (posting: Before) => Pick<Entry, 'account' | 'sub'>> = {
  'operator:bank': () => ({ account: 'assets:bank', sub: 'main' }),
  'operator:labels': (posting) => ({ account: 'liabilities:carrier', sub: carrierIn(posting) }),
  'operator:goods': () => ({ account: 'assets:goods' }),
};

const accountOf = (posting: Before, account: string) =>
  accountsOfBefore[account]?.(posting) ?? { account: walletAccount, sub: String(posting.shopId) };

/** The posting in today's shape: nothing tells what it rests on, so that is `legacy`. */
export const withCurrencyAndBasis = (
  data: Record<string, unknown>,
  { recordedAt }: Pick<RecordedEvent<DomainEvent>, 'recordedAt'>,
): Record<string, unknown> => {
  const before = data as unknown as Before;
  const entries = before.entries
    .filter(({ amountCents }) => amountCents !== 0)
    .map(({ account, amountCents }) => ({ ...accountOf(before, account), side: amountCents > 0 ? 'C' : 'D', cents: Math.abs(amountCents) }));
  const cents = before.entries.reduce((sum, { amountCents }) => sum + Math.max(amountCents, 0), 0);
  return { ...data, currency: 'USD', effectiveDate: recordedAt.slice(0, 10), entries, basis: { kind: 'legacy', cents } };
};
