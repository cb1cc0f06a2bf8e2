import { useEffect, useRef } from 'react';
import { scannerGap } from '#web/ui/keys/scanner-pace.ts';

/** A scan into a field whose digits choose: none of its characters chooses anybody, and neither does the Enter at its end. */
export const useScanGuard = () => {
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const burst = useRef({ length: 0, at: -Infinity });
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    /** Hears of every key; answers whether it is part of a scan. */
    isScan({ key, timeStamp }: { key: string; timeStamp: number }): boolean {
      clearTimeout(waiting.current);
      const follows = timeStamp - burst.current.at <= scannerGap();
      const length = (follows ? burst.current.length : 0) + (key.length === 1 ? 1 : 0);
      burst.current = { length, at: timeStamp };
      return key === 'Enter' && length > 1;
    },
    /** Runs once nothing follows. */
    hold(run: () => void): void {
      waiting.current = setTimeout(run, scannerGap());
    },
  };
};
