import type { LiveNotice } from '#contracts/live/messages.ts';

/** What a subscriber of a topic receives: what was committed, or that its data must be read again. */
export interface Subscriber {
  onNotices(notices: readonly LiveNotice[]): void;
  onReset(): void;
  /** The names of the other subscribers, of a topic that publishes them. */
  onPresent?(names: readonly string[]): void;
}

/** Who follows which topic. Several subscribers of one topic share one subscription, which begins with the first and ends with the last. */
export const topicSubscriptions = ({ onFirst, onLast }: { onFirst(topic: string): void; onLast(topic: string): void }) => {
  const topics = new Map<string, Set<Subscriber>>();
  return {
    topics: (): string[] => [...topics.keys()],
    /** A copy: one may unsubscribe while the others are notified. */
    of: (topic: string): Subscriber[] => [...(topics.get(topic) ?? [])],
    /** Returns how to unsubscribe. */
    follow(topic: string, subscriber: Subscriber): () => void {
      const known = topics.get(topic) ?? new Set();
      if (known.size === 0) {
        topics.set(topic, known);
        onFirst(topic);
      }
      known.add(subscriber);
      return () => {
        known.delete(subscriber);
        if (known.size > 0 || topics.get(topic) !== known) return;
        topics.delete(topic);
        onLast(topic);
      };
    },
  };
};
