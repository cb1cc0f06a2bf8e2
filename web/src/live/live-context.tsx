import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useStore } from '../browser/store.ts';
import { liveConnection } from './live.ts';
import type { LiveState } from './reconnecting-socket.ts';
import type { LiveConnection, LiveParts } from './live-connection.ts';

const LiveContext = createContext<LiveConnection | undefined>(undefined);

interface Props extends Pick<LiveParts, 'since' | 'onEnded' | 'onReconnect'> {
  children: ReactNode;
}

/** Opens the live connection for the pages inside, and closes it with them. */
export const LiveProvider = ({ since, onEnded, onReconnect, children }: Props) => {
  const [connection] = useState(() => liveConnection({ since, onEnded, onReconnect }));
  useEffect(() => {
    const wake = () => connection.reconnectNow();
    const wakeWhenSeen = () => document.visibilityState === 'visible' && connection.reconnectNow();
    connection.start();
    const networkLost = () => connection.networkLost();
    window.addEventListener('online', wake);
    window.addEventListener('offline', networkLost);
    document.addEventListener('visibilitychange', wakeWhenSeen);
    return () => {
      window.removeEventListener('online', wake);
      window.removeEventListener('offline', networkLost);
      document.removeEventListener('visibilitychange', wakeWhenSeen);
      connection.close();
    };
  }, [connection]);
  return <LiveContext value={connection}>{children}</LiveContext>;
};

export const useLiveConnection = (): LiveConnection => {
  const connection = use(LiveContext);
  if (!connection) throw new Error('No live connection around this page');
  return connection;
};

export const useLiveState = (): LiveState => useStore(useLiveConnection().state);
