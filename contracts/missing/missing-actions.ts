import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { ItemEventName } from '../item/item-events.ts';
import { batchEdits, floorEdits, supervisorEdits } from '../outbound/outbound-access.ts';

/** What a person can do about an item that was not found. Whoever asks for it to be written off does not decide. */
export const missingActions = {
  find: { event: 'ItemFound', access: floorEdits, en: 'Found', zh: '已找到' },
  requestWriteOff: { event: 'WriteOffRequested', access: supervisorEdits, en: 'Write off', zh: '申请报损' },
  approveWriteOff: { event: 'ItemWrittenOff', fourEyes: true, access: batchEdits, en: 'Approve', zh: '通过' },
  rejectWriteOff: { event: 'WriteOffRejected', fourEyes: true, access: batchEdits, en: 'Reject', zh: '驳回' },
} as const satisfies Record<string, Action<ItemEventName>>;
export type MissingActionName = keyof typeof missingActions;
export const missingActionNames = Object.keys(missingActions) as [MissingActionName, ...MissingActionName[]];

interface Missed {
  /** Who asked for it to be written off; null where nobody did. */
  requesterId: string | null;
}

export const actionsOnMissing = (
  { requesterId }: Missed,
  viewer: Pick<Viewer, 'permissions' | 'accountId'>,
  allowed: readonly ItemEventName[],
): MissingActionName[] =>
  offeredActions<MissingActionName, ItemEventName>(missingActions, {
    allowed,
    may: (access) => mayAny(viewer.permissions, access),
    isAuthor: requesterId === viewer.accountId,
  });
