import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { BodyOf, Endpoint } from '#contracts/kernel/endpoint.ts';
import {
  archiveSaleEndpoint,
  changeSalePriceEndpoint,
  closeSaleEndpoint,
  processSaleEndpoint,
  raiseSaleIssueEndpoint,
  returnSaleEndpoint,
  settleSaleIssueEndpoint,
} from '#contracts/sales/sale-commands.ts';
import type { SaleEvent } from '#contracts/sales/sale-events.ts';
import { commandRoute, type CommandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { requireInside, requireSaleAllows, requireShipped, type LoadedSale, type Sale } from '#services/aggregates/sale/sale.ts';
import { loadSale, saleDecided } from './load-sale.ts';

/** One event, where the sale allows it and nothing else stands against it. */
export const moveSale = (sale: LoadedSale, event: SaleEvent, ...policies: ((sale: Sale) => Rejection | undefined)[]): Decision => {
  const refusal = requireSaleAllows(sale, event.type) ?? policies.map((policy) => policy(sale)).find((refused) => refused !== undefined);
  return refusal ?? accept(change(sale, event));
};

/** What it was consigned for is settled with its order. */
const requireNotConsigned = ({ consigned }: Sale): Rejection | undefined => (consigned ? reject('SaleIsConsigned', { field: 'saleId' }) : undefined);

export const requireNotOversold = ({ heldBy }: Sale): Rejection | undefined =>
  heldBy === undefined ? undefined : reject('SaleIsOversold', { field: 'saleId' });

const step = <E extends Endpoint<any, any, any>>(
  endpoint: E,
  eventOf: (body: BodyOf<E>, sale: Sale) => SaleEvent,
  ...policies: ((sale: Sale) => Rejection | undefined)[]
): CommandRoute<E> =>
  commandRoute(endpoint, async ({ body, viewer }, load) => {
    const sale = await loadSale(load, viewer, (body as { saleId: string }).saleId);
    if (isRejection(sale)) return sale;
    return saleDecided(sale, moveSale(sale, eventOf(body as BodyOf<E>, sale), ...policies)) as never;
  });

/** Only until the goods have left (R8.28). */
export const changeSalePriceRoute = step(
  changeSalePriceEndpoint,
  ({ priceCents, reason }, sale) => ({ type: 'SalePriceChanged', data: { fromCents: sale.priceCents, priceCents, reason } }),
  requireInside,
  requireNotConsigned,
);

export const raiseSaleIssueRoute = step(raiseSaleIssueEndpoint, ({ reason }) => ({ type: 'SaleIssueRaised', data: { reason } }));

export const settleSaleIssueRoute = step(settleSaleIssueEndpoint, () => ({ type: 'SaleIssueSettled', data: {} }), requireNotOversold);

export const processSaleRoute = step(processSaleEndpoint, () => ({ type: 'SaleProcessed', data: {} }), requireShipped);

export const returnSaleRoute = step(returnSaleEndpoint, ({ reason }) => ({ type: 'SaleReturned', data: { reason } }), requireShipped);

export const archiveSaleRoute = step(archiveSaleEndpoint, () => ({ type: 'SaleArchived', data: {} }));

export const closeSaleRoute = step(closeSaleEndpoint, ({ reason }) => ({ type: 'SaleClosed', data: { reason } }));
