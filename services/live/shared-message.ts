import { isAfter, parsePosition } from '#contracts/kernel/events/recorded-event.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';
import { serialise, type Client } from './client.ts';
import { audience, mayReceive, redacted } from './visible.ts';

/**
 * What is made of a topic's notices for each client, undefined where it may receive none. Clients of one audience that receive the same notices share it: a
 * thousand followers cost one serialisation.
 */
export const sharedMessage = <Made>(
  topic: string,
  notices: readonly LogNotice[],
  make: (text: string) => Made,
): ((client: Client) => Made | undefined) => {
  const made = new Map<string, Made>();
  return (client) => {
    const from = client.topics.get(topic);
    const isVisible = notices.map((notice) => mayReceive(client.viewer, topic, notice) && (!from || isAfter(parsePosition(notice.position)!, from)));
    if (!isVisible.includes(true)) return undefined;
    const key = audience(client.viewer) + isVisible.map(Number).join('');
    let message = made.get(key);
    if (message === undefined) {
      const visible = notices.filter((_, index) => isVisible[index]).map((notice) => redacted(client.viewer, notice));
      message = make(serialise({ topic, notices: visible, position: notices.at(-1)!.position }));
      made.set(key, message);
    }
    return message;
  };
};
