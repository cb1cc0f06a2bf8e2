import type { ShipmentStatus } from './shipment-statuses.ts';

interface FollowedItem {
  /** Null where it was left out. */
  status: ShipmentStatus | null;
  isCaseClosed: boolean;
  sold: boolean;
  cameBackAs: string | null;
}

/** Nothing more is awaited of it: it was sold, is back, never left, or its case is closed. */
export const isItemOver = ({ status, isCaseClosed, sold, cameBackAs }: FollowedItem): boolean =>
  status === null || sold || cameBackAs !== null || (status === 'notReceived' && isCaseClosed);
