import { contract } from '../kernel/area.ts';
import { getAnnouncement, getPublishedAnnouncement, listAnnouncements, listPublishedAnnouncements } from './announcement-queries.ts';
import { announcementRejections } from './announcement-rejections.ts';
import { announcementsTopic, allAnnouncementsTopic } from './portals.ts';
import {
  editAnnouncementEndpoint,
  publishAnnouncementEndpoint,
  removeAnnouncementEndpoint,
  scheduleAnnouncementEndpoint,
  withdrawAnnouncementEndpoint,
  writeAnnouncementEndpoint,
} from './announcement-commands.ts';
import { portalScope, isOfPortal } from './portal-scope.ts';

export const announcementsContract = contract({
  endpoints: [
    writeAnnouncementEndpoint,
    editAnnouncementEndpoint,
    publishAnnouncementEndpoint,
    scheduleAnnouncementEndpoint,
    withdrawAnnouncementEndpoint,
    removeAnnouncementEndpoint,
    listPublishedAnnouncements,
    getPublishedAnnouncement,
    listAnnouncements,
    getAnnouncement,
  ],
  rejections: announcementRejections,
  topics: [
    {
      kind: 'announcements',
      access: listPublishedAnnouncements.access,
      scope: portalScope,
      of: { announcement: (_, { portals = [] }) => [...portals.map(announcementsTopic), allAnnouncementsTopic] },
      reaches: isOfPortal,
    },
  ],
});
