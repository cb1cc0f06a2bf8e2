import type { Migration } from '#kernel/database/migrate.ts';

/**
 * Of those who were there before: an administrator made an account together with its shop, and answers for its address, and so do the demo accounts have
 * theirs. Who registered began without a shop, and entered no code for the address: it stays unproven, also after the admission.
 */
export const sellerAccountsProvenEmailMigration: Migration = {
  id: '0510-seller-accounts-proven-email',
  sql: `
    ALTER TABLE seller_accounts ADD COLUMN email_proven boolean NOT NULL DEFAULT false;
    UPDATE seller_accounts SET email_proven = true
    FROM events
    WHERE events.stream_id = 'account-' || seller_accounts.account_id AND events.type = 'AccountCreated' AND events.data->>'shopId' IS NOT NULL;
  `,
};
