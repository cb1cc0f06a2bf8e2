import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { announcementKindNames } from './announcement-states.ts';
import { portalNames, type Portal } from './portals.ts';

const announcementId = z.string();
/** What is written in one language. */
export const inOneLanguage = z.object({ title: z.string(), text: z.string() });
const content = {
  announcementId,
  kind: z.enum(announcementKindNames),
  portals: z.array(z.enum(portalNames)),
  picture: z.string(),
  en: inOneLanguage,
  zh: inOneLanguage,
};

/** Streams `announcement-<announcementId>`. */
export const announcementEventSchemas = {
  AnnouncementWritten: z.object(content),
  AnnouncementEdited: z.object(content),
  AnnouncementScheduled: z.object({ announcementId, publishAt: z.string() }),
  AnnouncementPublished: z.object({ announcementId }),
  AnnouncementWithdrawn: z.object({ announcementId }),
  AnnouncementRemoved: z.object({ announcementId }),
} as const;
export type AnnouncementEvent = EventsOf<typeof announcementEventSchemas>;

declare module '../kernel/events/recorded-event.ts' {
  interface Tags {
    /** The portals whose people see it, or saw it until now. */
    portals?: Portal[];
  }
}
