import type { ManagedAnnouncement } from '#contracts/announcements/announcement-queries.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import type { writeAnnouncementEndpoint } from '#contracts/announcements/write-announcement.ts';

/** What the form holds. */
export type Draft = BodyOf<typeof writeAnnouncementEndpoint>;

const unwritten = { title: '', text: '' };
export const emptyDraft: Draft = { kind: 'news', portals: ['business'], picture: '', en: unwritten, zh: unwritten };

/** What the server keeps, and what was changed since laid over it. */
export const draftOf = ({ kind, portals, picture, en, zh }: ManagedAnnouncement, changed: Partial<Draft> = {}): Draft => ({
  kind,
  portals,
  picture,
  en,
  zh,
  ...changed,
});

/** As the server keeps it: without blanks around texts, portals in no order. */
const kept = ({ kind, portals, picture, en, zh }: Draft): string =>
  JSON.stringify([kind, portals.toSorted(), picture, ...[en, zh].flatMap(({ title, text }) => [title.trim(), text.trim()])]);

export const isSame = (one: Draft, other: Draft): boolean => kept(one) === kept(other);

/** There is something to call it by, and someone to read it. */
export const canBeSaved = ({ en, zh, portals }: Draft): boolean => portals.length > 0 && (en.title.trim() !== '' || zh.title.trim() !== '');
