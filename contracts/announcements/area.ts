import { contract } from '../kernel/area.ts';
import { getAnnouncement, getPublishedAnnouncement, listAnnouncements, listPublishedAnnouncements } from './announcement-queries.ts';
import { announcementRejections } from './announcement-rejections.ts';
import { announcementsTopic, allAnnouncementsTopic } from './announcement-topics.ts';
import { editAnnouncementEndpoint } from './edit-announcement.ts';
import { portalScope, isOfPortal } from './portal-scope.ts';
import { publishAnnouncementEndpoint } from './publish-announcement.ts';
import { removeAnnouncementEndpoint } from './remove-announcement.ts';
import { scheduleAnnouncementEndpoint } from './schedule-announcement.ts';
import { withdrawAnnouncementEndpoint } from './withdraw-announcement.ts';
import { writeAnnouncementEndpoint } from './write-announcement.ts';

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
