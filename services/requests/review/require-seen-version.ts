import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import { reject, type Rejection, type RejectionCode } from '#contracts/kernel/rejection.ts';
import type { Order } from '#services/aggregates/order/order.ts';

/**
 * A reviewer decides on what they saw. `version` is that of the order on their screen; an order that was edited since is refused, naming what changed.
 * Without a version, the caller has not looked and nothing is refused.
 */
export const requireSeenVersion = (order: Order, version: number | undefined): Rejection | undefined => {
  const seen = version === undefined ? undefined : order.edits.find((edit) => edit.version > version);
  if (!seen) return undefined;
  const { oddNo } = order;
  const refuse = (rejected: RejectionCode, params: { from?: string; to?: string } = {}) =>
    reject(rejected, { field: 'version', params: { oddNo, ...params } });
  if (seen.priceCents !== order.priceCents)
    return refuse('PriceChangedMeanwhile', { from: inDollars(seen.priceCents ?? 0), to: inDollars(order.priceCents ?? 0) });
  if (seen.label?.logNo !== order.label?.logNo)
    return refuse('LabelChangedMeanwhile', { from: seen.label?.logNo ?? '–', to: order.label?.logNo ?? '–' });
  if (JSON.stringify(seen.address) !== JSON.stringify(order.address)) return refuse('AddressChangedMeanwhile');
  return refuse('ApplicationChangedMeanwhile');
};
