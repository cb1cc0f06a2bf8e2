import { mayAny, type PermissionCheck } from '../kernel/permissions.ts';
import type { Viewer } from '../kernel/viewer.ts';
import type { Words } from '../kernel/words.ts';
import type { AnnouncementState } from './announcement-states.ts';

interface AnnouncementAction extends Words {
  states: readonly AnnouncementState[];
  access: readonly PermissionCheck[];
}

/** What an administrator can do with an announcement (R2.140): the deciders ask it which states allow what, rows carry what the viewer may. */
export const announcementActions = {
  edit: { states: ['draft', 'scheduled', 'published', 'withdrawn'], access: ['600.edit'], en: 'Edit', zh: '编辑' },
  publish: { states: ['draft', 'scheduled', 'withdrawn'], access: ['600.enable'], en: 'Publish', zh: '发布' },
  schedule: { states: ['draft', 'scheduled', 'withdrawn'], access: ['600.enable'], en: 'Schedule', zh: '定时发布' },
  withdraw: { states: ['scheduled', 'published'], access: ['600.disable'], en: 'Withdraw', zh: '撤下' },
  remove: { states: ['draft', 'withdrawn'], access: ['600.delete'], en: 'Delete', zh: '删除' },
} as const satisfies Record<string, AnnouncementAction>;

export type AnnouncementActionName = keyof typeof announcementActions;
export const announcementActionNames = Object.keys(announcementActions) as [AnnouncementActionName, ...AnnouncementActionName[]];

export const announcementAllows = (state: AnnouncementState, name: AnnouncementActionName): boolean =>
  (announcementActions[name].states as readonly AnnouncementState[]).includes(state);

export const announcementActionsOn = (state: AnnouncementState, viewer: Pick<Viewer, 'permissions'>): AnnouncementActionName[] =>
  announcementActionNames.filter((name) => announcementAllows(state, name) && mayAny(viewer.permissions, announcementActions[name].access));
