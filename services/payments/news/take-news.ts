import type { Clock } from '#kernel/clock.ts';
import type { Commands, Handle } from '#kernel/commands/commands.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import type { PaymentNews, PayoutNews } from '../../aggregates/payments/provider.ts';
import type { Verdict } from '../inbox/provider-inbox.ts';
import { takeDepositNews, type KnownRecharges } from './take-deposit-news.ts';
import { takeTopUpNews } from './take-top-up.ts';

interface Parts extends KnownRecharges {
  commands: Commands;
  numbers: Numbers;
  clock: Clock;
  /** Dollars for a yuan. */
  cnyRate: string;
  cnyReferenceRate: string;
  /** What the withdrawals make of it. */
  takePayoutNews?: (news: PayoutNews, now: Date) => Handle<Verdict>;
}

const names = { topUp: 'Alipay', deposit: 'Bank', payout: 'Bank' } as const;

/** Carries out what follows from news of a provider, as one command; throws where it could not be committed. `cause` is what the news is known by. */
export const takeNews = ({
  commands,
  numbers,
  clock,
  cnyRate,
  cnyReferenceRate,
  takePayoutNews,
  ...known
}: Parts): ((news: PaymentNews, cause: string) => Promise<Verdict>) => {
  const handleOf = (news: PaymentNews, now: Date): Handle<Verdict> => {
    if (news.kind === 'topUp') return takeTopUpNews({ news, rateNow: cnyRate, referenceRate: cnyReferenceRate, now });
    if (news.kind === 'deposit') return takeDepositNews(news, { ...known, numbers, now });
    return takePayoutNews?.(news, now) ?? nothing;
  };
  const takeOnce = async (news: PaymentNews, cause: string): Promise<Verdict> => {
    const name = names[news.kind];
    const actor = { accountId: name.toLowerCase(), name, terminal: 'system' } as const;
    const result = await commands.run({ actor, correlationId: cause, causationId: cause }, handleOf(news, clock.now()));
    if (result.kind === 'accepted') return result.answer;
    const { rejected } = result.rejection;
    // Another notification of the same line was faster; a payment that was credited under another number is not the same news.
    if (rejected === 'BankLineTaken' || rejected === 'AlreadyPosted') return 'repeated';
    if (rejected === 'TradeTaken') return 'disputed';
    throw new Error(`The news of ${name} was refused: ${rejected}.`);
  };
  return async (news, cause): Promise<Verdict> => {
    const verdict = await takeOnce(news, cause);
    // The first news of a payment that has gone back already: now that it is credited, it can be taken back.
    if (verdict === 'taken' && news.kind === 'topUp' && news.refund) await takeOnce(news, cause);
    return verdict;
  };
};

const nothing: Handle<Verdict> = async () => ({ decision: { changes: [] }, answer: 'ignored' });
