import { orderLink } from './order-link.ts';
import { linkedKind, type LinkedOrder } from './order-detail.ts';
import type { Viewpoint } from '../viewpoint.ts';

export type LinkedRow = Omit<LinkedOrder, 'oddNo'> & { oddNo: string | null | undefined };

/** The detail page of an order row, where it has one; a row without its number opens nothing, and says which number it lacks (R2.156, R2.157). */
export const openedOrder = (
  place: Viewpoint,
  { oddNo, ...row }: LinkedRow,
): { to: string | undefined } | { lacks: 'orders.orderNumberError' | 'orders.consignmentNumberError' } => {
  if (oddNo) return { to: orderLink(place, { ...row, oddNo }) };
  return { lacks: linkedKind(row) === 'consignment' ? 'orders.consignmentNumberError' : 'orders.orderNumberError' };
};
