import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny, type PermissionCheck } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { ContainerEventName } from './container-events.ts';

export const containerReads: readonly PermissionCheck[] = ['700105.query', '300.query'];
export const containerAdds: readonly PermissionCheck[] = ['700105.add', '300.add'];
export const containerEdits: readonly PermissionCheck[] = ['700105.edit', '300.edit'];

export const containerActions = {
  empty: { event: 'ContainerEmptied', access: containerEdits, en: 'Empty', zh: '清空' },
  retire: { event: 'ContainerRetired', access: ['700105.delete', '300.delete'], en: 'Retire', zh: '停用' },
} as const satisfies Record<string, Action<ContainerEventName>>;
export type ContainerActionName = keyof typeof containerActions;
export const containerActionNames = Object.keys(containerActions) as [ContainerActionName, ...ContainerActionName[]];

export const actionsOnContainer = ({ permissions }: Pick<Viewer, 'permissions'>, allowed: readonly ContainerEventName[]): ContainerActionName[] =>
  offeredActions<ContainerActionName, ContainerEventName>(containerActions, { allowed, may: (access) => mayAny(permissions, access) });
