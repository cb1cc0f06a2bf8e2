import type { referenceEventSchemas } from '#contracts/reference/reference-events.ts';
import { isAfter, parsePosition, type LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { LogNotice, NoticeFeed } from '#kernel/bus/notices.ts';

/** Most notices that a replay carries; whoever missed more reads again. */
const MAX_REPLAYED = 2000;
/** So many above it are kept before the oldest are let go, all at once. */
const slack = 500;

/** A notice names who acted, and after these somebody's name is to be found no more. */
const erasures: ReadonlySet<string> = new Set(['AccountErased', 'ShopErased'] satisfies (keyof typeof referenceEventSchemas)[]);

export interface RecentNotices {
  /** Keeps what followers are being told. */
  add(batch: readonly LogNotice[]): void;
  /** What came after a position, in order; undefined where that is more than a replay carries. */
  since(position: LogPosition): Promise<readonly LogNotice[] | undefined>;
}

interface Kept {
  position: LogPosition;
  notice: LogNotice;
}

/** The newest notices, so that a replay asks the log only for what was before this node followed it, and for that only until it has heard enough itself. */
export const recentNotices = (feed: Pick<NoticeFeed, 'since' | 'position'>, most = MAX_REPLAYED): RecentNotices => {
  let kept: Kept[] = [];
  /** Everything after it is kept. */
  let wholeAfter = feed.position();

  return {
    add(batch) {
      for (const notice of batch) kept.push({ notice, position: parsePosition(notice.position)! });
      const letGo = batch.some(({ type }) => erasures.has(type)) ? kept.length : kept.length > most + slack ? kept.length - most : 0;
      if (letGo === 0) return;
      wholeAfter = kept[letGo - 1]!.position;
      kept = kept.slice(letGo);
    },
    async since(position) {
      if (isAfter(wholeAfter, position)) {
        if (kept.length >= most) return undefined;
        const missed = await feed.since(position, most + 1);
        return missed.length > most ? undefined : missed;
      }
      const first = kept.findLastIndex((one) => !isAfter(one.position, position)) + 1;
      return kept.length - first > most ? undefined : kept.slice(first).map(({ notice }) => notice);
    },
  };
};
