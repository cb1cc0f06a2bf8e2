import { addBankAccountEndpoint, MAX_BANK_ACCOUNTS } from '#contracts/bank-accounts/bank-account-commands.ts';
import type { BankAccountEvent } from '#contracts/bank-accounts/bank-account-events.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { accountStream } from '../aggregates/account/account.ts';
import { bankAccountStream } from '../aggregates/bank-account/bank-account.ts';
import { claimNumber, countAccount } from './account-claims.ts';
import { addedMessage } from './added-message.ts';

export interface AddBankAccount extends BodyOf<typeof addBankAccountEndpoint> {
  shopId: number;
  fingerprint: string;
  usableFrom: string;
}

export interface AddBankAccountParts {
  /** The same for the same text, and to be told by nobody. */
  fingerprintOf(text: string): string;
  /** How long money is not paid to an account that is new. */
  bankAccountHoldHours: number;
}

/** One account is in a shop once; another shop may have it too, and whoever reviews its withdrawals is told. */
export const addBankAccount = (command: AddBankAccount, { account }: { account: NewStream<BankAccountEvent> }): Decision => {
  const added = { bankAccountId: account.id, ...command, lastFour: command.accountNumber.slice(-4) };
  return {
    ...accept(change(account, { type: 'BankAccountAdded', data: added })),
    claims: [claimNumber(added)],
    counts: [
      countAccount(command.shopId, { max: MAX_BANK_ACCOUNTS, otherwise: reject('TooManyBankAccounts', { params: { max: MAX_BANK_ACCOUNTS } }) }),
    ],
  };
};

/** Banks of the United States number their accounts each by itself; elsewhere the number says which bank. */
const identityOf = ({ country, routingNumber, accountNumber }: BodyOf<typeof addBankAccountEndpoint>): string =>
  country === 'US' ? `US ${routingNumber} ${accountNumber}` : `${country} ${accountNumber}`;

const hour = 3_600_000;

export const addBankAccountRoute = ({ fingerprintOf, bankAccountHoldHours }: AddBankAccountParts) =>
  commandRoute(addBankAccountEndpoint, async ({ body, viewer: { shopId, accountId, language }, now, numbers }, load) => {
    if (shopId === undefined) return reject('ShopForbidden');
    const account = load.create(bankAccountStream, numbers.reference(now));
    const { email } = await load.one(accountStream, accountId);
    const usableFrom = new Date(now.getTime() + bankAccountHoldHours * hour).toISOString();
    const decision = addBankAccount({ ...body, shopId, fingerprint: fingerprintOf(identityOf(body)), usableFrom }, { account });
    const lastFour = body.accountNumber.slice(-4);
    const outcome = toOutcome(decision, { bankAccountId: account.id, lastFour, gmtUsable: usableFrom });
    if (isRejection(outcome) || email === '') return outcome;
    return { ...outcome, messages: [addedMessage(email, language, { lastFour, hours: bankAccountHoldHours })] };
  });
