import { getPublishedAnnouncement, listPublishedAnnouncements, type PublishedRow } from '#contracts/announcements/announcement-queries.ts';
import { portalOf, announcementsTopic } from '#contracts/announcements/portals.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useListRead } from '#web/core/list/read/use-list-read.ts';

const keyOf = ({ id }: PublishedRow): string => id;

/** What is published for the portal of whoever reads, latest first; it comes and goes as administrators publish and withdraw. */
export const usePublished = (size: number) => {
  useLiveReads(announcementsTopic(portalOf(useUser().terminal)), listPublishedAnnouncements, getPublishedAnnouncement);
  return useListRead(listPublishedAnnouncements, { current: 1, size }, keyOf);
};
