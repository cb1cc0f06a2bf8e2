import type { RetailerEvent } from '#contracts/catalogue/catalogue-events.ts';
import { changeRetailerEndpoint, createRetailerEndpoint, removeRetailerEndpoint } from '#contracts/catalogue/retailers.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Claim, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { retailerStream, type LoadedRetailer } from '../aggregates/retailer/retailer.ts';

const nameOf = (retailerId: string, name: string): Pick<Claim, 'kind' | 'key' | 'owner'> => ({
  kind: 'retailer-name',
  key: name.toUpperCase(),
  owner: retailerId,
});

const claimName = (retailerId: string, name: string): Claim => ({
  ...nameOf(retailerId, name),
  otherwise: reject('RetailerNameTaken', { field: 'name', params: { name } }),
});

export const createRetailer = (
  { body }: CommandOf<typeof createRetailerEndpoint>,
  { retailer }: { retailer: NewStream<RetailerEvent> },
): Decision => ({
  ...accept(change(retailer, { type: 'RetailerCreated', data: { retailerId: retailer.id, ...body } })),
  claims: [claimName(retailer.id, body.name)],
});

export const changeRetailer = ({ body }: CommandOf<typeof changeRetailerEndpoint>, { retailer }: { retailer: LoadedRetailer }): Decision => {
  const { retailerId, name } = body;
  if (!retailer.exists) return reject('NotFound', { field: 'retailerId' });
  const changed = accept(change(retailer, { type: 'RetailerChanged', data: body }));
  if (name.toUpperCase() === retailer.name.toUpperCase()) return changed;
  return { ...changed, claims: [claimName(retailerId, name)], releases: [nameOf(retailerId, retailer.name)] };
};

export const removeRetailer = (
  { body: { retailerId } }: CommandOf<typeof removeRetailerEndpoint>,
  { retailer }: { retailer: LoadedRetailer },
): Decision =>
  retailer.exists
    ? { ...accept(change(retailer, { type: 'RetailerRemoved', data: { retailerId } })), releases: [nameOf(retailerId, retailer.name)] }
    : reject('NotFound', { field: 'retailerId' });

export const createRetailerRoute = commandRoute(createRetailerEndpoint, async ({ body, now, numbers }, load) => {
  const retailer = load.create(retailerStream, numbers.reference(now));
  return toOutcome(createRetailer({ body }, { retailer }), { retailerId: retailer.id, name: body.name });
});

export const changeRetailerRoute = commandRoute(changeRetailerEndpoint, async ({ body }, load) => {
  const retailer = await load.one(retailerStream, body.retailerId);
  return toOutcome(changeRetailer({ body }, { retailer }), { retailerId: body.retailerId, name: body.name });
});

export const removeRetailerRoute = commandRoute(removeRetailerEndpoint, async ({ body }, load) => {
  const retailer = await load.one(retailerStream, body.retailerId);
  return toOutcome(removeRetailer({ body }, { retailer }), { retailerId: body.retailerId, name: retailer.name });
});
