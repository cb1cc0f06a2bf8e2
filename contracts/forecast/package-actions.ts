import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { ItemState } from '../item/item-states.ts';
import type { PackageEvent, PackageStatus, Resolution } from './package-events.ts';

/** What a person can do with a package. Rows carry those that its status and the viewer's permissions allow. */
export const packageActions = {
  amend: { event: 'PackageAmended', access: ['business.edit', '1200.edit'], en: 'Amend', zh: '修改' },
  cancel: { event: 'PackageCancelled', access: ['business.edit', '1200.edit'], en: 'Cancel forecast', zh: '取消预报' },
  expire: { event: 'PackageExpired', access: ['1200.edit'], en: 'Expire', zh: '设为过期' },
  receive: { event: ['PackageArrived', 'PackageUnitReceived'], access: ['700102.edit', '700103.edit'], en: 'Receive', zh: '收货' },
  finishReceiving: { event: 'PackageCounted', access: ['700102.edit', '700103.edit'], en: 'Finish receiving', zh: '完成收货' },
  checkInbound: { event: 'PackageChecked', access: ['700102.edit', '700103.edit'], en: 'Check inbound', zh: '核对入库' },
  cancelInbound: { event: 'PackageInboundCancelled', access: ['700102.edit', '700103.edit', '1200.edit'], en: 'Cancel inbound', zh: '取消入库' },
  resolve: { event: 'DifferenceResolved', access: ['business.edit', '1200.edit'], en: 'Resolve the difference', zh: '处理差异' },
  claim: { event: 'PackageClaimed', access: ['business.edit', '1200.edit'], en: 'Claim', zh: '认领' },
} as const satisfies Record<string, Action<PackageEvent['type']>>;
export type PackageActionName = keyof typeof packageActions;
export const packageActionNames = Object.keys(packageActions) as [PackageActionName, ...PackageActionName[]];

interface ActedOn {
  status: PackageStatus;
  unclaimed: boolean;
  /** Counted with a difference that the seller has not answered. */
  unresolved: boolean;
  /** The seller's answer. */
  resolution: Resolution | null;
  /** Where the units stand that were scanned in, each state once. */
  unitStates: readonly ItemState[];
}

/** Of a unit that is not on a shelf yet: its inbound can still be cancelled. */
const onTheirWayIn: readonly ItemState[] = ['received', 'inspected'];

/** What the status alone does not tell. */
const only: Partial<Record<PackageActionName, (row: ActedOn) => boolean>> = {
  // A second parcel brings what the first left short.
  receive: ({ status, resolution }) => status !== 'received' || resolution === 'stillComing',
  checkInbound: ({ unitStates }) => !unitStates.includes('received'),
  cancelInbound: ({ unitStates }) => unitStates.every((state) => onTheirWayIn.includes(state)),
  resolve: ({ unresolved }) => unresolved,
  claim: ({ unclaimed }) => unclaimed,
};

export const packageActionsOn = (row: ActedOn, viewer: Pick<Viewer, 'permissions'>, allowed: readonly PackageEvent['type'][]): PackageActionName[] =>
  offeredActions<PackageActionName, PackageEvent['type']>(packageActions, {
    allowed,
    may: (access) => mayAny(viewer.permissions, access),
    holds: (name) => only[name]?.(row) ?? true,
  });
