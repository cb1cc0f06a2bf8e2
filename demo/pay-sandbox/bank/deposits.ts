import { dayOf, type AccountBook } from './book.ts';

export type DepositState = 'pending' | 'settled' | 'rejected' | 'reversed';

export interface Deposit {
  id: string;
  /** Of the virtual account that was paid into; null where the account itself was. */
  code: string | null;
  state: DepositState;
  amountCents: number;
  currency: 'USD';
  text: string;
  payer: { name: string; account: string };
  lineRef: string | null;
  bookedOn: string | null;
}

export interface NewDeposit {
  amountCents: number;
  text: string;
  code?: string | undefined;
  payer?: { name: string; account: string } | undefined;
  /** Of the booking, where it is not today. */
  day?: string | undefined;
}

export interface Deposits {
  begin(deposit: NewDeposit): Deposit;
  /** Undefined where it does not stand as it would have to. */
  move(id: string, state: Exclude<DepositState, 'pending'>, day?: string): Deposit | undefined;
  all(): readonly Deposit[];
}

const before: Readonly<Record<Exclude<DepositState, 'pending'>, DepositState>> = { settled: 'pending', rejected: 'pending', reversed: 'settled' };

export const deposits = (account: AccountBook, now: () => Date): Deposits => {
  const known = new Map<string, Deposit>();
  return {
    begin({ amountCents, text, code, payer = { name: 'Sandbox Payer Ltd', account: '4000001111' } }) {
      const id = `dep-${String(known.size + 1).padStart(6, '0')}`;
      const deposit: Deposit = { id, code: code ?? null, state: 'pending', amountCents, currency: 'USD', text, payer, lineRef: null, bookedOn: null };
      known.set(id, deposit);
      return deposit;
    },
    move(id, state, day = dayOf(now())) {
      const deposit = known.get(id);
      if (!deposit || deposit.state !== before[state]) return undefined;
      deposit.state = state;
      if (state === 'rejected') return deposit;
      const sign = state === 'settled' ? 1 : -1;
      const text = state === 'settled' ? deposit.text : `RETURN OF ${deposit.lineRef} ${deposit.text}`;
      const { ref } = account.book({ day, amountCents: sign * deposit.amountCents, text, endToEndId: id, counterparty: deposit.payer.name });
      if (state === 'settled') Object.assign(deposit, { lineRef: ref, bookedOn: day });
      return deposit;
    },
    all: () => [...known.values()],
  };
};
