import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { announcementAnswerSchema, announcementIdField } from './announcement-fields.ts';

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
