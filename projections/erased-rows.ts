import { erasedOrders } from './orders/erased.ts';
import { erasedBatches } from './batches/erased.ts';
import { erasedLabels } from './shipping-labels/erased.ts';

export interface ErasedSubject {
  accountId: string;
  /** Undefined where only the account is erased. */
  shopId: number | undefined;
}

export interface ErasedRows {
  text: string;
  values: readonly unknown[];
}

/**
 * Statements that bring rows of many streams to where the log leads once the keys are dropped. The rows of the account and of the shop themselves follow
 * the events of the erasure, and the names of those who acted stand in no row.
 */
export const erasedRows = (subject: ErasedSubject): readonly ErasedRows[] => [
  ...erasedOrders(subject),
  ...erasedBatches(subject),
  ...erasedLabels(subject),
];
