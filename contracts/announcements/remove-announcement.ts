import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { announcementIdField } from './announcement-fields.ts';

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
