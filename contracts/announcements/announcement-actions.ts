import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { AnnouncementEvent } from './announcement-events.ts';

/** What an administrator can do with an announcement (R2.140). */
export const announcementActions = {
  edit: { event: 'AnnouncementEdited', access: ['600.edit'], en: 'Edit', zh: '编辑' },
  publish: { event: 'AnnouncementPublished', access: ['600.enable'], en: 'Publish', zh: '发布' },
  schedule: { event: 'AnnouncementScheduled', access: ['600.enable'], en: 'Schedule', zh: '定时发布' },
  withdraw: { event: 'AnnouncementWithdrawn', access: ['600.disable'], en: 'Withdraw', zh: '撤下' },
  remove: { event: 'AnnouncementRemoved', access: ['600.delete'], en: 'Delete', zh: '删除' },
} as const satisfies Record<string, Action<AnnouncementEvent['type']>>;

export type AnnouncementActionName = keyof typeof announcementActions;
export const announcementActionNames = Object.keys(announcementActions) as [AnnouncementActionName, ...AnnouncementActionName[]];

export const announcementActionsOn = (viewer: Pick<Viewer, 'permissions'>, allowed: readonly AnnouncementEvent['type'][]): AnnouncementActionName[] =>
  offeredActions(announcementActions, { allowed, may: (access) => mayAny(viewer.permissions, access) });
