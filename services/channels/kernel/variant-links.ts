import type { Pool } from 'pg';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { Session } from './port.ts';

/** What a channel calls our variants: learned once, and used from then on. */
export const variantLinks = (pool: Pick<Pool, 'query'>, kind: ChannelKind): Pick<Session, 'link' | 'keepLink'> => ({
  async link({ sku, size }) {
    const { rows } = await pool.query<{ product_id: string; variant_id: string }>(
      'SELECT product_id, variant_id FROM channel_variant_links WHERE kind = $1 AND sku = $2 AND size = $3',
      [kind, sku, size],
    );
    return rows[0] && { productId: rows[0].product_id, variantId: rows[0].variant_id };
  },
  async keepLink({ sku, size, name }, { productId, variantId }) {
    await pool.query(
      `INSERT INTO channel_variant_links (kind, sku, size, product_id, variant_id, name) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (kind, sku, size) DO UPDATE SET product_id = excluded.product_id, variant_id = excluded.variant_id, learned_at = now()`,
      [kind, sku, size, productId, variantId, name],
    );
  },
});
