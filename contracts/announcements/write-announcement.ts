import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { announcementAnswerSchema, announcementFields } from './announcement-fields.ts';

export const writeAnnouncementEndpoint = endpoint({
  name: 'writeAnnouncement',
  method: 'POST',
  path: '/announcements',
  bases: ['admin'],
  access: ['600.add'],
  summary: 'Writes an announcement as a draft that nobody reads yet (R2.140).',
  body: z.strictObject({ ...announcementFields }),
  data: announcementAnswerSchema,
  command: true,
});
