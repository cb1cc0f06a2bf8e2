import { deviceStore, type DeviceStore } from '#web/browser/device-store.ts';
import type { WaitingCall } from './waiting-call.ts';

/** Where calls wait: they survive a reload, photos included. */
export type OutboxDb = Pick<DeviceStore<WaitingCall>, 'all' | 'put' | 'remove'>;

export const outboxDb = (): OutboxDb => deviceStore<WaitingCall>('shelfline', 'outbox');
