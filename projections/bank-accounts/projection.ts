import { bankAccountEventSchemas, erasedBankAccount } from '#contracts/bank-accounts/bank-account-events.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { BankAccountRow } from './table.ts';

const isBankAccountEvent = isOneOf(bankAccountEventSchemas);

const { holder, routingNumber: routing_number, fingerprint } = erasedBankAccount;
const erasedRow = { holder, routing_number, fingerprint };

export const bankAccountsProjection: RowProjection<BankAccountRow> = {
  kind: 'row',
  name: 'bank_accounts',
  table: 'bank_accounts',
  key: 'bank_account_id',
  ofOneStream: true,
  keyOf: (event) => (isBankAccountEvent(event) ? event.data.bankAccountId : null),
  evolve: (row, event) => {
    if (!isBankAccountEvent(event)) return row;
    const { recordedAt: at, version } = event;
    const stamp = { updated_at: at, version };
    if (event.type === 'BankAccountVerified') return row && { ...row, ...stamp, verified: true };
    if (event.type === 'BankAccountRemoved') return row && { ...row, ...stamp, removed: true };
    if (event.type === 'BankAccountErased') return row && { ...row, ...stamp, ...erasedRow, removed: true };
    const { data } = event;
    return {
      bank_account_id: data.bankAccountId,
      shop_id: data.shopId,
      holder_type: data.holderType,
      holder: data.holder,
      country: data.country,
      currency: data.currency,
      routing_number: data.routingNumber,
      last_four: data.lastFour,
      fingerprint: data.fingerprint,
      verified: false,
      removed: false,
      usable_from: data.usableFrom,
      added_at: at,
      ...stamp,
    };
  },
};
