import { getBi } from '#contracts/bi/bi-queries.ts';
import { biTopic } from '#contracts/bi/bi-topic.ts';
import type { LiveNotice } from '#contracts/live/messages.ts';
import { getOverview } from '#contracts/overview/overview-queries.ts';
import { useLastAnswer } from '#web/api/use-last-answer.ts';
import { invalidateReads, invalidateReadsOlderThan, useRead } from '#web/api/use-read.ts';
import { throttle } from '#web/live/throttle.ts';
import { useLive } from '#web/live/use-live.ts';
import type { BiAsked } from './bi-asked.ts';

/** The sums follow the log a moment later than the notice. Figures that move more often are not read by anyone, yet asked and drawn by all. */
const read = throttle(() => invalidateReads(getBi, getOverview), { delay: 60, rest: 900, endsUnasked: true });

/** The figures and the shelves behind them, as they move. */
export const useBi = (asked: BiAsked, heard: (notices: readonly LiveNotice[]) => void) => {
  const { from, to, wareId, shopId } = asked;
  useLive(biTopic, {
    onSubscribed: () => void invalidateReadsOlderThan(Date.now(), getBi, getOverview),
    onNotices: (notices) => {
      heard(notices);
      read();
    },
    onReset: read,
  });
  const { read: stats, answered } = useLastAnswer(useRead(getBi, { from, to, ...(wareId && { wareId }), ...(shopId && { shopId }) }), asked);
  return {
    stats,
    /** What these figures were asked. */
    answered,
    overview: useRead(getOverview, {}),
  };
};
