import type { LogReader } from '../event-store/reading/log-reader.ts';
import type { Bus } from './bus.ts';
import { followers, noticeOf, noticesSince, type NoticeFeed } from './notices.ts';

export interface LogNoticesOptions {
  log: LogReader;
  bus: Bus;
  /** Looks at the log at least this often, in ms. */
  pollEvery?: number;
  onError?: (failure: unknown) => void;
}

const batchSize = 500;

/** The feed of a node that follows the log itself. */
export const logNotices = async ({ log, bus, pollEvery = 1_000, onError = () => {} }: LogNoticesOptions): Promise<NoticeFeed> => {
  const closing = new AbortController();
  // How long the followers took to be told, over the last batches. The more of them there are, the longer it rests and the more one telling carries. A look at the
  // log costs as much as half a command, so also nobody's telling is gathered for a while.
  let tellingMs = 0;
  const alarm = bus.alarm(pollEvery, closing.signal, () => Math.min(Math.max(2 * tellingMs, 15), 25));
  const { follow, tell } = followers(onError);
  let at = await log.currentPosition();

  const next = async (): Promise<void> => {
    const batch = await log.readAfter(at, batchSize);
    if (batch.length > 0) {
      const started = performance.now();
      await tell(batch.map(noticeOf));
      tellingMs += (performance.now() - started - tellingMs) / 4;
      at = batch.at(-1)!.position;
    }
    if (batch.length < batchSize) await alarm.next(batch.length > 0);
  };
  const following = (async () => {
    while (!closing.signal.aborted) {
      await next().catch(async (failure: unknown) => {
        onError(failure);
        await alarm.next(true);
      });
    }
  })();

  return {
    follow,
    since: noticesSince(log),
    position: () => at,
    close: async () => {
      closing.abort();
      await following;
    },
  };
};
