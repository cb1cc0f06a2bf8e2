import { area } from '#kernel/area.ts';
import { editAnnouncementRoute } from './edit-announcement.ts';
import { publishAnnouncementRoute } from './publish-announcement.ts';
import { announcementSchedule } from './publish-due-announcements.ts';
import { removeAnnouncementRoute } from './remove-announcement.ts';
import { scheduleAnnouncementRoute } from './schedule-announcement.ts';
import { withdrawAnnouncementRoute } from './withdraw-announcement.ts';
import { writeAnnouncementRoute } from './write-announcement.ts';

export const announcementsArea = area({
  commands: [
    writeAnnouncementRoute,
    editAnnouncementRoute,
    publishAnnouncementRoute,
    scheduleAnnouncementRoute,
    withdrawAnnouncementRoute,
    removeAnnouncementRoute,
  ],
  processes: [announcementSchedule],
});
