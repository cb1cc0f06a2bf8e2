import {
  getAnnouncement,
  getPublishedAnnouncement,
  listAnnouncements,
  listPublishedAnnouncements,
} from '#contracts/announcements/announcement-queries.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { managedAnnouncement, managedPage } from './managed.ts';
import { announcementsProjection } from './projection.ts';
import { publishedAnnouncement, publishedPage } from './published.ts';
import { announcementsMigrations } from './migrations/index.ts';

export const announcementsReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [
    queryRoute(listPublishedAnnouncements, ({ viewer, query }) => publishedPage(db, viewer, query)),
    queryRoute(getPublishedAnnouncement, ({ viewer, query }) => publishedAnnouncement(db, viewer, query)),
    queryRoute(listAnnouncements, ({ viewer, query }) => managedPage(db, viewer, query)),
    queryRoute(getAnnouncement, ({ viewer, query }) => managedAnnouncement(db, viewer, query)),
  ],
  projections: [announcementsProjection],
  migrations: announcementsMigrations,
});
