import type { ApplicationType } from '#contracts/item/request-types.ts';
import { adminPaths } from '../../app/paths/admin-paths.ts';

/** What the reviews of a type differ in. */
export interface ReviewKind {
  type: ApplicationType;
  /** The list's screen, a key of `pages`. */
  title: 'reviewShipWithLabel' | 'reviewReship';
  list: string;
  /** The seller brings the label, so that the parcel's number is known before it is packed. */
  labelled: boolean;
  /** Reasons to reject that are offered, keys of `audit.reasons`. */
  reasons: readonly ('labelUnreadable' | 'wrongAddress' | 'itemsOnHold' | 'addressIncomplete' | 'notShippedThere')[];
}

/** The reviews of the audit centre, in the order of its menu. Each type has its list; the types that ship share one detail page (R2.115). */
export const reviewKinds: readonly ReviewKind[] = [
  {
    type: 3,
    title: 'reviewShipWithLabel',
    list: adminPaths.reviewShipWithLabel,
    labelled: true,
    reasons: ['labelUnreadable', 'wrongAddress', 'itemsOnHold'],
  },
  {
    type: 4,
    title: 'reviewReship',
    list: adminPaths.reviewReship,
    labelled: false,
    reasons: ['addressIncomplete', 'notShippedThere', 'itemsOnHold'],
  },
];

export const reviewKindOf = (type: number): ReviewKind | undefined => reviewKinds.find((kind) => kind.type === type);
