import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { announcementAnswerSchema, announcementFields, announcementIdField } from './announcement-fields.ts';

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
