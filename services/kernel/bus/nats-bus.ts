import type { NatsConnection } from '@nats-io/transport-node';
import { localBus, type Bus } from './bus.ts';
import { coalesced } from './coalesced.ts';

/** The bus over core NATS. The connection belongs to the caller. */
export const natsBus = (nats: NatsConnection, namespace: string): Bus => {
  const subject = `${namespace}.wake`;
  const bus = localBus(
    coalesced(() => {
      if (!nats.isClosed()) nats.publish(subject);
    }, 10),
  );
  const subscription = nats.subscribe(subject, { callback: () => bus.ring() });
  return { ...bus, close: async () => subscription.unsubscribe() };
};
