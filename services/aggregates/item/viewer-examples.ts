import type { Terminal, Viewer } from '#contracts/kernel/access/viewer.ts';

const viewer = (terminal: Terminal, details: Partial<Viewer>): Viewer => ({
  accountId: `A-${terminal}`,
  name: terminal,
  terminal,
  warehouseIds: [],
  permissions: [],
  language: 'en_us',
  timeZone: 'UTC',
  sessionId: 'S',
  requestId: 'R',
  ...details,
});

/** Callers for specs. */
export const aSeller = (shopId = 7): Viewer => viewer('business', { shopId });
export const aWorker = (...warehouseIds: string[]): Viewer => viewer('warehouse', { warehouseIds });
export const anAdministrator = (shopId?: number, permissions: Viewer['permissions'] = [{ permissionId: '300', actions: ['edit'] }]): Viewer =>
  viewer('admin', { warehouseIds: ['LAX', 'JFK'], shopId, permissions });
