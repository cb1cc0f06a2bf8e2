import { isAfter, parsePosition } from '#contracts/kernel/recorded-event.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';
import { said, type Client } from './client.ts';
import { mayHear, spoken, tone } from './visible.ts';

/**
 * What is made of a topic's notices for each client, undefined where it hears none of them. Clients that hear the same notices in the same tone share it: a
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
    const heard = notices.map((notice) => mayHear(client.viewer, topic, notice) && (!from || isAfter(parsePosition(notice.position)!, from)));
    if (!heard.includes(true)) return undefined;
    const key = tone(client.viewer) + heard.map(Number).join('');
    let message = made.get(key);
    if (message === undefined) {
      const heardNotices = notices.filter((_, at) => heard[at]).map((notice) => spoken(client.viewer, notice));
      message = make(said({ topic, notices: heardNotices, position: notices.at(-1)!.position }));
      made.set(key, message);
    }
    return message;
  };
};
