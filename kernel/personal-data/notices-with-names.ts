import type { LogNotice, NoticeFeed } from '../bus/notices.ts';
import type { PersonalData } from './personal-data.ts';

/** The feed with the names of those who acted, for whoever is told of it; one that was erased is left out. */
export const noticesWithNames = (feed: NoticeFeed, { nameOf }: Pick<PersonalData, 'nameOf'>): NoticeFeed => {
  const withNames = (notices: readonly LogNotice[]): Promise<LogNotice[]> =>
    Promise.all(notices.map(async (notice) => ({ ...notice, actorName: (await nameOf(notice.actorName)) ?? '' })));
  return {
    ...feed,
    follow: (handler) => feed.follow(async (notices) => handler(await withNames(notices))),
    since: async (position, limit) => withNames(await feed.since(position, limit)),
  };
};
