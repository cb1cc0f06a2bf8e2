import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf, manyOf, textOf } from '../http/bodies.ts';
import { iso } from '../shop/contract.ts';
import { refuseWith } from './errors.ts';
import { activate, newListing, wrongPrice, type ListingParts } from './listings.ts';
import { pageOf } from './paging.ts';
import { listingOnWire, type KickListing } from './wire.ts';

type Verb = 'create' | 'update' | 'activate' | 'deactivate' | 'delete';

interface Operation {
  request: Record<string, unknown>;
  result: Record<string, unknown> | undefined;
  errors: string[];
  isDone: boolean;
  createdAt: number;
  doneAt: number | null;
}

interface Batch {
  id: string;
  account: string;
  verb: Verb;
  createdAt: number;
  operations: Operation[];
}

const MAX_OPERATIONS = 1_000;
/** Of all batches of an account that are not done. */
const quota = 5_000;

/** Batches are carried out a while later, each operation by itself; a price changes only if it still is what was thought. */
export const serveBatches = (api: FastifyInstance, parts: ListingParts): void => {
  const { shop, account, clock, operationMs } = parts;
  const batches = new Map<string, Batch>();
  const ofAccount = (name: string) => [...batches.values()].filter((batch) => batch.account === name);
  const used = (name: string) => ofAccount(name).flatMap(({ operations }) => operations.filter(({ isDone }) => !isDone)).length;

  const own = (id: unknown, of: string): KickListing | string => {
    const listing = shop.listing(textOf(id));
    if (!listing || listing.account !== of || listing.state === 'ended') return 'listing not found';
    return listing.state === 'sold' ? 'the listing is sold' : listing;
  };
  const update = (listing: KickListing, request: Record<string, unknown>): string | Record<string, unknown> => {
    const { new_value: wanted, conditional_value: expected, condition_operator: operator } = fieldsOf(request['price_cents_change']);
    const wrong = wrongPrice(wanted);
    if (wrong) return wrong;
    const isExpected = operator === 'CONDITION_OPERATOR_NEQ' ? Number(expected) !== listing.cents : Number(expected) === listing.cents;
    if (expected !== undefined && expected !== null && !isExpected) return `condition not met: price_cents is ${listing.cents}`;
    shop.reprice(listing, Number(wanted));
    return { id: listing.no, to: { price_cents: String(listing.cents) } };
  };
  /** What came of it, or why nothing did. */
  const carryOut = (verb: Verb, of: string, request: Record<string, unknown>): string | Record<string, unknown> => {
    if (verb === 'create') {
      const made = newListing(parts, of, request);
      return typeof made === 'string' ? made : { listing: listingOnWire(made) };
    }
    const listing = own(request['id'], of);
    if (typeof listing === 'string') return listing;
    if (verb === 'update') return update(listing, request);
    if (verb === 'activate') activate(shop, listing, clock.now());
    else shop.deactivate(listing, verb === 'delete' ? 'ended' : 'inactive');
    return { id: listing.no };
  };

  const begin = (verb: Verb, of: string, requests: readonly Record<string, unknown>[], reply: FastifyReply) => {
    if (requests.length === 0 || requests.length > MAX_OPERATIONS)
      return refuseWith(reply, 'invalid', `a batch has 1 to ${MAX_OPERATIONS} operations`);
    if (used(of) + requests.length > quota) return refuseWith(reply, 'exhausted', 'too many operations are waiting');
    const createdAt = clock.now();
    const operations = requests.map((request): Operation => ({ request, result: undefined, errors: [], isDone: false, createdAt, doneAt: null }));
    const batch: Batch = { id: randomUUID(), account: of, verb, createdAt, operations };
    batches.set(batch.id, batch);
    clock.after(operationMs, () => {
      for (const operation of operations) {
        const outcome = carryOut(verb, of, operation.request);
        Object.assign(operation, { isDone: true, doneAt: clock.now() }, typeof outcome === 'string' ? { errors: [outcome] } : { result: outcome });
      }
    });
    return { batch_id: batch.id, status: 'BATCH_STATUS_PENDING' };
  };

  /** One for each pair: `quantity` listings of an item, each with its own metadata. */
  const spread = (item: Record<string, unknown>): Record<string, unknown>[] => {
    const { quantity = 1, metadata_list: list, ...rest } = item;
    return Array.from({ length: Number(quantity) || 0 }, (_, index) => ({ ...rest, metadata: Array.isArray(list) ? list[index] : undefined }));
  };
  const itemsOf = (request: FastifyRequest): Record<string, unknown>[] => {
    const { items } = fieldsOf(request.body);
    return Array.isArray(items) ? items.map(fieldsOf) : [];
  };
  const idsOf = (request: FastifyRequest): Record<string, unknown>[] =>
    manyOf((request.query as { ids?: unknown }).ids ?? fieldsOf(request.body)['ids']).map((id) => ({ id }));

  api.post('/api/v1/listings/batch_create', async (request, reply) => begin('create', account(request), itemsOf(request).flatMap(spread), reply));
  api.post('/api/v1/listings/batch_update', async (request, reply) => begin('update', account(request), itemsOf(request), reply));
  api.post('/api/v1/listings/batch_activate', async (request, reply) => begin('activate', account(request), idsOf(request), reply));
  api.post('/api/v1/listings/batch_deactivate', async (request, reply) => begin('deactivate', account(request), idsOf(request), reply));
  api.delete('/api/v1/listings/batch_delete', async (request, reply) => begin('delete', account(request), idsOf(request), reply));
  api.get('/api/v1/listings/batch_operation/quota', async (request, _reply) => ({
    used_operation_quota: String(used(account(request))),
    max_operation_quota: String(quota),
  }));

  api.get('/api/v1/listings/batch', async (request, reply) => {
    const { status, pagination_token: token } = request.query as Record<string, string | undefined>;
    const all = ofAccount(account(request))
      .map(batchOnWire)
      .filter((batch) => !status || status === 'BATCH_STATUS_INVALID' || batch.status === status);
    const paged = pageOf(all.toReversed(), { size: undefined, most: 25, token });
    return paged
      ? { batches: paged.items, next_pagination_token: paged.next, has_more: paged.hasMore }
      : refuseWith(reply, 'invalid', 'pagination_token');
  });
  api.get('/api/v1/listings/batch/:id', async (request, reply) => {
    const batch = batches.get((request.params as { id: string }).id);
    if (batch?.account !== account(request)) return refuseWith(reply, 'notFound', 'batch not found');
    const done = batch.operations.map(({ doneAt }) => doneAt);
    const completedAt = done.every((at) => at !== null) ? iso(Math.max(...(done as number[]))) : null;
    return { ...batchOnWire(batch), created_at: iso(batch.createdAt), processed_at: completedAt, completed_at: completedAt };
  });
  api.get('/api/v1/listings/batch_operations/:id', async (request, reply) => {
    const batch = batches.get((request.params as { id: string }).id);
    if (batch?.account !== account(request)) return refuseWith(reply, 'notFound', 'batch not found');
    const { status, limit, pagination_token: token } = request.query as Record<string, string | undefined>;
    const all = batch.operations
      .map((operation) => operationOnWire(batch.verb, operation))
      .filter((operation) => !status || status === 'BATCH_OPERATION_STATUS_INVALID' || operation.status === status);
    const paged = pageOf(all, { size: limit, most: 500, token });
    return paged ? { id: batch.id, operations: paged.items, pagination_token: paged.next } : refuseWith(reply, 'invalid', 'limit is at most 500');
  });
};

const typeOf = (verb: Verb): string => `BATCH_TYPE_${verb.toUpperCase()}`;

const batchOnWire = ({ id, verb, operations }: Batch) => ({
  id,
  status: operations.every(({ isDone }) => isDone) ? 'BATCH_STATUS_COMPLETED' : 'BATCH_STATUS_PENDING',
  type: typeOf(verb),
  queued: String(operations.filter(({ isDone }) => !isDone).length),
  processed: String(operations.filter(({ isDone }) => isDone).length),
  failed: String(operations.filter(({ errors }) => errors.length > 0).length),
});

const operationOnWire = (verb: Verb, { request, result, errors, isDone, createdAt, doneAt }: Operation) => ({
  type: typeOf(verb),
  [`${verb}_listing_request`]: request,
  ...(result && { [`${verb}_listing_result`]: result }),
  errors,
  success: isDone && errors.length === 0,
  created_at: iso(createdAt),
  processed_at: doneAt === null ? null : iso(doneAt),
  completed_at: doneAt === null ? null : iso(doneAt),
  status: `BATCH_OPERATION_STATUS_${!isDone ? 'PENDING' : errors.length > 0 ? 'FAILED' : 'COMPLETED'}`,
});
