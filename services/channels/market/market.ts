import { createHmac, timingSafeEqual } from 'node:crypto';
import { answerOf, readAs, refused } from '../kernel/answers.ts';
import type { AnyConnector, ChannelDefinition, OpAnswer, Reading, SaleNotice, Session } from '../kernel/port.ts';
import type { ChannelOp } from '#contracts/channels/channel-failures.ts';
import { budgetClassOf } from '../kernel/port.ts';
import { calls } from './calls.ts';
import { failureOf, userFailure } from './errors.ts';
import { limits } from './limits.ts';
import { listingThere, noticesOf, priceOf, orderOf } from './map.ts';
import { answers, graphWire, type AnswerOf, type Field, type VariantWire } from './wire.ts';

/** What was changed a little before the last look may have been written after it. */
const OVERLAP_MS = 10 * 60_000;

/** The operator's own shop by its GraphQL: each listing is a product of one pair, and its number is the SKU. */
export const market: ChannelDefinition = {
  kind: 'market',
  limits,
  failureOf,
  sign: (call, { accessToken = '' }) => ({ ...call, headers: { ...call.headers, 'x-shopify-access-token': accessToken } }),
  open: (session) => connector(session),
  verify({ headers, body }, { hookSecret = '' }) {
    const given = Buffer.from(String(headers['x-shopify-hmac-sha256'] ?? ''), 'base64');
    const expected = createHmac('sha256', hookSecret).update(body).digest();
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
    return [String(headers['x-shopify-topic'] ?? '').startsWith('orders') ? { kind: 'sale' } : { kind: 'ignored' }];
  },
};

const connector = (session: Session): AnyConnector => {
  const ask = async <Name extends Field>({ field, ...call }: ReturnType<(typeof calls)[keyof typeof calls]> & { field: Field }, name: Name) => {
    const isWrite = field !== 'productVariants' && field !== 'locations' && field !== 'orders' && field !== 'order' && field !== 'shippingLabel';
    const graph = await readAs(session, call, graphWire, failureOf);
    if (graph.kind === 'failed') {
      // A read over POST changed nothing, whatever became of its answer.
      const kind = !isWrite && graph.failure.kind === 'lost' ? 'transient' : graph.failure.kind;
      return { kind: 'failed', failure: { ...graph.failure, kind } } as Reading<AnswerOf<Name>>;
    }
    const parsed = answers[name].safeParse(graph.value.data?.[name]);
    if (parsed.success) return { kind: 'read', value: parsed.data } as Reading<AnswerOf<Name>>;
    return { kind: 'failed', failure: { kind: isWrite ? 'lost' : 'ourMistake', code: `shape of ${name}` } } as Reading<AnswerOf<Name>>;
  };

  const bySku = async (op: ChannelOp, sku: string): Promise<Reading<VariantWire | undefined>> => {
    const found = await ask(calls.variants(budgetClassOf[op], `sku:${sku}`), 'productVariants');
    return found.kind === 'failed' ? found : { kind: 'read', value: found.value.nodes.find((node) => node.sku === sku) };
  };

  const location = async (): Promise<Reading<string | undefined>> => {
    const found = await ask(calls.locations(), 'locations');
    return found.kind === 'failed' ? found : { kind: 'read', value: found.value.nodes.find(({ isActive }) => isActive)?.id };
  };

  const settled = (answer: Reading<{ userErrors: Parameters<typeof userFailure>[0] }>, done: OpAnswer): OpAnswer =>
    answerOf(answer, ({ userErrors }) => {
      const failure = userFailure(userErrors);
      return failure ? { kind: 'refused', failure } : done;
    });

  return {
    async publish({ listingId, variant, priceCents, floorCents }) {
      const where = await location();
      if (where.kind === 'failed') return { kind: 'refused', failure: where.failure };
      if (!where.value) return refused('ourMistake', 'no location');
      const answer = await ask(calls.set(variant, listingId, priceOf(priceCents), where.value, floorCents), 'productSet');
      return settled(answer, { kind: 'done', externalId: listingId, priceCents });
    },

    async reprice({ externalId, priceCents, floorCents }) {
      const there = await bySku('reprice', externalId);
      if (there.kind === 'failed') return { kind: 'refused', failure: there.failure };
      if (!there.value) return refused('gone', 'no such SKU');
      if ((there.value.inventoryQuantity ?? 0) <= 0) return refused('alreadySold', 'nothing left');
      const answer = await ask(calls.reprice(there.value.product.id, there.value.id, priceOf(priceCents), floorCents), 'productVariantsBulkUpdate');
      return settled(answer, { kind: 'done', externalId, priceCents });
    },

    async withdraw({ externalId }) {
      const there = await bySku('withdraw', externalId);
      if (there.kind === 'failed') return { kind: 'refused', failure: there.failure };
      if (!there.value) return refused('gone', 'no such SKU');
      return settled(await ask(calls.takeDown(there.value.product.id), 'productUpdate'), { kind: 'done', externalId });
    },

    async locate(op) {
      const there = await bySku(op.op, op.op === 'publish' ? op.listingId : op.externalId);
      if (there.kind === 'failed') return { kind: 'cannotTell' };
      return there.value ? { kind: 'found', ...listingThere(there.value) } : { kind: 'notThere' };
    },

    async list(cursor) {
      const page = await ask(calls.variants('sweep', '', cursor), 'productVariants');
      if (page.kind === 'failed') return page;
      const { nodes, pageInfo } = page.value;
      const rows = nodes.map(listingThere).filter(({ isLive }) => isLive);
      return { kind: 'read', value: { rows, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined } };
    },

    async since(cursor) {
      const begun = session.now();
      const notices: SaleNotice[] = [];
      let after: string | undefined;
      do {
        const page = await ask(calls.orders(cursor, after), 'orders');
        if (page.kind === 'failed') return page;
        notices.push(...page.value.nodes.flatMap(noticesOf));
        after = page.value.pageInfo.hasNextPage ? (page.value.pageInfo.endCursor ?? undefined) : undefined;
      } while (after);
      return { kind: 'read', value: { notices, cursor: new Date(begun.getTime() - OVERLAP_MS).toISOString() } };
    },

    async label(saleNo) {
      const label = await ask(calls.label(orderOf(saleNo)), 'shippingLabel');
      if (label.kind === 'failed') return label;
      const { url, trackingNumber: trackingNo, carrier } = label.value;
      const file = await session.call({ of: 'sales', method: 'GET', path: url, headers: { accept: 'application/pdf' } });
      if (file.kind === 'failed') return file;
      return { kind: 'read', value: { file: file.bytes, contentType: 'application/pdf', trackingNo, carrier } };
    },

    async shipped(saleNo, { trackingNo, carrier }) {
      const order = await ask(calls.order(orderOf(saleNo)), 'order');
      if (order.kind === 'failed') return order;
      const open = order.value?.fulfillmentOrders?.nodes.find(({ status }) => status !== 'CLOSED');
      if (!open) return { kind: 'read', value: null };
      return done(await ask(calls.fulfil(open.id, trackingNo, carrier), 'fulfillmentCreate'), ({ userErrors }) => userErrors);
    },

    cancel: async (saleNo) => done(await ask(calls.cancel(orderOf(saleNo)), 'orderCancel'), ({ orderCancelUserErrors }) => orderCancelUserErrors),
  };
};

const done = <Value>(answer: Reading<Value>, errorsOf: (value: Value) => Parameters<typeof userFailure>[0]): Reading<null> => {
  if (answer.kind === 'failed') return answer;
  const failure = userFailure(errorsOf(answer.value));
  return failure ? { kind: 'failed', failure } : { kind: 'read', value: null };
};
