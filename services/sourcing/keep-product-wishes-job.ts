import type { JobNeeds } from '#kernel/area.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';
import { operatorAccountOf } from '../aggregates/channel/channel-account.ts';
import { wishStatement } from '../aggregates/shop-product/audit-wishes.ts';

export interface KeepProductWishesNeeds extends Pick<JobNeeds, 'pool' | 'clock'> {
  /** Products that are being audited, and that nothing has happened to since. */
  productsAudited(before: Date): Promise<readonly string[]>;
}

const everyMs = 20_000;
/** A command that is under way has its wish by then. */
const GRACE_MS = 5_000;

/** What is audited stands in the log; where nobody looks after it, as after a restore, it is sent again. */
export const keepProductWishesJob = ({ pool, clock, productsAudited }: KeepProductWishesNeeds): Job => ({
  name: 'keep-product-wishes',
  everyMs,
  run: async () => {
    const now = clock.now();
    const audited = await productsAudited(new Date(now.getTime() - GRACE_MS));
    const { rows } = await pool.query<{ id: string }>({ name: 'product-wishes-lost', text: lost, values: [audited] });
    for (const { id } of rows) {
      const { text, values } = wishStatement(id, operatorAccountOf('shortVideo'), 'submit', now);
      await pool.query(text, [...values]);
    }
  },
});

const lost = `
  SELECT id FROM unnest($1::text[]) AS id
  WHERE NOT EXISTS (SELECT FROM shop_product_audits a WHERE a.product_id = id AND (a.wish IS NOT NULL OR a.look_at IS NOT NULL))`;
