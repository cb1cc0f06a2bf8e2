import { isAfter, parsePosition } from '#contracts/kernel/recorded-event.ts';
import { biTopic, topicsOf } from '#contracts/live/topics.ts';
import type { LogNotice } from '../kernel/bus/notices.ts';
import { said, type Client } from './client.ts';
import { mayHear, spoken, tone } from './visible.ts';

/** BI moves at most this often. */
const biEveryMs = 250;

/** Who follows what on this node, and the way of a notice to them. */
export interface Hub {
  follow(client: Client, topic: string): void;
  leave(client: Client, topic?: string): void;
  /** Hands a batch of the log to its followers: one message per topic and client. */
  dispatch(batch: readonly LogNotice[]): void;
  /** The messages, as text, that tell one client of what it missed. */
  replay(client: Client, topics: readonly string[], missed: readonly LogNotice[]): string[];
  stop(): void;
}

export const hub = (): Hub => {
  const followers = new Map<string, Set<Client>>();
  let biWaiting: LogNotice[] = [];
  let biTimer: NodeJS.Timeout | undefined;

  const byTopic = (notices: readonly LogNotice[], wanted: (topic: string) => boolean): Map<string, LogNotice[]> => {
    const grouped = new Map<string, LogNotice[]>();
    for (const notice of notices)
      for (const topic of topicsOf(notice)) {
        if (!wanted(topic)) continue;
        const group = grouped.get(topic);
        if (group) group.push(notice);
        else grouped.set(topic, [notice]);
      }
    return grouped;
  };

  const tell = (topic: string, notices: readonly LogNotice[]): void => {
    const texts = new Map<string, string>();
    for (const client of followers.get(topic) ?? []) {
      const text = textFor(client, topic, notices, texts);
      if (text !== undefined) client.sendNotices(topic, text);
    }
  };

  /** Texts are shared by clients that hear the same notices in the same tone: a thousand followers cost one serialisation. */
  const textFor = (client: Client, topic: string, notices: readonly LogNotice[], texts: Map<string, string>): string | undefined => {
    const from = client.topics.get(topic);
    const heard = notices.map((notice) => mayHear(client.viewer, notice) && (!from || isAfter(parsePosition(notice.position)!, from)));
    if (!heard.includes(true)) return undefined;
    const key = tone(client.viewer) + heard.map(Number).join('');
    let text = texts.get(key);
    if (text === undefined) {
      const heardNotices = notices.filter((_, at) => heard[at]).map((notice) => spoken(client.viewer, notice));
      text = said({ topic, notices: heardNotices, position: notices.at(-1)!.position });
      texts.set(key, text);
    }
    return text;
  };

  const tellBiSoon = (notices: readonly LogNotice[]): void => {
    // What moved is all that BI's followers need: the last notice stands for the others.
    biWaiting = notices.slice(-1);
    biTimer ??= setTimeout(() => {
      biTimer = undefined;
      tell(biTopic, biWaiting);
    }, biEveryMs);
  };

  return {
    follow(client, topic) {
      const set = followers.get(topic) ?? new Set();
      followers.set(topic, set.add(client));
    },
    leave(client, topic) {
      for (const left of topic === undefined ? client.topics.keys() : [topic]) {
        const set = followers.get(left);
        set?.delete(client);
        if (set?.size === 0) followers.delete(left);
      }
    },
    dispatch(batch) {
      for (const [topic, notices] of byTopic(batch, (topic) => followers.has(topic))) {
        if (topic === biTopic) tellBiSoon(notices);
        else tell(topic, notices);
      }
    },
    replay(client, topics, missed) {
      const wanted = new Set(topics);
      const grouped = byTopic(missed, (topic) => wanted.has(topic));
      return [...grouped].flatMap(([topic, notices]) => textFor(client, topic, notices, new Map()) ?? []);
    },
    stop: () => clearTimeout(biTimer),
  };
};
