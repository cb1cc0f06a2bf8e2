import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { createSku as endpoint } from '#contracts/reference/reference-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { skuStream, type LoadedSku } from '../aggregates/sku/sku.ts';

export type CreateSku = CommandOf<typeof endpoint>;

const requireDistinctSizes = ({ body: { sizes } }: CreateSku): Rejection | undefined => {
  const at = sizes.findIndex((size, index) => sizes.indexOf(size) !== index);
  return at < 0 ? undefined : reject('SizeRepeated', { field: `sizes.${at}`, params: { size: sizes[at]! } });
};

export const createSku = (command: CreateSku, { entry }: { entry: LoadedSku }): Decision => {
  const { body } = command;
  if (entry.exists) return reject('SkuExists', { field: 'sku', params: { sku: body.sku } });
  return requireDistinctSizes(command) ?? accept(change(entry, { type: 'SkuCreated', data: body }));
};

export const createSkuRoute = commandRoute(endpoint, async ({ body }, load) =>
  toOutcome(createSku({ body }, { entry: await load.one(skuStream, body.sku) }), { sku: body.sku }),
);
