import { useState } from 'react';
import { signal } from './signals.ts';
import type { Refusal } from './use-refusal.ts';
import type { Wrong } from './wrong-scan.tsx';

export interface WrongScans {
  /** What fills the screen; the server's refusal of an earlier scan comes first. */
  wrong: Wrong | undefined;
  /** Shows it, and lets it be heard. */
  refuse(said: Wrong): void;
  /** The person has read it and goes on. */
  goOn(): void;
  /** Another scan is taken over whatever was refused. */
  clear(): void;
}

/** The wrong scan of a page: at most one shows, and the next scan takes it away. */
export const useWrongScan = (refused?: Refusal): WrongScans => {
  const [said, setSaid] = useState<Wrong>();
  return {
    wrong: refused?.wrong ?? said,
    refuse: (wrong) => {
      setSaid(wrong);
      signal('wrong');
    },
    goOn: () => (refused ? refused.next() : setSaid(undefined)),
    clear: () => {
      setSaid(undefined);
      refused?.next();
    },
  };
};
