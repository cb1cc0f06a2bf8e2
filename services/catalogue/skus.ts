import { addSizeEndpoint, changeSkuEndpoint, removeSizeEndpoint, removeSkuEndpoint } from '#contracts/catalogue/sku-commands.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { skuStream, type LoadedSku, type Sku } from '../aggregates/sku/sku.ts';
import type { CatalogueNeeds } from './catalogue-uses.ts';

const unknown = reject('NotFound', { field: 'sku' });

const changed = (entry: LoadedSku, to: Partial<Sku>): Decision => {
  const { sku, brand, name, pku, sizes, image } = { ...entry, ...to };
  return accept(change(entry, { type: 'SkuChanged', data: { sku, brand, name, pku, sizes: [...sizes], image } }));
};

/** What is not named stays as it is, so that nobody takes back what another changed meanwhile. */
export const changeSku = ({ body }: CommandOf<typeof changeSkuEndpoint>, { entry }: { entry: LoadedSku }): Decision => {
  if (!entry.exists) return unknown;
  const differs = (['brand', 'name', 'pku', 'image'] as const).some((field) => body[field] !== undefined && body[field] !== entry[field]);
  return differs ? changed(entry, body) : noChange;
};

/** R5.30. */
export const addSize = ({ body: { size } }: CommandOf<typeof addSizeEndpoint>, { entry }: { entry: LoadedSku }): Decision => {
  if (!entry.exists) return unknown;
  const repeats = entry.sizes.some((known) => known.toUpperCase() === size.toUpperCase());
  return repeats ? reject('SizeExists', { field: 'size', params: { size } }) : changed(entry, { sizes: inOrder([...entry.sizes, size]) });
};

const figures = new Intl.Collator('en', { numeric: true });

/** Sizes that are figures stand by their figure; others stay where they were entered. */
export const inOrder = (sizes: readonly string[]): string[] =>
  sizes.every((size) => /^\d+(\.\d+)?$/.test(size))
    ? sizes.toSorted((one, other) => Number(one) - Number(other) || figures.compare(one, other))
    : [...sizes];

export const removeSize = (
  { body: { size } }: CommandOf<typeof removeSizeEndpoint>,
  { entry, isUsed }: { entry: LoadedSku; isUsed: boolean },
): Decision => {
  if (!entry.exists) return unknown;
  if (!entry.sizes.includes(size)) return reject('NotFound', { field: 'size' });
  if (entry.sizes.length === 1) return reject('LastSize', { field: 'size' });
  return isUsed ? reject('SizeInUse', { field: 'size', params: { size } }) : changed(entry, { sizes: entry.sizes.filter((known) => known !== size) });
};

export const removeSku = (
  { body: { sku } }: CommandOf<typeof removeSkuEndpoint>,
  { entry, isUsed }: { entry: LoadedSku; isUsed: boolean },
): Decision => {
  if (!entry.exists) return unknown;
  return isUsed ? reject('SkuInUse', { field: 'sku', params: { sku } }) : accept(change(entry, { type: 'SkuRemoved', data: { sku } }));
};

export const changeSkuRoute = commandRoute(changeSkuEndpoint, async ({ body }, load) =>
  toOutcome(changeSku({ body }, { entry: await load.one(skuStream, body.sku) }), { sku: body.sku }),
);

export const addSizeRoute = commandRoute(addSizeEndpoint, async ({ body }, load) =>
  toOutcome(addSize({ body }, { entry: await load.one(skuStream, body.sku) }), { sku: body.sku }),
);

export const removeSizeRoute = ({ asWritten: { catalogueUses } }: CatalogueNeeds) =>
  commandRoute(removeSizeEndpoint, async ({ body }, load) => {
    const entry = await load.one(skuStream, body.sku);
    return toOutcome(removeSize({ body }, { entry, isUsed: await catalogueUses.isUsed(body.sku, body.size) }), { sku: body.sku });
  });

export const removeSkuRoute = ({ asWritten: { catalogueUses } }: CatalogueNeeds) =>
  commandRoute(removeSkuEndpoint, async ({ body }, load) => {
    const entry = await load.one(skuStream, body.sku);
    return toOutcome(removeSku({ body }, { entry, isUsed: await catalogueUses.isUsed(body.sku) }), { sku: body.sku });
  });
