import { rechargeCodeOf, shopInText } from '#contracts/payments/recharge-code.ts';
import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import type { BankLineEvent } from '#contracts/statements/bank/bank-events.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { attempt, type ProcessCommand } from '#kernel/processes/reactions.ts';
import { react } from '#kernel/processes/react.ts';
import { claimBankPosting, lineKeyOf } from '#services/aggregates/bank-statement/bank-line-claims.ts';
import { bankLineStream, requireBankLineAllows, type LoadedBankLine } from '#services/aggregates/bank-statement/bank-line.ts';
import { shopStream } from '#services/aggregates/shop/shop.ts';
import { journalStream, type JournalEvent } from '#services/aggregates/wallet/postings/journal.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { completed, payoutPostingId } from '#services/aggregates/withdrawal/withdrawal-outcome.ts';
import { requireWithdrawalAllows, withdrawalStream, type LoadedWithdrawal } from '#services/aggregates/withdrawal/withdrawal.ts';
import { creditLine } from './credit-bank-line.ts';

const processName = 'bank-line-texts';

const creditByCode: ProcessCommand<{ lineId: string; shopId: number }> =
  ({ lineId, shopId }, now) =>
  async (load) => {
    const line = await load.one(bankLineStream, lineId);
    const shop = await load.one(shopStream, shopId);
    const wallet = await load.one(walletStream, shopId);
    return toOutcome(
      creditLine({ shopId, by: 'code', code: rechargeCodeOf(shopId), remark: '', settlerId: processName, now }, { line, shop, wallet }),
      null,
    );
  };

interface Payout {
  line: LoadedBankLine | undefined;
  withdrawal: LoadedWithdrawal;
  entry: NewStream<JournalEvent>;
}

/** The bank has booked a payment in full: the withdrawal is complete, and its line known, in one commit. */
export const completeByLine = ({ line, withdrawal, entry }: Payout, now: Date): Decision => {
  if (!line) return reject('NotFound', { field: 'lineId' });
  const refusal = requireBankLineAllows(line, 'BankLineMatched') ?? requireWithdrawalAllows(withdrawal, 'WithdrawalCompleted');
  if (refusal) return refusal;
  const { lineId, account, bookedOn, cents } = line;
  if (withdrawal.paidCents !== -cents) {
    const params = { line: inDollars(cents), sum: inDollars(-withdrawal.paidCents), difference: inDollars(cents + withdrawal.paidCents) };
    return reject('BankLineMatchDiffers', { field: 'lineId', params });
  }

  const outcome = completed({ withdrawal, entry }, { bankRef: lineKeyOf(line).slice(account.length + 1), bookedOn }, now);
  const postings = [{ postingId: entry.id, cents }];
  return {
    changes: [change(line, { type: 'BankLineMatched', data: { postings, by: 'reference', remark: '', settlerId: processName } }), ...outcome.changes],
    claims: [...outcome.claims, claimBankPosting(entry.id, lineId)],
  };
};

const completePayout: ProcessCommand<{ lineId: string; withdrawalNo: string }> =
  ({ lineId, withdrawalNo }, now) =>
  async (load) => {
    const line = await load.one(bankLineStream, lineId);
    const withdrawal = await load.one(withdrawalStream, withdrawalNo);
    const entry = load.create(journalStream, payoutPostingId(withdrawalNo));
    return toOutcome(completeByLine({ line, withdrawal, entry }, now), null);
  };

/** However the bank has spaced it; none where the text names several. */
const withdrawalInText = (text: string): string | undefined => {
  const found = new Set([...text.toUpperCase().matchAll(/\bWD[\s-]?(\d{4,9})\b/g)].map(([, serial]) => `WD-${serial}`));
  return found.size === 1 ? [...found][0] : undefined;
};

/**
 * What a line says of itself settles it without anybody's doing: money in that bears a shop's recharge code, whose check character lets no slip of the pen
 * name another; a payment that bears the number of a withdrawal and its amount. A line that was settled meanwhile stays as it is, and so does money that the
 * bank's notice has brought in already.
 */
export const matchByText = react<BankLineEvent>({
  name: processName,
  title: 'Bank lines matched by their text',
  from: 'now',
  on: {
    BankLineRecorded: ({ data: { lineId, cents, text } }) => {
      const shopId = cents > 0 ? shopInText(text) : undefined;
      if (shopId !== undefined) return [attempt(creditByCode, { lineId, shopId })];
      const withdrawalNo = cents < 0 ? withdrawalInText(text) : undefined;
      return withdrawalNo === undefined ? [] : [attempt(completePayout, { lineId, withdrawalNo })];
    },
  },
});
