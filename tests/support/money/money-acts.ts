import fc from 'fast-check';
import { reject } from '#contracts/kernel/rejection.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { UnitOfWork } from '#kernel/commands/unit-of-work.ts';
import { bankAccountStream } from '#services/aggregates/bank-account/bank-account.ts';
import { loadMonths } from '#services/aggregates/period/dated.ts';
import { receiptStream } from '#services/aggregates/recharge/receipt.ts';
import { rechargeStream } from '#services/aggregates/recharge/recharge.ts';
import { storageFee } from '#services/aggregates/wallet/postings/fee-postings.ts';
import { bookDate } from '#services/aggregates/wallet/postings/wallet-posting.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { withdrawalStream } from '#services/aggregates/withdrawal/withdrawal.ts';
import { creditUnannounced } from '#services/payments/news/take-deposit.ts';
import { reversePosting } from '#services/wallet/reversals/reverse-posting.ts';
import { applyWithdrawal, cancelWithdrawal } from '#services/withdrawals/apply-withdrawal.ts';
import { payWithdrawal, returnWithdrawal } from '#services/withdrawals/pay-withdrawal.ts';
import { approveWithdrawal, rejectWithdrawal } from '#services/withdrawals/review-withdrawal.ts';

/** What people and jobs do to wallets. Numbers are few, so that the same thing is often done twice. */
export type MoneyAct = { shopId: number } & (
  | { kind: 'credit'; ref: number; cents: number }
  | { kind: 'charge'; night: number; cents: number }
  | { kind: 'reverse'; night: number; cents: number }
  | { kind: 'apply'; no: number; cents: number }
  | { kind: 'cancel' | 'approve' | 'reject' | 'return'; no: number }
  | { kind: 'pay'; no: number; cents: number }
);

const few = fc.integer({ min: 1, max: 4 });
const cents = fc.integer({ min: 1, max: 20 }).map((hundreds) => hundreds * 100);

/** Of shops whose numbers begin at `first`. */
export const moneyActs = (first: number, shops: number): fc.Arbitrary<MoneyAct[]> => {
  const shopId = fc.integer({ min: first, max: first + shops - 1 });
  const kind = <Kind extends MoneyAct['kind']>(name: Kind) => fc.constant(name);
  // The price of a night is its number, so that who reverses it knows what it was.
  const night = few.map((n) => ({ night: n, cents: n * 300 }));
  const act = fc.oneof(
    fc.record({ shopId, kind: kind('credit'), ref: few, cents }),
    fc.record({ shopId, kind: kind('charge') }).chain((one) => night.map((priced) => ({ ...one, ...priced }))),
    fc.record({ shopId, kind: kind('reverse') }).chain((one) => night.map((priced) => ({ ...one, ...priced }))),
    fc.record({ shopId, kind: kind('apply'), no: few, cents }),
    fc.record({ shopId, kind: fc.constantFrom('cancel', 'approve', 'approve', 'reject', 'return'), no: few }),
    fc.record({ shopId, kind: kind('pay'), no: few, cents }),
  );
  return fc.array(act as fc.Arbitrary<MoneyAct>, { minLength: 30, maxLength: 80 });
};

const now = new Date('2026-11-20T14:00:00.000Z');
const [ann, bob] = [{ accountId: 'ANN' }, { accountId: 'BOB' }];
const secondApprovalCents = 500_000;

const nightOf = ({ shopId, night, cents: centsPerDay }: { shopId: number; night: number; cents: number }) => {
  const line = { cardId: 'C', version: 1, freeDays: 0, centsPerDay, items: 1 };
  const basis = { kind: 'storage', warehouseId: 'EWR-1', date: `2026-11-0${night}`, position: '1-1', digest: '', lines: [line] } as const;
  return storageFee({ shopId, basis: { ...basis, lines: [...basis.lines] }, now });
};

/** Whether there is a posting of that id. */
export type IsPosted = (postingId: string) => Promise<boolean>;

/** The command by which the product does it. */
export const commandOf =
  (act: MoneyAct, isPosted: IsPosted): Handle<undefined> =>
  async (load) =>
    toOutcome(await decided(act, load, isPosted), undefined);

const decided = async (act: MoneyAct, load: UnitOfWork, isPosted: IsPosted): Promise<Decision> => {
  const { shopId } = act;
  const wallet = await load.one(walletStream, shopId);
  if (act.kind === 'charge') return accept(change(wallet, nightOf(act)));
  if (act.kind === 'reverse') {
    const posting = { data: nightOf(act).data, postedBy: 'storage', reversedBy: null };
    if (!(await isPosted(posting.data.postingId))) return reject('NotFound', { field: 'postingId' });
    const body = { postingId: posting.data.postingId, reason: 'Goodwill', evidence: 'Ticket 1' };
    const months = await loadMonths(load, posting.data.effectiveDate, bookDate(now));
    return reversePosting({ posting, body, ...ann, now }, { wallet, order: undefined, months });
  }
  if (act.kind === 'credit') {
    const ref = `${shopId}-${act.ref}`;
    const stream = load.create(rechargeStream, `RC-${ref}`);
    const receipt = await load.one(receiptStream, ref);
    return creditUnannounced({ cents: act.cents, line: { ref, day: '2026-11-20' }, now, shopId }, { stream, wallet, receipt });
  }
  const withdrawalNo = `WD-${shopId}-${act.no}`;
  const account = await load.one(bankAccountStream, accountIdOf(shopId));
  if (act.kind === 'apply') {
    const earlier = await load.one(withdrawalStream, withdrawalNo);
    if (earlier.status !== undefined) return reject('Conflict');
    const withdrawal = load.create(withdrawalStream, withdrawalNo);
    return applyWithdrawal(
      { bankAccountId: accountIdOf(shopId), amountCents: act.cents, shopId, applicantId: 'SELLER', now },
      { withdrawal, wallet, account },
    );
  }
  const withdrawal = await load.one(withdrawalStream, withdrawalNo);
  switch (act.kind) {
    case 'cancel':
      return cancelWithdrawal({ viewer: { accountId: 'SELLER', shopId, terminal: 'business' } as Viewer }, { withdrawal, wallet });
    case 'approve':
      return approveWithdrawal({ viewer: ann, isHolderChecked: true, secondApprovalCents }, { withdrawal, account });
    case 'reject':
      return rejectWithdrawal({ viewer: ann, reason: 'No' }, { withdrawal, wallet });
    case 'pay':
      return payWithdrawal({ viewer: ann, amountCents: act.cents, now }, { withdrawal, wallet, account });
    case 'return':
      return returnWithdrawal({ viewer: bob, reason: 'Sent back', now }, { withdrawal, wallet });
  }
};

const accountIdOf = (shopId: number): string => `B-${shopId}`;

/** The bank account of a shop, which has to be there before the acts. */
export const addAccount =
  (shopId: number): Handle<undefined> =>
  async (load) => {
    const account = load.create(bankAccountStream, accountIdOf(shopId));
    const numbers = { routingNumber: '021000021', accountNumber: '000123456789', lastFour: '6789', fingerprint: `F${shopId}` };
    const about = { bankAccountId: account.id, shopId, holderType: 'individual', holder: 'Mei Chen', currency: 'USD', country: 'US' } as const;
    return {
      decision: accept(change(account, { type: 'BankAccountAdded', data: { ...about, ...numbers, usableFrom: now.toISOString() } })),
      answer: undefined,
    };
  };
