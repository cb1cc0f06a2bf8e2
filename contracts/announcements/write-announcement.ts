import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { announcementAnswerSchema, announcementFields } from './announcement-fields.ts';

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
