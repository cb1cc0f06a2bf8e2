import type { LogNotice, NoticeFeed } from '../bus/notices.ts';
import type { PersonalData } from './personal-data.ts';

/** The feed with the names of those who acted, for whoever is told of it; one that was erased is left out. */
export const spelledNotices = (feed: NoticeFeed, { nameOf }: Pick<PersonalData, 'nameOf'>): NoticeFeed => {
  const spelled = (notices: readonly LogNotice[]): Promise<LogNotice[]> =>
    Promise.all(notices.map(async (notice) => ({ ...notice, actorName: (await nameOf(notice.actorName)) ?? '' })));
  return {
    ...feed,
    follow: (handler) => feed.follow(async (notices) => handler(await spelled(notices))),
    since: async (position, limit) => spelled(await feed.since(position, limit)),
  };
};
