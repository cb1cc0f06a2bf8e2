import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withQuery } from '../with-query.ts';

export type NextStep = 'pick' | 'pack' | 'ship';

type OnFloor = Pick<OrderRow, 'actions'>;

const steps: readonly NextStep[] = ['pick', 'ship', 'pack'];

/** What the floor does with an order or a batch now, of what the server offers. */
export const nextStep = ({ actions }: OnFloor): NextStep | undefined => steps.find((step) => actions.includes(step));

/** The floor page of the step; an order that left shows on the packing page too. */
export const floorLink = (work: OnFloor, number: { oddNo: string } | { batchNo: string }): string =>
  withQuery(nextStep(work) === 'pick' ? warehousePaths.picking : warehousePaths.packing, number);
