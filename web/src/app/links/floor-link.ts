import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { warehousePaths } from '../paths/warehouse-paths.ts';
import { withQuery } from './with-query.ts';

export type NextStep = 'pick' | 'pack' | 'ship';

type OnFloor = Pick<OrderRow, 'actions' | 'items' | 'picked' | 'short'>;

/** What the floor does with an order or a batch now, of what the server allows. */
export const nextStep = ({ actions, items, picked, short }: OnFloor): NextStep | undefined => {
  if (actions.includes('pick') && picked + short < items) return 'pick';
  if (actions.includes('ship')) return 'ship';
  return actions.includes('pack') ? 'pack' : undefined;
};

/** The floor page of the step; an order that left shows on the packing page too. */
export const floorLink = (work: OnFloor, number: { oddNo: string } | { batchNo: string }): string =>
  withQuery(nextStep(work) === 'pick' ? warehousePaths.picking : warehousePaths.packing, number);
