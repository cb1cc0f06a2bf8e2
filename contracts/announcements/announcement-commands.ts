import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { announcementAnswerSchema, announcementFields, announcementIdField } from './announcement-fields.ts';

export const writeAnnouncementEndpoint = endpoint({
  name: 'writeAnnouncement',
  method: 'POST',
  path: '/announcements',
  bases: ['admin'],
  access: ['600.add'],
  summary: 'Creates an announcement as a draft (R2.140).',
  body: z.strictObject({ ...announcementFields }),
  data: announcementAnswerSchema,
  command: true,
});

export const editAnnouncementEndpoint = endpoint({
  name: 'editAnnouncement',
  method: 'POST',
  path: '/announcements/edit',
  bases: ['admin'],
  access: ['600.edit'],
  summary: 'Changes an announcement; readers of a published one see the change immediately.',
  body: z.strictObject({ announcementId: announcementIdField, ...announcementFields }),
  data: announcementAnswerSchema,
  command: true,
});

export const publishAnnouncementEndpoint = endpoint({
  name: 'publishAnnouncement',
  method: 'POST',
  path: '/announcements/publish',
  bases: ['admin'],
  access: ['600.enable'],
  summary: 'Shows an announcement to the people of its portals.',
  body: z.strictObject({ announcementId: announcementIdField }),
  data: announcementAnswerSchema,
  command: true,
});

export const scheduleAnnouncementEndpoint = endpoint({
  name: 'scheduleAnnouncement',
  method: 'POST',
  path: '/announcements/schedule',
  bases: ['admin'],
  access: ['600.enable'],
  summary: 'Schedules the publication of an announcement.',
  body: z.strictObject({ announcementId: announcementIdField, publishAt: z.iso.datetime() }),
  data: announcementAnswerSchema,
  command: true,
});

export const withdrawAnnouncementEndpoint = endpoint({
  name: 'withdrawAnnouncement',
  method: 'POST',
  path: '/announcements/withdraw',
  bases: ['admin'],
  access: ['600.disable'],
  summary: 'Withdraws a published or scheduled announcement.',
  body: z.strictObject({ announcementId: announcementIdField }),
  data: announcementAnswerSchema,
  command: true,
});

export const removeAnnouncementEndpoint = endpoint({
  name: 'removeAnnouncement',
  method: 'POST',
  path: '/announcements/remove',
  bases: ['admin'],
  access: ['600.delete'],
  summary: 'Deletes a draft or withdrawn announcement.',
  body: z.strictObject({ announcementId: announcementIdField }),
  data: z.object({ announcementId: z.string() }),
  command: true,
});
