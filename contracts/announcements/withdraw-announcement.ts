import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { announcementAnswerSchema, announcementIdField } from './announcement-fields.ts';

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
