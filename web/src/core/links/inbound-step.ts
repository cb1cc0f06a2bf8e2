import type { ItemState } from '#contracts/item/item-states.ts';
import { warehousePaths } from '../paths/warehouse-paths.ts';
import { withQuery } from './with-query.ts';

export type InboundStep = 'receiving' | 'inspection' | 'shelving';

/** The next step of a unit on its way in; undefined once it lies on a shelf, and for what never comes. */
export const inboundStep = (state: ItemState): InboundStep | undefined => {
  if (state === 'forecast' || state === 'expired' || state === 'unknown') return 'receiving';
  if (state === 'received') return 'inspection';
  return state === 'inspected' ? 'shelving' : undefined;
};

/** The floor page of a step, with the unit in hand and the parcel that it came in. */
export const inboundStepLink = (step: InboundStep, { oneId, preId }: { oneId?: string | undefined; preId?: string | undefined }): string =>
  withQuery(warehousePaths[step], { id: preId, oneIds: oneId });
