import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { createSku as endpoint } from '#contracts/reference/create-sku.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { skuStream, type Sku } from '../aggregates/sku/sku.ts';

export type CreateSku = BodyOf<typeof endpoint>;

const sizesDiffer = ({ sizes }: CreateSku): Rejection | undefined => {
  const at = sizes.findIndex((size, index) => sizes.indexOf(size) !== index);
  return at < 0 ? undefined : reject('SizeRepeated', { field: `sizes.${at}`, params: { size: sizes[at]! } });
};

export const createSku = (command: CreateSku, { exists }: Sku): Decision => {
  const { sku } = command;
  if (exists) return reject('SkuExists', { field: 'sku', params: { sku } });
  return sizesDiffer(command) ?? accept(change(skuStream, sku, { type: 'SkuCreated', data: command }));
};

export const createSkuRoute = commandRoute(endpoint, async ({ body }, load) =>
  decided(createSku(body, await load.one(skuStream, body.sku)), { sku: body.sku }),
);
