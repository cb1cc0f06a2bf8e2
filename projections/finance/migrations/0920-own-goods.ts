import type { Migration } from '#kernel/database/migrate.ts';

/** Before, postings told what was bought, and nothing of what became of it. */
export const ownGoodsMigration: Migration = {
  id: '0920-own-goods',
  sql: `
    CREATE TABLE own_goods_postings (
      posting_id text NOT NULL,
      one_id text NOT NULL,
      part text NOT NULL,
      cents bigint NOT NULL,
      day date NOT NULL,
      odd_no text NOT NULL,
      is_of_wallet boolean NOT NULL,
      PRIMARY KEY (posting_id, one_id)
    );
    INSERT INTO own_goods_postings
      SELECT e.data->>'postingId', x.item->>'oneId', 'cost', (x.item->>'cents')::bigint, (e.data->>'effectiveDate')::date, e.data#>>'{reference,id}', true
      FROM events e, json_array_elements((e.data#>'{basis,items}')::json) AS x (item)
      WHERE e.type = 'WalletPosted' AND e.data->>'type' = 'cashoutCollection' AND e.data#>>'{basis,kind}' = 'sale';
    CREATE INDEX own_goods_postings_of_item ON own_goods_postings (one_id);
    CREATE INDEX own_goods_fees ON own_goods_postings (odd_no) WHERE part = 'fee';
  `,
};
