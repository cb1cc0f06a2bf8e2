import type { Migration } from '#kernel/database/migrate.ts';

/** 0460 looked for the address among the open data, where no sealed event has it: the names of what is sealed stand beside. */
export const orderHistorySealedAddressMigration: Migration = {
  id: '0620-order-history-sealed-address',
  sql: `
    UPDATE order_history h SET terms = h.terms || '{"address": true}'
    FROM events e
    WHERE e.stream_id = 'order-' || h.odd_no AND e.version = h.version AND h.name IN ('OrderApplied', 'OrderEdited')
      AND (e.data->'sealed'->'fields')::jsonb ? 'address' AND NOT h.terms ? 'address';
  `,
};
