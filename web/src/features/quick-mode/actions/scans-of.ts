import type { QuickActionName } from '../quick-run.ts';

interface Scans {
  /** What is scanned, one after the other. */
  subject: 'item' | 'order' | 'repair';
  /** What has to be set before. */
  needs?: 'shelf' | 'operator';
  /** Nothing is sent before the end: one document, or one batch, of all. */
  isGathered?: boolean;
}

export const scansOf: Readonly<Record<QuickActionName, Scans>> = {
  shelve: { subject: 'item', needs: 'shelf' },
  move: { subject: 'item', needs: 'shelf' },
  found: { subject: 'item', needs: 'shelf' },
  printLabels: { subject: 'item', isGathered: true },
  openBatch: { subject: 'order', isGathered: true },
  assignOrders: { subject: 'order', needs: 'operator' },
  assignRepairs: { subject: 'repair', needs: 'operator' },
  repairsToday: { subject: 'repair' },
  repairsFetched: { subject: 'repair' },
};
