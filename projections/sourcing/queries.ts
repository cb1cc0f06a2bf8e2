import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { page } from '#contracts/kernel/lists/paging.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { actionsOnShopProduct } from '#contracts/sourcing/shop-product-actions.ts';
import type { ShopProductAudit, ShopProductStatus, ShopSku } from '#contracts/sourcing/shop-product-events.ts';
import type { getShopProduct, listShopProducts, listShopSkus, ShopProductDetail, ShopProductRow } from '#contracts/sourcing/shop-product-queries.ts';
import { all, any, likeText, oneOf, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { keyOfSize, stockOfSizes } from './stock-of-skus.ts';
import type { ShopProductTableRow } from './table.ts';

export interface ShopProductNeeds {
  db: ReadDatabase;
  allowedEvents: AllowedEvents;
}

type Stock = Awaited<ReturnType<typeof stockOfSizes>>;
type FoundProduct = ShopProductTableRow & { uid: string | null; realname: string | null };

const products = (db: ReadDatabase) =>
  db.selectFrom('shop_products as p').leftJoin('shops as s', 's.shop_id', 'p.shop_id').selectAll('p').select(['s.uid', 's.realname']);

const like = (columns: readonly string[], text: string): Condition =>
  any(...columns.map((column): Condition => sql`lower(${sql.ref(column)}) like ${likeText(text)}`));

const stockOf = ({ own }: ShopSku, stock: Stock): number => (own && stock.get(keyOfSize(own))) ?? 0;

const ownSizes = (rows: readonly Pick<ShopProductTableRow, 'skus'>[]) => rows.flatMap(({ skus }) => skus.flatMap(({ own }) => own ?? []));

export const shopProductPage = async (
  { db, allowedEvents }: ShopProductNeeds,
  viewer: Viewer,
  filter: QueryOf<typeof listShopProducts>,
): Promise<DataOf<typeof listShopProducts>> => {
  const matching = all(
    filter.text ? like(['p.title', 'p.product_id'], filter.text) : undefined,
    oneOf('p.status', filter.status),
    oneOf('p.audit', filter.auditStatus),
  );
  const column = filter.sort === 'title' ? 'p.title' : 'p.updated_at';
  const [rows, { total }] = await Promise.all([
    products(db)
      .where(matching)
      .orderBy(column, filter.order)
      .orderBy('p.product_id', filter.order)
      .limit(filter.size)
      .offset((filter.current - 1) * filter.size)
      .execute(),
    db
      .selectFrom('shop_products as p')
      .where(matching)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const stock = await stockOfSizes(db, ownSizes(rows));
  return page(
    rows.map((row) => toRow(row, { viewer, stock, allowedEvents })),
    total,
    filter,
  );
};

interface Terms {
  viewer: Viewer;
  stock: Stock;
  allowedEvents: AllowedEvents;
}

const toRow = (row: FoundProduct, { viewer, stock, allowedEvents }: Terms): ShopProductRow => {
  const prices = row.skus.map(({ priceCents }) => priceCents);
  return {
    productId: row.product_id,
    title: row.title,
    img: row.pictures[0] ?? '',
    status: row.status,
    auditStatus: row.audit,
    shopInfo: row.shop_id === null ? null : { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    skus: row.skus.length,
    unlinked: row.skus.filter(({ own }) => own === null).length,
    stock: row.skus.reduce((sum, sku) => sum + stockOf(sku, stock), 0),
    minCents: Math.min(...prices),
    maxCents: Math.max(...prices),
    gmtModify: row.updated_at,
    version: row.version,
    actions: actionsOnShopProduct(viewer, allowedEvents.shopProduct(row.status)),
  };
};

export const shopProductDetail = async (
  { db, allowedEvents }: ShopProductNeeds,
  viewer: Viewer,
  { productId }: QueryOf<typeof getShopProduct>,
): Promise<ShopProductDetail | Rejection> => {
  const row = await products(db).where('p.product_id', '=', productId).executeTakeFirst();
  if (!row) return reject('NotFound', { field: 'productId' });
  const stock = await stockOfSizes(db, ownSizes([row]));
  const { skus: _count, ...shown } = toRow(row, { viewer, stock, allowedEvents });
  return {
    ...shown,
    description: row.description,
    pictures: row.pictures,
    externalId: row.external_id,
    reasons: row.reasons,
    skus: row.skus.map((sku) => ({ ...sku, stock: stockOf(sku, stock) })),
  };
};

interface FoundSku {
  product_id: string;
  title: string;
  image: string | null;
  status: ShopProductStatus;
  audit: ShopProductAudit;
  sku: ShopSku;
  version: number;
}

/** Those that stand for nothing in the catalogue come first: somebody has to say what they are. */
export const shopSkuPage = async (db: ReadDatabase, filter: QueryOf<typeof listShopSkus>): Promise<DataOf<typeof listShopSkus>> => {
  const own = sql<string | null>`u.sku -> 'own' ->> 'sku'`;
  const { text, linked } = filter;
  const matching = all(
    text
      ? any(like(['p.title'], text), sql`lower(u.sku ->> 'skuNo') like ${likeText(text)}`, sql`lower(coalesce(${own}, '')) like ${likeText(text)}`)
      : undefined,
    linked === undefined ? undefined : linked ? sql`${own} is not null` : sql`${own} is null`,
  );
  const unnested = sql`shop_products AS p CROSS JOIN LATERAL jsonb_array_elements(p.skus) WITH ORDINALITY AS u(sku, place)`;
  const [{ rows }, counted] = await Promise.all([
    sql<FoundSku>`
      SELECT p.product_id, p.title, p.pictures ->> 0 AS image, p.status, p.audit, u.sku, p.version
      FROM ${unnested} WHERE ${matching}
      ORDER BY ${own} IS NOT NULL, p.created_at DESC, p.product_id, u.place LIMIT ${filter.size} OFFSET ${(filter.current - 1) * filter.size}`.execute(
      db,
    ),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ${unnested} WHERE ${matching}`.execute(db),
  ]);
  const stock = await stockOfSizes(
    db,
    rows.flatMap(({ sku }) => sku.own ?? []),
  );
  return page(
    rows.map((row) => ({
      productId: row.product_id,
      title: row.title,
      img: row.image ?? '',
      status: row.status,
      auditStatus: row.audit,
      ...row.sku,
      stock: stockOf(row.sku, stock),
      version: row.version,
    })),
    counted.rows[0]!.total,
    filter,
  );
};
