import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import { listingEdits } from './listing-access.ts';
import type { ListingEventName } from './listing-events.ts';

/** What a person can do with a listing. */
export const listingActions = {
  price: { event: 'PriceSetByUser', access: listingEdits, en: 'Change price', zh: '改价' },
  pricing: { event: 'AutoPricingSet', access: listingEdits, en: 'Auto-pricing', zh: '自动调价' },
  resume: { event: 'AutoPricingResumed', access: listingEdits, en: 'Resume', zh: '恢复' },
  delist: { event: 'DelistRequested', access: listingEdits, en: 'Delist', zh: '下架' },
} as const satisfies Record<string, Action<ListingEventName>>;

export type ListingActionName = keyof typeof listingActions;
export const listingActionNames = Object.keys(listingActions) as [ListingActionName, ...ListingActionName[]];

interface ActedOn {
  isPaused: boolean;
  /** What is ending already is asked again by nobody but a sale. */
  isEnding: boolean;
}

export const listingActionsOn = (
  { isPaused, isEnding }: ActedOn,
  viewer: Pick<Viewer, 'permissions'>,
  allowed: readonly ListingEventName[],
): ListingActionName[] =>
  offeredActions<ListingActionName, ListingEventName>(listingActions, {
    allowed,
    may: (access) => mayAny(viewer.permissions, access),
    holds: (name) => (name === 'resume' ? isPaused : name === 'delist' ? !isEnding : true),
  });
