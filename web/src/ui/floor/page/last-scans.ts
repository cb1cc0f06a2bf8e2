import { createStore, useStore } from '#web/browser/store.ts';
import type { LastScanned } from './last-scan.tsx';

/** The last scan of a flow that runs over several pages: each shows it, with its Undo. */
const lastScans = createStore<Readonly<Record<string, LastScanned>>>({});

export const useLastScan = (flow: string): [LastScanned | 'nothing', (last: Omit<LastScanned, 'at'>) => void] => {
  const scans = useStore(lastScans);
  return [scans[flow] ?? 'nothing', (last) => lastScans.set((before) => ({ ...before, [flow]: { ...last, at: Date.now() } }))];
};
