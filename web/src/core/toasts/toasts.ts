import { createStore } from '#web/browser/store.ts';

export interface Toast {
  id: number;
  /** An error stays in the corner; the others pass at the top. */
  kind: 'error' | 'success' | 'info';
  title: string;
  description?: string;
  /** What may be done about it. */
  link?: { href: string; label: string };
}

/** What waits to be shown. antd's own toasts are loaded with the first of them. */
export const pendingToasts = createStore<readonly Toast[]>([]);

let next = 1;

const show = (toast: Omit<Toast, 'id'>): void => pendingToasts.set((before) => [...before, { ...toast, id: next++ }]);

export const showError = (title: string, description?: string, link?: Toast['link']): void =>
  show({ kind: 'error', title, ...(description !== undefined && { description }), ...(link && { link }) });
export const showSuccess = (title: string): void => show({ kind: 'success', title });
export const showInfo = (title: string): void => show({ kind: 'info', title });

export const removePending = (shown: readonly Toast[]): void => pendingToasts.set((before) => before.filter((toast) => !shown.includes(toast)));
