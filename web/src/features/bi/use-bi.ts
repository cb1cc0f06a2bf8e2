import { useEffect, useRef } from 'react';
import { getBi } from '#contracts/bi/bi-queries.ts';
import { biTopic } from '#contracts/live/topics.ts';
import type { LiveNotice } from '#contracts/live/messages.ts';
import { getOverview } from '#contracts/overview/overview-queries.ts';
import { useLastAnswer } from '../../api/use-last-answer.ts';
import { readAgain, readAgainIfOlder, useRead } from '../../api/use-read.ts';
import { useLive } from '../../live/use-live.ts';
import type { BiAsked } from './bi-asked.ts';

/** The sums follow the log a moment later than the notice: what the first read may miss, the last one has. Milliseconds. */
const readsAfter = [60, 900] as const;

/** The figures and the shelves behind them, as they move. */
export const useBi = (asked: BiAsked, heard: (notices: readonly LiveNotice[]) => void) => {
  const { from, to, wareId, shopId } = asked;
  const timers = useRef<(ReturnType<typeof setTimeout> | undefined)[]>([]);
  const read = () => {
    for (const [at, pause] of readsAfter.entries())
      timers.current[at] ??= setTimeout(() => {
        timers.current[at] = undefined;
        void readAgain(getBi, getOverview);
      }, pause);
  };
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  useLive(biTopic, {
    began: () => void readAgainIfOlder(Date.now(), getBi, getOverview),
    notices: (notices) => {
      heard(notices);
      read();
    },
    reset: read,
  });
  const { read: figures, answered } = useLastAnswer(useRead(getBi, { from, to, ...(wareId && { wareId }), ...(shopId && { shopId }) }), asked);
  return {
    figures,
    /** What these figures were asked. */
    answered,
    overview: useRead(getOverview, {}),
  };
};
