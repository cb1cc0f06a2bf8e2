import { contract } from '../kernel/area.ts';
import { getAnnouncement, getPublishedAnnouncement, listAnnouncements, listPublishedAnnouncements } from './announcement-queries.ts';
import { announcementRejections } from './announcement-rejections.ts';
import { editAnnouncementEndpoint } from './edit-announcement.ts';
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
});
