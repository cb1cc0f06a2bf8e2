import type { Migration } from '#kernel/database/migrate.ts';

/** Before it nothing was sent into a programme. */
export const shipmentsMigration: Migration = {
  id: '1431-shipments',
  sql: `
    CREATE TABLE shipments (
      shipment_no text PRIMARY KEY,
      shop_id integer NOT NULL,
      warehouse_id text NOT NULL,
      channel text NOT NULL,
      account_id text NOT NULL,
      display_no text,
      manifest_url text,
      stage text NOT NULL,
      status text NOT NULL,
      counts jsonb NOT NULL,
      ended text,
      archived boolean NOT NULL,
      is_over boolean NOT NULL,
      has_case boolean NOT NULL,
      wanted text,
      delivered_at timestamptz,
      boxes jsonb NOT NULL,
      items jsonb NOT NULL,
      item_count integer NOT NULL,
      worth_cents integer NOT NULL,
      remark text NOT NULL,
      reason text,
      preset text,
      history jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX shipments_by_time ON shipments (created_at DESC, shipment_no DESC);
    CREATE INDEX shipments_by_change ON shipments (updated_at DESC, shipment_no DESC);
    CREATE INDEX shipments_of_shop ON shipments (shop_id, created_at DESC, shipment_no DESC);
    CREATE INDEX shipments_by_status ON shipments (status, created_at DESC, shipment_no DESC);
    CREATE INDEX shipments_to_review ON shipments (created_at, shipment_no) WHERE stage = 'reviewing';
    CREATE INDEX shipments_by_display_no ON shipments (lower(display_no)) WHERE display_no IS NOT NULL;
    CREATE INDEX shipments_of_items ON shipments USING gin (items jsonb_path_ops);
    CREATE INDEX shipments_wanted ON shipments (account_id, wanted, created_at) WHERE wanted IS NOT NULL;
    CREATE INDEX shipments_delivered ON shipments (delivered_at) WHERE delivered_at IS NOT NULL;
  `,
};
