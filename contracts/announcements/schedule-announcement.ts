import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { announcementAnswerSchema, announcementIdField } from './announcement-fields.ts';

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
