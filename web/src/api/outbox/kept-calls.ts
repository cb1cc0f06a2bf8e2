import { deviceStore, type DeviceStore } from '#web/browser/device-store.ts';
import type { WaitingCall } from './waiting-call.ts';

/** Where calls wait: they survive a reload, photos included. */
export type KeptCalls = Pick<DeviceStore<WaitingCall>, 'all' | 'put' | 'remove'>;

export const keptCalls = (): KeptCalls => deviceStore<WaitingCall>('shelfline', 'outbox');
