import {
  getAnnouncement,
  getPublishedAnnouncement,
  listAnnouncements,
  listPublishedAnnouncements,
} from '#contracts/announcements/announcement-queries.ts';
import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { managedAnnouncement, managedPage } from './managed.ts';
import { publishedAnnouncement, publishedPage } from './published.ts';

export const announcementRoutes = ({ db }: { db: ReadDatabase }): QueryRoute[] => [
  queryRoute(listPublishedAnnouncements, ({ viewer, query }) => publishedPage(db, viewer, query)),
  queryRoute(getPublishedAnnouncement, ({ viewer, query }) => publishedAnnouncement(db, viewer, query)),
  queryRoute(listAnnouncements, ({ viewer, query }) => managedPage(db, viewer, query)),
  queryRoute(getAnnouncement, ({ viewer, query }) => managedAnnouncement(db, viewer, query)),
];
