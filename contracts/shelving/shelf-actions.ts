import { mayAny, type PermissionCheck } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';

/** What can be done with a shelf, and who may. */
export const shelfAccess = {
  change: ['700105.edit', '300.edit'],
  remove: ['700105.delete', '300.delete'],
} as const satisfies Record<string, readonly PermissionCheck[]>;

export const shelfActionNames = ['change', 'remove'] as const;
export type ShelfAction = (typeof shelfActionNames)[number];

/** Only an empty shelf is removed. */
export const actionsOnShelf = ({ load }: { load: number }, { permissions }: Pick<Viewer, 'permissions'>): ShelfAction[] =>
  shelfActionNames.filter((action) => mayAny(permissions, shelfAccess[action]) && (action !== 'remove' || load === 0));
