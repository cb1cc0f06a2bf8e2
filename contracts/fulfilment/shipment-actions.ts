import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import { ownShipmentEdits, shipmentEdits, shipmentReviews } from './shipment-access.ts';
import type { ShipmentEventName } from './shipment-events.ts';

/** What a person can do with a shipment. */
export const shipmentActions = {
  approve: { event: 'ShipmentApproved', access: shipmentReviews, en: 'Approve', zh: '通过' },
  reject: { event: 'ShipmentRejected', access: shipmentReviews, en: 'Reject', zh: '驳回' },
  recall: { event: 'ShipmentRecalled', access: ownShipmentEdits, en: 'Recall', zh: '撤回' },
  closeCase: { event: 'ShipmentCaseClosed', access: shipmentReviews, en: 'Close the case', zh: '结案' },
  archive: { event: 'ShipmentArchived', access: shipmentEdits, en: 'Archive', zh: '归档' },
} as const satisfies Record<string, Action<ShipmentEventName>>;
export type ShipmentActionName = keyof typeof shipmentActions;
export const shipmentActionNames = Object.keys(shipmentActions) as [ShipmentActionName, ...ShipmentActionName[]];

interface ActedOn {
  archived: boolean;
  /** Nothing of it is awaited any more. */
  isOver: boolean;
  /** Items are missing at the centre, and nobody has closed the case. */
  hasCase: boolean;
}

/** What neither the stage nor the permission tells. */
const only: Partial<Record<ShipmentActionName, (shipment: ActedOn) => boolean>> = {
  closeCase: ({ hasCase }) => hasCase,
  archive: ({ archived, isOver }) => isOver && !archived,
};

export const shipmentActionsOn = (
  shipment: ActedOn,
  viewer: Pick<Viewer, 'permissions'>,
  allowed: readonly ShipmentEventName[],
): ShipmentActionName[] =>
  offeredActions<ShipmentActionName, ShipmentEventName>(shipmentActions, {
    allowed,
    may: (access) => mayAny(viewer.permissions, access),
    holds: (name) => only[name]?.(shipment) ?? true,
  });
