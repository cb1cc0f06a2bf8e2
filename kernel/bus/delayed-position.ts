import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { NoticeFeed } from './notices.ts';

/** Where the feed stood at least `ms` milliseconds ago, and hardly longer. */
export const delayedPosition = (feed: Pick<NoticeFeed, 'position'>, ms: number): { position(): LogPosition; stop(): void } => {
  let [older, newer] = [feed.position(), feed.position()];
  const turn = setInterval(() => ([older, newer] = [newer, feed.position()]), ms);
  return { position: () => older, stop: () => clearInterval(turn) };
};
