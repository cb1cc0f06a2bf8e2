import { listLedgerEntries } from '#contracts/ledger/entries.ts';
import { allWalletsTopic } from '#contracts/wallet/wallet-topics.ts';
import { invalidateReads } from '#web/api/use-read.ts';
import { throttle } from '#web/live/throttle.ts';
import { useLive } from '#web/live/use-live.ts';

/** The books follow the log a moment later than the notice. */
const read = throttle(() => invalidateReads(listLedgerEntries), { delay: 500, rest: 2_000, endsUnasked: true });

/** The postings of the list, as wallets and accounts of the operator move. */
export const useLiveEntries = (): void => useLive(allWalletsTopic, { onSubscribed: read, onNotices: read, onReset: read });
