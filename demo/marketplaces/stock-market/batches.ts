import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fieldsOf } from '../http/bodies.ts';
import { quotaOf } from '../http/quota.ts';
import { day, iso } from '../shop/contract.ts';
import type { ListingParts } from './listings.ts';
import type { Wish } from './operations.ts';
import type { Operation, StockListing } from './wire.ts';

interface BatchItem {
  itemId: string;
  input: Wish & { listingId?: unknown };
  listing: StockListing | undefined;
  operation: Operation | undefined;
  error: string;
}

interface Batch {
  batchId: string;
  account: string;
  createdAt: number;
  items: BatchItem[];
}

const MAX_ITEMS = 500;

/** Batches are taken whole, and fail item by item. */
export const serveBatches = (api: FastifyInstance, { shop, work, account, clock, hasLimits }: ListingParts): void => {
  const batches = new Map<string, Batch>();
  const items = quotaOf(clock.now, [
    { ms: 300_000, most: 500 },
    { ms: day, most: 50_000 },
  ]);

  const statusOf = ({ operation, error }: BatchItem) => {
    if (error !== '' || operation?.operationStatus === 'FAILED') return 'FAILED';
    return operation?.operationStatus === 'SUCCEEDED' ? 'COMPLETED' : 'QUEUED';
  };
  const onWire = ({ batchId, createdAt, items: all }: Batch) => {
    const statuses = all.map(statusOf);
    const count = (status: string) => statuses.filter((one) => one === status).length;
    const isDone = count('QUEUED') === 0;
    const last = iso(Math.max(createdAt, ...all.map(({ operation }) => operation?.updatedAt ?? createdAt)));
    return {
      batchId,
      status: isDone ? 'COMPLETED' : count('QUEUED') === all.length ? 'QUEUED' : 'IN_PROGRESS',
      totalItems: all.length,
      createdAt: iso(createdAt),
      updatedAt: last,
      completedAt: isDone ? last : null,
      itemStatuses: { queued: count('QUEUED'), completed: count('COMPLETED'), failed: count('FAILED') },
    };
  };

  const own = (listingId: unknown, of: string): StockListing | undefined => {
    const listing = typeof listingId === 'string' ? shop.listing(listingId) : undefined;
    return listing?.account === of ? listing : undefined;
  };
  const started = (verb: Verb, input: BatchItem['input'], of: string): Omit<BatchItem, 'itemId' | 'input'> => {
    const refused = work.check(input, verb === 'create');
    const failed = (error: string) => ({ listing: undefined, operation: undefined, error });
    if (refused) return failed(refused.errorMessage);
    if (verb === 'create') return { ...work.create(of, input), error: '' };
    const listing = own(input.listingId, of);
    if (!listing) return failed('Listing not found');
    const closed = work.checkListing(listing);
    if (closed) return { listing, operation: undefined, error: closed.errorMessage };
    return { listing, operation: verb === 'update' ? work.update(listing, input) : work.end(listing), error: '' };
  };

  for (const verb of ['create', 'update', 'delete'] as const) {
    const path = `/v2/selling/batch/${verb}-listing`;
    api.post(path, async (request, reply) => {
      const { items: asked } = fieldsOf(request.body);
      if (!Array.isArray(asked) || asked.length === 0) return reply.code(400).send({ errorMessage: 'items must not be empty' });
      if (asked.length > MAX_ITEMS) return reply.code(413).send({ errorMessage: `items must be at most ${MAX_ITEMS}` });
      const of = account(request);
      const wait = hasLimits ? items.spend(of, asked.length) : undefined;
      if (wait !== undefined) return reply.code(429).header('retry-after', String(wait)).send({ errorMessage: 'Too Many Requests' });
      const batch: Batch = { batchId: randomUUID(), account: of, createdAt: clock.now(), items: [] };
      batches.set(batch.batchId, batch);
      batch.items = asked.map((input: BatchItem['input']) => ({ itemId: randomUUID(), input, ...started(verb, input, of) }));
      return { ...onWire(batch), status: 'QUEUED', completedAt: null };
    });
    api.get(`${path}/:batchId`, async (request, reply) => {
      const batch = batches.get((request.params as { batchId: string }).batchId);
      return batch?.account === account(request) ? onWire(batch) : reply.code(404).send({ errorMessage: 'Batch not found' });
    });
    api.get(`${path}/:batchId/items`, async (request, reply) => {
      const batch = batches.get((request.params as { batchId: string }).batchId);
      if (batch?.account !== account(request)) return reply.code(404).send({ errorMessage: 'Batch not found' });
      const { status } = request.query as { status?: string };
      const all = batch.items.map((item) => ({
        itemId: item.itemId,
        status: statusOf(item),
        result: item.listing ? { listingId: item.listing.no, askId: item.listing.no } : null,
        error: item.error || item.operation?.error || '',
        listingInput: item.input,
      }));
      return { items: all.filter((item) => status === undefined || item.status === status) };
    });
  }
};

type Verb = 'create' | 'update' | 'delete';
