import { mayCall } from '../kernel/access/may-call.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { Tags } from '../kernel/events/recorded-event.ts';
import type { TopicScope } from '../kernel/topics/topic.ts';
import { listAnnouncements } from './announcement-queries.ts';
import { portalNames, portalOf } from './portals.ts';

/** What the people of a portal read, or `all`, for those who manage announcements. */
export const portalScope: TopicScope = {
  isKey: ([portal = '', ...rest]) => rest.length === 0 && (portal === 'all' || (portalNames as readonly string[]).includes(portal)),
  admits: (viewer, [portal]) =>
    portal === 'all' ? viewer.terminal === 'admin' && mayCall(viewer.permissions, listAnnouncements.access) : portal === portalOf(viewer.terminal),
  isOfShop: () => false,
};

/** Administrators hear of every announcement. */
export const isOfPortal = ({ terminal }: Viewer, { portals = [] }: Tags): boolean => terminal === 'admin' || portals.includes(portalOf(terminal));
