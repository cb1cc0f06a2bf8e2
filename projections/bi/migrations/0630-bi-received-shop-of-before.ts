import type { Migration } from '#kernel/database/migrate.ts';

/** Of what was received before 0540, the log tells for whom. What comes after the checkpoint is not counted yet, and tells nothing of what is. */
export const biReceivedShopOfBeforeMigration: Migration = {
  id: '0630-bi-received-shop-of-before',
  sql: `
    UPDATE activity_items i SET received_shop_id = received.shop_id
    FROM (
      SELECT DISTINCT ON (e.stream_id) e.stream_id, (e.metadata->'tags'->'shopIds'->>0)::integer AS shop_id
      FROM events e JOIN checkpoints c ON c.name = 'activity' AND (e.transaction_id, e.global_position) <= (c.transaction_id, c.global_position)
      WHERE e.type = 'ItemReceived' ORDER BY e.stream_id, e.version DESC
    ) received
    WHERE received.stream_id = 'item-' || i.one_id AND i.received_quarter IS NOT NULL AND i.received_shop_id IS NULL;
  `,
};
