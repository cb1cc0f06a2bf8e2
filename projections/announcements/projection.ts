import { announcementEventSchemas, type AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { AnnouncementRow } from './table.ts';

const isAnnouncementEvent = isOneOf(announcementEventSchemas);

/** Each announcement in both languages, as it stands. */
export const announcementsProjection: RowProjection<AnnouncementRow> = {
  kind: 'row',
  name: 'announcements',
  table: 'announcements',
  key: 'announcement_id',
  keyOf: (event) => (isAnnouncementEvent(event) ? event.data.announcementId : null),
  evolve: (row, event) => {
    if (!isAnnouncementEvent(event)) return row;
    const { recordedAt: at, version } = event;
    const stamp = { updated_at: at, version };
    if (event.type === 'AnnouncementWritten') {
      const { announcementId } = event.data;
      const author_name = event.metadata.actor.name;
      return {
        announcement_id: announcementId,
        ...contentOf(event.data),
        ...stamp,
        state: 'draft',
        publish_at: null,
        author_name,
        created_at: at,
      };
    }
    if (!row) return row;
    switch (event.type) {
      case 'AnnouncementEdited':
        return { ...row, ...contentOf(event.data), ...stamp };
      case 'AnnouncementScheduled':
        return { ...row, ...stamp, state: 'scheduled', publish_at: event.data.publishAt };
      case 'AnnouncementPublished':
        return { ...row, ...stamp, state: 'published', publish_at: at };
      case 'AnnouncementWithdrawn':
        // What was only planned was never published.
        return { ...row, ...stamp, state: 'withdrawn', publish_at: row.state === 'scheduled' ? null : row.publish_at };
      case 'AnnouncementRemoved':
        return null;
    }
  },
};

type Content = Extract<AnnouncementEvent, { type: 'AnnouncementWritten' }>['data'];

const contentOf = ({ kind, portals, picture, en, zh }: Content) => ({
  kind,
  portals,
  picture,
  title_en: en.title,
  text_en: en.text,
  title_zh: zh.title,
  text_zh: zh.text,
});
