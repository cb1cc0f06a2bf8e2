import {
  getAnnouncement,
  getPublishedAnnouncement,
  listAnnouncements,
  listPublishedAnnouncements,
} from '#contracts/announcements/announcement-queries.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import { managedAnnouncement, managedPage, type ManagedNeeds } from './managed.ts';
import { announcementsProjection } from './projection.ts';
import { publishedAnnouncement, publishedPage } from './published.ts';
import { announcementsMigrations } from './migrations/index.ts';

export const announcementsReads = readArea({
  queries: (needs: ManagedNeeds) => [
    queryRoute(listPublishedAnnouncements, ({ viewer, query }) => publishedPage(needs.db, viewer, query)),
    queryRoute(getPublishedAnnouncement, ({ viewer, query }) => publishedAnnouncement(needs.db, viewer, query)),
    queryRoute(listAnnouncements, ({ viewer, query }) => managedPage(needs, viewer, query)),
    queryRoute(getAnnouncement, ({ viewer, query }) => managedAnnouncement(needs, viewer, query)),
  ],
  projections: [announcementsProjection],
  migrations: announcementsMigrations,
});
