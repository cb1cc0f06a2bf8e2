import { createStore } from '#web/browser/store.ts';

export interface Notice {
  id: number;
  /** A notice stays in the corner; the others pass at the top. */
  kind: 'error' | 'success' | 'info';
  title: string;
  description?: string;
}

/** What waits to be shown. antd's own notices are loaded with the first of them. */
export const waitingNotices = createStore<readonly Notice[]>([]);

let next = 1;

const show = (notice: Omit<Notice, 'id'>): void => waitingNotices.set((before) => [...before, { ...notice, id: next++ }]);

export const showError = (title: string, description?: string): void =>
  show({ kind: 'error', title, ...(description !== undefined && { description }) });
export const showSuccess = (title: string): void => show({ kind: 'success', title });
export const showInfo = (title: string): void => show({ kind: 'info', title });

export const taken = (shown: readonly Notice[]): void => waitingNotices.set((before) => before.filter((notice) => !shown.includes(notice)));
