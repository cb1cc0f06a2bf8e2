import { brandKey, createBrandEndpoint, MAX_RENAMED_SKUS, removeBrandEndpoint, renameBrandEndpoint } from '#contracts/catalogue/brands.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { brandStream, type LoadedBrand } from '../aggregates/brand/brand.ts';
import { skuStream, type LoadedSku } from '../aggregates/sku/sku.ts';
import type { CatalogueNeeds } from './catalogue-uses.ts';

export const createBrand = (
  { body: { name } }: CommandOf<typeof createBrandEndpoint>,
  { brand, skus }: { brand: LoadedBrand; skus: number },
): Decision =>
  brand.exists || skus > 0
    ? reject('BrandExists', { field: 'name', params: { name } })
    : accept(change(brand, { type: 'BrandNamed', data: { key: brandKey(name), name } }));

interface Renamed {
  brand: LoadedBrand;
  /** The stream of the new name: that of the old one where only its spelling changes. */
  next: LoadedBrand;
  /** All that bear it, or one more than are changed at once. */
  skus: readonly LoadedSku[];
  /** SKUs that bear the new name already. */
  namesakes: number;
}

/** What a SKU bears is on the list, whether or not it was ever put there. */
export const renameBrand = ({ body }: CommandOf<typeof renameBrandEndpoint>, { brand, next, skus, namesakes }: Renamed): Decision => {
  const { name } = body;
  const [from, to] = [brandKey(body.brand), brandKey(name)];
  if (!brand.exists && skus.length === 0) return reject('NotFound', { field: 'brand' });
  if (from !== to && (next.exists || namesakes > 0)) return reject('BrandExists', { field: 'name', params: { name } });
  if (skus.length > MAX_RENAMED_SKUS) return reject('BrandTooLarge', { field: 'name', params: { name: body.brand, max: MAX_RENAMED_SKUS } });
  if (brand.name === name && skus.every((sku) => sku.brand === name)) return noChange;
  return accept(
    ...(from !== to && brand.exists ? [change(brand, { type: 'BrandRemoved', data: { key: from } })] : []),
    change(next, { type: 'BrandNamed', data: { key: to, name } }),
    ...skus.map((sku) => change(sku, { type: 'SkuChanged', data: { ...describedAs(sku), brand: name } })),
  );
};

const describedAs = ({ sku, brand, name, pku, sizes, image }: LoadedSku) => ({ sku, brand, name, pku, sizes: [...sizes], image });

export const removeBrand = ({ body }: CommandOf<typeof removeBrandEndpoint>, { brand, skus }: { brand: LoadedBrand; skus: number }): Decision => {
  if (skus > 0) return reject('BrandInUse', { field: 'brand', params: { name: body.brand, skus } });
  if (!brand.exists) return reject('NotFound', { field: 'brand' });
  return accept(change(brand, { type: 'BrandRemoved', data: { key: brandKey(body.brand) } }));
};

export const createBrandRoute = ({ asWritten: { catalogueUses } }: CatalogueNeeds) =>
  commandRoute(createBrandEndpoint, async ({ body }, load) => {
    const brand = await load.one(brandStream, brandKey(body.name));
    return toOutcome(createBrand({ body }, { brand, skus: await catalogueUses.countOfBrand(body.name) }), { name: body.name });
  });

export const renameBrandRoute = ({ asWritten: { catalogueUses } }: CatalogueNeeds) =>
  commandRoute(renameBrandEndpoint, async ({ body }, load) => {
    const [brand, next] = await load.many(brandStream, [brandKey(body.brand), brandKey(body.name)]);
    const skus = await load.many(skuStream, await catalogueUses.skusOfBrand(body.brand, MAX_RENAMED_SKUS + 1));
    const namesakes = await catalogueUses.countOfBrand(body.name);
    return toOutcome(renameBrand({ body }, { brand: brand!, next: next!, skus, namesakes }), { name: body.name, skus: skus.length });
  });

export const removeBrandRoute = ({ asWritten: { catalogueUses } }: CatalogueNeeds) =>
  commandRoute(removeBrandEndpoint, async ({ body }, load) => {
    const brand = await load.one(brandStream, brandKey(body.brand));
    return toOutcome(removeBrand({ body }, { brand, skus: await catalogueUses.countOfBrand(body.brand) }), { name: body.brand });
  });
