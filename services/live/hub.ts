import { biTopic } from '#contracts/bi/bi-topic.ts';
import { topicsOf } from '#contracts/topics.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';
import type { Client, NoticesFrame } from './client.ts';
import { textFrame } from './frame.ts';
import { sharedMessage } from './shared-message.ts';

/** BI moves at most this often. */
const biEveryMs = 250;

/** Who follows which topic on this node; notices are dispatched to them. */
export interface Hub {
  follow(client: Client, topic: string): void;
  leave(client: Client, topic?: string): void;
  /** Sends a batch of the log to its followers: one message per topic and client, those of BI a moment later. */
  dispatch(batch: readonly LogNotice[]): void;
  /** The messages, as text, that one client missed. */
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

  /** All that is due for one client is sent together. */
  const publish = (byTopic: ReadonlyMap<string, readonly LogNotice[]>): void => {
    const due = new Map<Client, NoticesFrame[]>();
    for (const [topic, notices] of byTopic) {
      const frameFor = sharedMessage(topic, notices, (text): NoticesFrame => ({ topic, frame: textFrame(text) }));
      for (const client of followers.get(topic) ?? []) {
        const frame = frameFor(client);
        if (!frame) continue;
        const others = due.get(client);
        if (others) others.push(frame);
        else due.set(client, [frame]);
      }
    }
    for (const [client, frames] of due) client.sendNotices(frames);
  };

  const publishBiSoon = (notices: readonly LogNotice[]): void => {
    // BI's followers only need to know that something moved, so the last notice stands for the others.
    biWaiting = notices.slice(-1);
    biTimer ??= setTimeout(() => {
      biTimer = undefined;
      publish(new Map([[biTopic, biWaiting]]));
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
      const grouped = byTopic(batch, (topic) => followers.has(topic));
      const moved = grouped.get(biTopic);
      if (moved) publishBiSoon(moved);
      grouped.delete(biTopic);
      publish(grouped);
    },
    replay(client, topics, missed) {
      const wanted = new Set(topics);
      const grouped = byTopic(missed, (topic) => wanted.has(topic));
      return [...grouped].flatMap(([topic, notices]) => sharedMessage(topic, notices, (text) => text)(client) ?? []);
    },
    stop: () => clearTimeout(biTimer),
  };
};
