import type { ManagedAnnouncement } from '#contracts/announcements/announcement-queries.ts';
import type { writeAnnouncementEndpoint } from '#contracts/announcements/announcement-commands.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';

/** What the form holds. */
export type AnnouncementText = BodyOf<typeof writeAnnouncementEndpoint>;

const unwritten = { title: '', text: '' };
export const emptyText: AnnouncementText = { kind: 'news', portals: ['business'], picture: '', en: unwritten, zh: unwritten };

/** What the server keeps. */
export const textOf = ({ kind, portals, picture, en, zh }: ManagedAnnouncement): AnnouncementText => ({ kind, portals, picture, en, zh });

/** As the server keeps it: without blanks around texts, portals in no order. */
const kept = ({ kind, portals, picture, en, zh }: AnnouncementText): string =>
  JSON.stringify([kind, portals.toSorted(), picture, ...[en, zh].flatMap(({ title, text }) => [title.trim(), text.trim()])]);

export const isSame = (one: AnnouncementText, other: AnnouncementText): boolean => kept(one) === kept(other);

/** There is nothing to call it by. */
export const isUntitled = ({ en, zh }: AnnouncementText): boolean => en.title.trim() === '' && zh.title.trim() === '';
