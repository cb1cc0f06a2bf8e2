import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { amountOf, type Basis } from '#contracts/ledger/basis.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import type { SaleEvent } from '#contracts/sales/sale-events.ts';
import type { Accepted, Decision, StreamChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import type { Order } from '../order/order.ts';
import { saleMachine } from './sale.machine.ts';
import { evolveSale, saleStream, type LoadedSale } from './sale.ts';
import { soldBy, soldClaim } from './sold-claim.ts';

/** The sale that an order is for, by which it was made or as which its consignment was sold. */
const saleOf = async (load: Load, { soldAs, sale: consigned }: Order): Promise<LoadedSale | undefined> => {
  const saleId = soldAs?.saleId ?? consigned?.saleId;
  const sale = saleId === undefined ? undefined : await load.one(saleStream, saleId);
  return sale?.status === undefined ? undefined : sale;
};

/** Where the order of a sale goes, its sale goes too, in the same moment: to the platform, into trouble and out of it. */
export const withSale = async (load: Load, order: Order, decision: Decision): Promise<Decision> => {
  if (isRejection(decision)) return decision;
  const sale = await saleOf(load, order);
  if (!sale) return decision;
  const told = decision.changes
    .filter(({ stream, id }) => stream.prefix === 'order' && id === order.oddNo)
    .flatMap(({ events }) => events as OrderEvent[]);
  // Nobody but the buyer lets it go.
  if (sale.status === 'running' && told.some(({ type }) => type === 'OrderResumed')) return reject('SaleNotPaid', { field: 'oddNo' });
  const followed = possible(
    sale,
    told.flatMap((event) => followedBy(event, order, sale, decision)),
  );
  const replaced = followed.findLast((event) => event.type === 'SaleReassigned');
  return {
    ...decision,
    changes: [...decision.changes, ...(followed.length > 0 ? [change(sale, ...followed)] : [])],
    ...(replaced && {
      claims: [...(decision.claims ?? []), soldClaim(replaced.data.by, sale.saleId)],
      releases: [...(decision.releases ?? []), soldBy(sale)],
    }),
  };
};

/** What was sent back by its buyer: the sale is being returned, whoever said so first. */
export const returnedSales = async (load: Load, items: readonly { saleId?: string | undefined }[], logNo: string): Promise<StreamChange[]> => {
  const saleIds = [...new Set(items.flatMap(({ saleId }) => saleId ?? []))];
  const sales = await load.many(saleStream, saleIds);
  return sales.flatMap((sale) => {
    const followed = possible(sale, [{ type: 'SaleReturned', data: { reason: logNo } }]);
    return followed.length > 0 ? [change(sale, ...followed)] : [];
  });
};

/** Those that the sale still takes: what an administrator said before stands. */
const possible = (sale: LoadedSale, events: readonly SaleEvent[]): SaleEvent[] => {
  let state = { ...sale };
  return events.filter((event) => {
    const isPossible = saleMachine.accepts(state.status, event, state);
    if (isPossible) state = { ...state, ...evolveSale(state, event) };
    return isPossible;
  });
};

const followedBy = (event: OrderEvent, { oddNo }: Order, sale: LoadedSale, decision: Accepted): SaleEvent[] => {
  switch (event.type) {
    case 'OrderShipped': {
      const { logNo, carrier, partial } = event.data;
      return partial ? [] : [{ type: 'SaleShipped', data: { logNo, carrier } }];
    }
    case 'OrderException':
    case 'OrderCancelled':
      return [{ type: 'SaleIssueRaised', data: { reason: event.data.reason } }];
    case 'OrderResumed':
      return [{ type: 'SaleIssueSettled', data: {} }];
    case 'OrderItemReplaced':
      return [{ type: 'SaleReassigned', data: { ...event.data, oddNo } }];
    case 'OrderCompleted':
      return sale.consigned ? [paidBy(decision, sale)] : [];
    default:
      return [];
  }
};

/** A consignment is settled with its order. */
const paidBy = ({ changes }: Accepted, { priceCents }: LoadedSale): SaleEvent => {
  const posted = changes.flatMap(({ id, events }) =>
    events.map((event) => {
      const { type, basis } = event.data as { type?: string; basis?: Basis };
      return { kind: type ?? (id.startsWith('sale-fee-') ? 'platformFee' : ''), cents: basis ? amountOf(basis) : 0 };
    }),
  );
  const sumOf = (wanted: string): number => posted.filter(({ kind }) => kind === wanted).reduce((sum, { cents }) => sum + cents, 0);
  const [platformFeeCents, consignmentFeeCents] = [sumOf('platformFee'), sumOf('consignmentFee')];
  const collected = sumOf('consignmentCollection');
  const grossCents = collected > 0 ? collected : priceCents;
  const payoutCents = grossCents - platformFeeCents - consignmentFeeCents;
  return { type: 'SalePaidOut', data: { grossCents, platformFeeCents, consignmentFeeCents, payoutCents } };
};
