import { userTypes } from '#contracts/accounts/viewer.ts';
import { referenceEventSchemas } from '#contracts/reference/reference-events.ts';
import { isOneOf } from '#projections/kernel/event-kinds.ts';
import type { RowProjection } from '#projections/kernel/projection.ts';
import type { WaitingSellerRow } from './table.ts';

const { AccountCreated, AccountChanged, AccountSuspended, AccountReinstated } = referenceEventSchemas;
const isOurs = isOneOf({ AccountCreated, AccountChanged, AccountSuspended, AccountReinstated });

export const waitingSellersProjection: RowProjection<WaitingSellerRow> = {
  name: 'waiting_sellers',
  table: 'waiting_sellers',
  key: 'account_id',
  keyOf: (event) => (isOurs(event) ? event.data.accountId : null),
  evolve: (row, event) => {
    if (!isOurs(event)) return row;
    switch (event.type) {
      case 'AccountCreated':
      case 'AccountChanged': {
        const { accountId, name, email, userType, role, shopId } = event.data;
        if (userType !== userTypes.business || role !== '' || shopId !== undefined) return null;
        return { account_id: accountId, name, email, registered_at: row?.registered_at ?? event.recordedAt, suspended: row?.suspended ?? false };
      }
      case 'AccountSuspended':
      case 'AccountReinstated':
        return row && { ...row, suspended: event.type === 'AccountSuspended' };
    }
  },
};
