import type { Migration } from '#kernel/database/migrate.ts';

/** Who picked a unit was kept from one version on, and is in the log of all: units of before lacked it until the next rebuild. */
export const orderUnitsPickedByMigration: Migration = {
  id: '0590-order-units-picked-by',
  sql: `
    UPDATE orders o SET units = (
      SELECT jsonb_agg(CASE
          WHEN last.type = 'OrderItemPicked' THEN u.unit || jsonb_build_object('pickedBy', last.operator_id)
          WHEN last.type = 'OrderPickUndone' THEN u.unit || jsonb_build_object('pickedBy', NULL)
          ELSE u.unit
        END ORDER BY u.place)
      FROM jsonb_array_elements(o.units) WITH ORDINALITY AS u (unit, place)
      LEFT JOIN LATERAL (
        SELECT e.type, e.data->>'operatorId' AS operator_id FROM events e
        WHERE e.stream_id = 'order-' || o.odd_no AND e.type IN ('OrderItemPicked', 'OrderPickUndone', 'OrderItemReplaced')
          AND u.unit->>'oneId' = CASE e.type WHEN 'OrderItemReplaced' THEN e.data->>'by' ELSE e.data->>'oneId' END
        ORDER BY e.version DESC LIMIT 1
      ) last ON true
    )
    WHERE EXISTS (SELECT FROM events e WHERE e.stream_id = 'order-' || o.odd_no AND e.type = 'OrderItemPicked');
  `,
};
