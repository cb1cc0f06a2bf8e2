import type { Pool } from 'pg';
import type { ChannelFailure } from '#contracts/channels/channel-failures.ts';
import { backoffMs, type Retries } from '#kernel/backoff.ts';
import type { ProductWish } from '../../aggregates/shop-product/audit-wishes.ts';
import type { AnyConnector, ProductToAudit, Products } from '../kernel/port.ts';
import type { TellProduct } from './tell-product.ts';
import type { Tell } from './tell.ts';

interface Parts {
  pool: Pool;
  now: Date;
  accountId: string;
  connector: AnyConnector;
  tell: Pick<Tell, 'consentLost'>;
  tellProduct: TellProduct;
  /** As it is now; undefined for one that is not there. */
  productToAudit(productId: string): Promise<ProductToAudit | undefined>;
}

interface AuditRow {
  product_id: string;
  wish: ProductWish | null;
  wish_version: number;
  external_id: string | null;
  attempts: number;
  looks: number;
}

const AT_ONCE = 5;
const retries: Retries = { maxAttempts: Infinity, firstMs: 2_000, maxMs: 300_000 };
/** An audit takes hours: the longer it does, the less often it is asked after. News of it comes by itself. */
const FIRST_LOOK_MS = 2_000;
const MAX_LOOK_MS = 60_000;

/** Sends what is to be audited, switched on or off, and asks what became of it. Answers whether there was anything to do. */
export const tendProducts = async (parts: Parts): Promise<boolean> => {
  const { pool, now, accountId, connector } = parts;
  if (!isTended(connector)) return false;
  const { rows: wishes } = await pool.query<AuditRow>(
    'SELECT * FROM shop_product_audits WHERE account_id = $1 AND wish IS NOT NULL AND due_at <= $2 ORDER BY due_at LIMIT $3',
    [accountId, now, AT_ONCE],
  );
  for (const row of wishes) await (row.wish === 'submit' ? submit(parts, connector, row) : switchOnOrOff(parts, connector, row));
  const { rows: looked } = await pool.query<AuditRow>(
    'SELECT * FROM shop_product_audits WHERE account_id = $1 AND look_at <= $2 AND external_id IS NOT NULL ORDER BY look_at LIMIT $3',
    [accountId, now, AT_ONCE],
  );
  for (const row of looked) await look(parts, connector, row);
  return wishes.length + looked.length > 0;
};

const isTended = (connector: AnyConnector): connector is AnyConnector & Products => connector.submitProduct !== undefined;

const submit = async (parts: Parts, connector: Products, row: AuditRow): Promise<void> => {
  const { pool, now, tellProduct, productToAudit } = parts;
  const product = await productToAudit(row.product_id);
  if (!product) return settled(pool, row);
  const answer = await connector.submitProduct(product);
  if (answer.kind === 'failed') {
    if (await waits(parts, row, answer.failure)) return;
    await tellProduct.refused(row.product_id, [answer.failure.code]);
    return settled(pool, row);
  }
  const { externalId } = answer.value;
  await tellProduct.received(row.product_id, externalId);
  await settled(pool, row, { externalId, lookAt: new Date(now.getTime() + FIRST_LOOK_MS) });
};

const switchOnOrOff = async (parts: Parts, connector: Products, row: AuditRow): Promise<void> => {
  const { pool, now } = parts;
  if (row.external_id === null) return settled(pool, row);
  const answer = await connector.switchProduct(row.external_id, row.wish === 'activate');
  if (answer.kind === 'failed' && (await waits(parts, row, answer.failure))) return;
  // What it refused is seen by looking.
  await settled(pool, row, answer.kind === 'failed' ? { lookAt: now } : {});
};

const passing: readonly ChannelFailure['kind'][] = ['transient', 'lost', 'throttled', 'notAuthorised'];

/** True where it is tried again later; what is sent twice is found there by its mark. */
const waits = async ({ pool, now, accountId, tell }: Parts, row: AuditRow, failure: ChannelFailure): Promise<boolean> => {
  if (!passing.includes(failure.kind)) return false;
  if (failure.kind === 'notAuthorised') await tell.consentLost(accountId, failure.code);
  const later = new Date(now.getTime() + (failure.retryAfterMs ?? backoffMs(retries, row.attempts + 1)));
  await pool.query('UPDATE shop_product_audits SET due_at = $2, attempts = attempts + 1 WHERE product_id = $1', [row.product_id, later]);
  return true;
};

/** What was wished meanwhile stays. */
const settled = async (pool: Pool, row: AuditRow, { externalId, lookAt }: { externalId?: string; lookAt?: Date } = {}): Promise<void> => {
  await pool.query(
    `UPDATE shop_product_audits SET wish = CASE WHEN wish_version = $2 THEN NULL ELSE wish END, attempts = 0,
       external_id = coalesce($3, external_id), look_at = coalesce($4, look_at), looks = 0 WHERE product_id = $1`,
    [row.product_id, row.wish_version, externalId ?? null, lookAt ?? null],
  );
};

const look = async ({ pool, now, tellProduct }: Parts, connector: Products, row: AuditRow): Promise<void> => {
  const { product_id: productId } = row;
  const later = new Date(now.getTime() + Math.min(MAX_LOOK_MS, FIRST_LOOK_MS * 2 ** Math.min(row.looks, 5)));
  const again = (at: Date | null, wish?: ProductWish) =>
    pool.query(
      `UPDATE shop_product_audits SET look_at = $2, looks = looks + 1, wish = coalesce(wish, $3),
         due_at = CASE WHEN wish IS NULL AND $3::text IS NOT NULL THEN $4 ELSE due_at END WHERE product_id = $1`,
      [productId, at, wish ?? null, later],
    );
  const there = await connector.readProduct(row.external_id!);
  if (there.kind === 'failed') {
    // The platform has forgotten it: it is sent once more.
    await (there.failure.kind === 'gone' ? again(null, 'submit') : again(later));
    return;
  }
  const { status } = await tellProduct.stands(productId, there.value);
  const goesOn = there.value.audit === 'auditing' || there.value.status === 'pending';
  await again(goesOn ? later : null, status === 'deactivated' && there.value.status === 'active' ? 'deactivate' : undefined);
};
