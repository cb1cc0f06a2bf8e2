import { z } from 'zod';
import { bases } from '../kernel/access/bases.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageRequest } from '../kernel/lists/paging.ts';
import { after, searchText } from '../kernel/lists/query-fields.ts';
import { count, countedPageOf, gmt } from '../kernel/lists/query-rows.ts';
import { announcementActionNames } from './announcement-actions.ts';
import { inOneLanguage } from './announcement-events.ts';
import { announcementIdField } from './announcement-fields.ts';
import { announcementKindNames, announcementStateNames, type AnnouncementState } from './announcement-states.ts';
import { portalNames } from './portals.ts';

const kind = z.enum(announcementKindNames);

const publishedRowSchema = z.object({
  id: z.string(),
  kind,
  title: z.string(),
  /** The first words of the text. */
  lead: z.string(),
  picture: z.string(),
  gmtPublished: gmt,
  version: count,
});
export type PublishedRow = z.output<typeof publishedRowSchema>;

export const listPublishedAnnouncements = endpoint({
  name: 'listPublishedAnnouncements',
  method: 'GET',
  path: '/announcements',
  bases,
  access: 'signedIn',
  summary: "Announcements published for the caller's portal, in the caller's language, latest first (R2.43)",
  query: z.strictObject({ ...pageRequest, after }),
  data: pageOf(publishedRowSchema).extend({ next: z.string().nullable() }),
});

const publishedSchema = publishedRowSchema.omit({ lead: true }).extend({ text: z.string() });
export type PublishedAnnouncement = z.output<typeof publishedSchema>;

export const getPublishedAnnouncement = endpoint({
  name: 'getPublishedAnnouncement',
  method: 'GET',
  path: '/announcements/detail',
  bases,
  access: 'signedIn',
  summary: "One announcement published for the caller's portal, in the caller's language",
  query: z.strictObject({ id: announcementIdField }),
  data: publishedSchema,
});

export const announcementViews = ['all', ...announcementStateNames] as const;
export type AnnouncementView = (typeof announcementViews)[number];

const managedRowSchema = z.object({
  id: z.string(),
  /** In the caller's language; in the other where this one is not written yet. */
  title: z.string(),
  kind,
  portals: z.array(z.enum(portalNames)),
  picture: z.string(),
  state: z.enum(announcementStateNames),
  author: z.string(),
  /** When it was published last, or will be. */
  gmtPublish: gmt.nullable(),
  gmtCreate: gmt,
  gmtModify: gmt,
  version: count,
  actions: z.array(z.enum(announcementActionNames)),
});
export type ManagedRow = z.output<typeof managedRowSchema>;

export const listAnnouncements = endpoint({
  name: 'listAnnouncements',
  method: 'GET',
  path: '/announcements/all',
  bases: ['admin'],
  access: ['600.query'],
  summary: 'All announcements for those who manage them, last changed first (R2.140)',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(announcementViews).default('all'),
    /** In a title or a text of either language. */
    text: searchText,
    kind: kind.optional(),
    portal: z.enum(portalNames).optional(),
    sort: z.enum(['gmtModify', 'gmtCreate', 'gmtPublish']).default('gmtModify'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(
    managedRowSchema,
    z.object(Object.fromEntries(announcementViews.map((view) => [view, count])) as Record<'all' | AnnouncementState, typeof count>),
  ),
});

const managedSchema = managedRowSchema.extend({ en: inOneLanguage, zh: inOneLanguage });
export type ManagedAnnouncement = z.output<typeof managedSchema>;

export const getAnnouncement = endpoint({
  name: 'getAnnouncement',
  method: 'GET',
  path: '/announcements/managed',
  bases: ['admin'],
  access: ['600.query', '600.get'],
  summary: 'One announcement in both languages, for those who manage it',
  query: z.strictObject({ id: announcementIdField }),
  data: managedSchema,
});
