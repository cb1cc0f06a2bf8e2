import type { LiveNotice } from '#contracts/live/messages.ts';

/** What a follower of a topic hears: what was committed, or that its data must be read again. */
export interface Follower {
  notices(notices: readonly LiveNotice[]): void;
  reset(): void;
  /** The others who follow it, of a topic that tells of them. */
  present?(names: readonly string[]): void;
}

/** Who follows what. Several followers of one topic share one subscription: `began` hears of the first, `ended` of the last. */
export const topicFollowers = ({ began, ended }: { began(topic: string): void; ended(topic: string): void }) => {
  const topics = new Map<string, Set<Follower>>();
  return {
    topics: (): string[] => [...topics.keys()],
    /** Whoever follows when it is asked: one may stop while the others are told. */
    of: (topic: string): Follower[] => [...(topics.get(topic) ?? [])],
    /** Answers how to stop. */
    follow(topic: string, follower: Follower): () => void {
      const known = topics.get(topic) ?? new Set();
      if (known.size === 0) {
        topics.set(topic, known);
        began(topic);
      }
      known.add(follower);
      return () => {
        known.delete(follower);
        if (known.size > 0 || topics.get(topic) !== known) return;
        topics.delete(topic);
        ended(topic);
      };
    },
  };
};
