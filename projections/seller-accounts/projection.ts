import { userTypes } from '#contracts/kernel/access/viewer.ts';
import { erasedAccount, referenceEventSchemas } from '#contracts/reference/reference-events.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { SellerAccountRow } from './table.ts';

const { AccountCreated, AccountChanged, SellerRefused, AccountSuspended, AccountReinstated, AccountErased } = referenceEventSchemas;
const isOurs = isOneOf({ AccountCreated, AccountChanged, SellerRefused, AccountSuspended, AccountReinstated, AccountErased });

export const sellerAccountsProjection: RowProjection<SellerAccountRow> = {
  kind: 'row',
  name: 'seller_accounts',
  table: 'seller_accounts',
  key: 'account_id',
  keyOf: (event) => (isOurs(event) ? event.data.accountId : null),
  evolve: (row, event) => {
    if (!isOurs(event)) return row;
    const stamp = { updated_at: event.recordedAt, version: event.version };
    switch (event.type) {
      case 'AccountCreated':
      case 'AccountChanged': {
        const { accountId, login, name, email, userType, role, shopId } = event.data;
        if (userType !== userTypes.business) return null;
        return {
          account_id: accountId,
          login,
          name,
          email,
          email_proven:
            event.type === 'AccountCreated'
              ? shopId !== undefined || event.data.emailProven === true
              : row?.email_proven === true && row.email === email,
          shop_id: shopId ?? null,
          admitted: role !== '' || shopId !== undefined,
          refused: false,
          suspended: row?.suspended ?? false,
          created_at: row?.created_at ?? event.recordedAt,
          ...stamp,
        };
      }
      case 'SellerRefused':
        return row && { ...row, ...stamp, refused: true };
      case 'AccountSuspended':
      case 'AccountReinstated':
        return row && { ...row, ...stamp, suspended: event.type === 'AccountSuspended' };
      case 'AccountErased': {
        const { login, name, email } = erasedAccount;
        return row && { ...row, ...stamp, login, name, email };
      }
    }
  },
};
