import type { OrderChange } from '#contracts/outbound/order-rows.ts';
import type { OrderHistoryRow, OrderTerms } from './table.ts';

type Told = Pick<OrderHistoryRow, 'name' | 'remark' | 'terms'>;

/** What each entry changed of the application, the entries oldest first: an edit says what it sets, the entries before it what stood there. */
export const historyChanges = (entries: readonly Told[]): OrderChange[][] => {
  let before: OrderTerms & { remark: string | null } = { remark: null };
  return entries.map(({ name, remark, terms }) => {
    if (!terms || terms.photos || terms.scan) return [];
    const after = { ...before, ...terms, remark };
    const changes = name === 'OrderEdited' ? changesBetween(before, after, terms) : [];
    before = after;
    return changes;
  });
};

type Terms = OrderTerms & { remark: string | null };

const changesBetween = (before: Terms, after: Terms, said: OrderTerms): OrderChange[] => [
  ...(after.price === before.price ? [] : [{ field: 'price' as const, from: before.price ?? null, to: after.price ?? null }]),
  ...(after.label === before.label ? [] : [{ field: 'label' as const, from: before.label ?? null, to: after.label ?? null }]),
  ...(said.address ? [{ field: 'address' as const, from: null, to: null }] : []),
  ...((after.remark ?? '') === (before.remark ?? '') ? [] : [{ field: 'remark' as const, from: before.remark, to: after.remark }]),
];
