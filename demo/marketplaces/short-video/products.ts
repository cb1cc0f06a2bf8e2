import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demoAccounts, type AccountName } from '../demo-accounts.ts';
import { numberOf } from '../engine/chance.ts';
import { fieldsOf, manyOf, textOf } from '../http/bodies.ts';
import { hour, type ContractParts } from '../shop/contract.ts';
import { done, fail, type CodeName } from './codes.ts';
import { fileIn, pictureOf } from './pictures.ts';
import { productOnWire, skuOnWire, warehouseId, type VideoProduct, type VideoShop, type VideoSku } from './wire.ts';

interface ProductParts extends ContractParts {
  shop: VideoShop;
  products: Map<string, VideoProduct>;
  account(request: FastifyRequest): string;
  tell(account: string, type: number, data: unknown): void;
}

/** An audit takes so long. */
const auditMs = 2 * hour;
const maxBytes = 5 * 1024 * 1024;

const centsOf = (price: unknown): number | undefined => {
  const { amount } = fieldsOf(price);
  return /^\d{1,6}(\.\d{1,2})?$/.test(textOf(amount)) ? Math.round(Number(amount) * 100) : undefined;
};
const quantityOf = (inventory: unknown): number | undefined => {
  const quantities = (Array.isArray(inventory) ? inventory : []).map((one) => Number(fieldsOf(one)['quantity']));
  const sum = quantities.reduce((total, one) => total + one, 0);
  return quantities.length > 0 && Number.isSafeInteger(sum) && sum >= 0 ? sum : undefined;
};
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

export const serveProducts = (api: FastifyInstance, { shop, products, account, tell, clock, catalogue, kind }: ProductParts): void => {
  let counted = 0;
  const pictures = new Set<string>();
  const skusOf = ({ id }: VideoProduct): VideoSku[] => shop.listings().filter(({ own }) => own.productId === id);
  const productOf = (request: FastifyRequest): VideoProduct | undefined => {
    const product = products.get((request.params as { productId: string }).productId);
    return product?.account === account(request) && product.status !== 'DELETED' ? product : undefined;
  };
  const setStatus = (product: VideoProduct, status: VideoProduct['status'], auditStatus = product.auditStatus): void => {
    Object.assign(product, { status, auditStatus, updatedAt: clock.now() });
    for (const sku of skusOf(product)) {
      if (status === 'ACTIVATE') shop.activate(sku);
      else if (sku.ask) shop.deactivate(sku);
    }
    tell(product.account, 5, { product_id: product.id, status, audit_status: auditStatus, update_time: Math.floor(clock.now() / 1000) });
  };
  /** What is not right fails some hours later; an edit shows nothing until then. */
  const audit = (product: VideoProduct): void => {
    product.auditStatus = 'AUDITING';
    clock.after(auditMs, () => {
      if (product.auditStatus !== 'AUDITING') return;
      const body = product.edited ?? product.body;
      const isRight = listOf(body['main_images']).some(({ uri }) => pictures.has(textOf(uri))) && textOf(body['title']) !== '';
      if (isRight) Object.assign(product, { body, edited: undefined });
      if (product.status === 'PENDING') setStatus(product, isRight ? 'ACTIVATE' : 'FAILED', isRight ? 'APPROVED' : 'FAILED');
      else setStatus(product, product.status, isRight ? 'APPROVED' : 'FAILED');
    });
  };
  const wrongSkus = (skus: readonly Record<string, unknown>[]): CodeName | undefined => {
    if (skus.length === 0 || skus.some(({ seller_sku: sku, price }) => textOf(sku) === '' || centsOf(price) === undefined)) return 'form';
    return skus.some(({ inventory }) => quantityOf(inventory) === undefined) ? 'stock' : undefined;
  };

  api.post('/product/202309/products', async (request, reply) => {
    const body = fieldsOf(request.body);
    const asked = listOf(body['skus']);
    const wrong = wrongSkus(asked);
    if (wrong) return fail(reply, wrong);
    const id = `172${numberOf(`${kind} product ${++counted} ${clock.now()}`, 15)}`;
    const isDraft = body['save_mode'] === 'AS_DRAFT';
    const product: VideoProduct = {
      id,
      account: account(request),
      body,
      edited: undefined,
      status: isDraft ? 'DRAFT' : 'PENDING',
      auditStatus: 'AUDITING',
      createdAt: clock.now(),
      updatedAt: clock.now(),
    };
    products.set(id, product);
    const skus = asked.map((one) => {
      const sellerSku = textOf(one['seller_sku']);
      const attributes = listOf(one['sales_attributes']);
      const size = textOf((attributes.find(({ name }) => /size/i.test(textOf(name))) ?? attributes[0])?.['value_name']);
      const cents = centsOf(one['price'])!;
      const variant = catalogue.described({ texts: [sellerSku, textOf(body['title'])], size, cents });
      const quantity = quantityOf(one['inventory'])!;
      return shop.create({
        no: `173${numberOf(`${kind} sku ${id} ${sellerSku}`, 15)}`,
        account: product.account,
        variant,
        cents,
        quantity,
        mark: sellerSku,
        own: { productId: id },
      });
    });
    if (!isDraft) audit(product);
    return done({ product_id: id, skus: skus.map(({ no, mark }) => ({ id: no, seller_sku: mark, sales_attributes: [] })), warnings: [] });
  });
  api.get('/product/202309/products/:productId', async (request, reply) => {
    const product = productOf(request);
    return product ? done(productOnWire(product, skusOf(product))) : fail(reply, 'noProduct');
  });
  api.put('/product/202309/products/:productId', async (request, reply) => {
    const product = productOf(request);
    if (!product) return fail(reply, 'noProduct');
    product.edited = { ...product.body, ...fieldsOf(request.body) };
    if (product.status === 'DRAFT' || product.status === 'FAILED') product.status = 'PENDING';
    audit(product);
    return done({ product_id: product.id, skus: skusOf(product).map(skuOnWire), warnings: [] });
  });
  api.delete('/product/202309/products', async (request, _reply) => {
    for (const id of manyOf(fieldsOf(request.body)['product_ids'])) {
      const product = products.get(id);
      if (product?.account === account(request)) setStatus(product, 'DELETED');
    }
    return done({ errors: [] });
  });
  api.post('/product/202309/products/search', async (request, reply) => {
    const { status, seller_skus: sellerSkus } = fieldsOf(request.body);
    const { page_size: size = '20', page_token: token } = request.query as Record<string, string>;
    const [start, count] = [token ? Number(token) : 0, Number(size)];
    if (!(count >= 1 && count <= 100) || !Number.isInteger(start)) return fail(reply, 'form');
    const wanted = sellerSkus === undefined ? undefined : manyOf(sellerSkus);
    const all = [...products.values()]
      .filter((product) => product.account === account(request))
      .filter((product) => (status === undefined || status === 'ALL' ? product.status !== 'DELETED' : product.status === status))
      .filter((product) => !wanted || skusOf(product).some(({ mark }) => wanted.includes(mark ?? '')));
    const end = start + count;
    return done({
      total_count: all.length,
      products: all.slice(start, end).map((product) => productOnWire(product, skusOf(product))),
      next_page_token: end < all.length ? String(end) : '',
    });
  });

  const changing = (path: string, change: (sku: VideoSku, wish: Record<string, unknown>) => CodeName | undefined) =>
    api.post(`/product/202309/products/:productId/${path}`, async (request, reply) => {
      const product = productOf(request);
      if (!product) return fail(reply, 'noProduct');
      if (product.status === 'FREEZE' || product.status === 'PLATFORM_DEACTIVATED') return fail(reply, 'productStatus');
      const errors = listOf(fieldsOf(request.body)['skus']).flatMap((wish) => {
        const sku = skusOf(product).find(({ no }) => no === textOf(wish['id']));
        const wrong = sku ? change(sku, wish) : 'noProduct';
        return wrong ? [{ code: wrong, message: wrong, detail: { sku_id: wish['id'] } }] : [];
      });
      return done({ errors });
    });
  changing('prices/update', (sku, { price }) => {
    const cents = centsOf(price);
    if (cents === undefined) return 'form';
    shop.reprice(sku, cents);
    return undefined;
  });
  changing('inventory/update', (sku, { inventory }) => {
    const quantity = quantityOf(inventory);
    if (quantity === undefined) return 'stock';
    shop.setQuantity(sku, quantity);
    if (products.get(sku.own.productId)?.status === 'ACTIVATE') shop.activate(sku);
    return undefined;
  });

  const moving = (verb: string, from: readonly VideoProduct['status'][], to: VideoProduct['status']) =>
    api.post(`/product/202309/products/${verb}`, async (request, _reply) => {
      const errors = manyOf(fieldsOf(request.body)['product_ids']).flatMap((id) => {
        const product = products.get(id);
        if (product?.account !== account(request)) return [{ code: 12_052_048, message: 'Product not found', detail: { product_id: id } }];
        if (product.status === to) return [];
        if (!from.includes(product.status)) return [{ code: 12_052_220, message: 'Not allowed in this product status', detail: { product_id: id } }];
        setStatus(product, to);
        return [];
      });
      return done({ errors });
    });
  moving('activate', ['SELLER_DEACTIVATED'], 'ACTIVATE');
  moving('deactivate', ['ACTIVATE', 'PENDING'], 'SELLER_DEACTIVATED');

  api.addContentTypeParser(/^multipart\/form-data/, { parseAs: 'buffer', bodyLimit: 6 * 1024 * 1024 }, (_request, body, parsed) =>
    parsed(null, body),
  );
  api.post('/product/202309/images/upload', { bodyLimit: 6 * 1024 * 1024 }, async (request, reply) => {
    const file = Buffer.isBuffer(request.body) ? fileIn(request.body, request.headers['content-type'] ?? '') : undefined;
    const picture = file && file.length <= maxBytes ? pictureOf(file) : undefined;
    const isFit = picture && [picture.width, picture.height].every((side) => side >= 300 && side <= 4_000);
    if (!isFit) return fail(reply, 'picture');
    const uri = `tos-sandbox/${numberOf(`${kind} picture ${++counted}`, 15)}`;
    pictures.add(uri);
    return done({ uri, url: `https://pictures.invalid/${uri}`, height: picture.height, width: picture.width, use_case: 'MAIN_IMAGE' });
  });

  api.get('/product/202309/categories', async () =>
    done({ categories: [{ id: '601352', parent_id: '0', local_name: 'Sneakers', is_leaf: true, permission_statuses: ['AVAILABLE'] }] }),
  );
  api.get('/product/202309/categories/:id/rules', async () =>
    done({
      product_certifications: [],
      size_chart: { is_required: false, is_supported: true },
      package_dimension: { is_required: true },
      cod: { is_supported: false },
    }),
  );
  api.get('/product/202309/categories/:id/attributes', async () =>
    done({ attributes: [{ id: '100007', name: 'Size', type: 'SALES_PROPERTY', is_requried: true, is_customizable: true, values: [] }] }),
  );
  api.get('/logistics/202309/warehouses', async () =>
    done({ warehouses: [{ id: warehouseId, name: 'Warehouse', type: 'SALES_WAREHOUSE', effect_status: 'ENABLED', is_default: true }] }),
  );
  api.get('/authorization/202309/shops', async (request, _reply) => {
    const name = account(request) as AccountName;
    const { shopId, shopCipher } = demoAccounts[name].shortVideo;
    return done({ shops: [{ id: shopId, name, region: 'US', seller_type: 'LOCAL', cipher: shopCipher, code: `US${shopId.slice(-4)}` }] });
  });
};
