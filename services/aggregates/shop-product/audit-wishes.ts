import type { Statement } from '#kernel/database/sql.ts';

/** What the platform is asked for: to audit a product as it is now, or to show it or not. */
export type ProductWish = 'submit' | 'activate' | 'deactivate';

/** Asks by the account of the operator, in the transaction of the events; the newest wish takes the place of one that waits, but for one that is to be audited first. */
export const wishStatement = (productId: string, accountId: string, wish: ProductWish, now: Date): Statement => ({
  text: `
    INSERT INTO shop_product_audits AS a (product_id, account_id, wish, due_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (product_id) DO UPDATE
    SET wish = CASE WHEN a.wish = 'submit' THEN a.wish ELSE excluded.wish END, wish_version = a.wish_version + 1, due_at = excluded.due_at, attempts = 0`,
  values: [productId, accountId, wish, now.toISOString()],
});
