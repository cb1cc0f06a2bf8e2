import { getFinanceOverview } from '#contracts/finance/overview.ts';
import { allWalletsTopic } from '#contracts/wallet/wallet-topics.ts';
import { useLastAnswer } from '#web/api/use-last-answer.ts';
import { invalidateReads, useRead } from '#web/api/use-read.ts';
import { throttle } from '#web/live/throttle.ts';
import { useLive } from '#web/live/use-live.ts';
import type { Period } from './period.ts';

/** The sums follow the log a moment later than the notice. */
const read = throttle(() => invalidateReads(getFinanceOverview), { delay: 500, rest: 2_000, endsUnasked: true });

/** The figures of a period, as wallets move. */
export const useOverview = (period: Period) => {
  const { from, to } = period;
  useLive(allWalletsTopic, { onSubscribed: read, onNotices: read, onReset: read });
  return useLastAnswer(useRead(getFinanceOverview, { from, to }), period);
};
