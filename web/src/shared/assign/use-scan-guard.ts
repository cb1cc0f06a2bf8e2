import { useRef } from 'react';
import { scannerGap } from '#web/ui/keys/scanner-pace.ts';
import { useDebouncedCall } from '#web/ui/use-debounced.ts';

/** A scan into a field whose digits choose: none of its characters chooses anybody, and neither does the Enter at its end. */
export const useScanGuard = () => {
  const { call, cancel } = useDebouncedCall();
  const burst = useRef({ length: 0, at: -Infinity });
  return {
    /** Hears of every key; answers whether it is part of a scan. */
    isScan({ key, timeStamp }: { key: string; timeStamp: number }): boolean {
      cancel();
      const follows = timeStamp - burst.current.at <= scannerGap();
      const length = (follows ? burst.current.length : 0) + (key.length === 1 ? 1 : 0);
      burst.current = { length, at: timeStamp };
      return key === 'Enter' && length > 1;
    },
    /** Runs once nothing follows. */
    hold(run: () => void): void {
      call(run, scannerGap());
    },
  };
};
