import type { NatsConnection } from '@nats-io/transport-node';
import { localBus, type Bus } from '../bus.ts';
import { trailingThrottle } from '../trailing-throttle.ts';

/** The bus over core NATS. The connection belongs to the caller. */
export const natsBus = (nats: NatsConnection, namespace: string): Bus => {
  const wakeUps = `${namespace}.wake`;
  const messages = `${namespace}.nodes`;
  const publish = (subject: string, text?: string): void => {
    if (!nats.isClosed()) nats.publish(subject, text);
  };
  const bus = localBus({ announce: trailingThrottle(() => publish(wakeUps), 10), publish: (text) => publish(messages, text) });
  const subscriptions = [
    nats.subscribe(wakeUps, { callback: () => bus.ring() }),
    nats.subscribe(messages, { callback: (failure, message) => void (failure ?? bus.receive(message.string())) }),
  ];
  return { ...bus, close: async () => subscriptions.forEach((subscription) => subscription.unsubscribe()) };
};
