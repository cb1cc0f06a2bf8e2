import * as list from './areas.ts';
import type { Contract } from './kernel/area.ts';
import type { Tags } from './kernel/events/recorded-event.ts';
import type { Topic, TopicKey, TopicsOfEvents } from './kernel/topics/topic.ts';

const areas: readonly Contract[] = Object.values(list);

type KindOf<Area> = Area extends Contract<infer Kind> ? Kind : never;
export type TopicKind = KindOf<(typeof list)[keyof typeof list]>;

const topics: readonly Topic[] = areas.flatMap((area) => area.topics ?? []);
const byKind: ReadonlyMap<string, Topic> = new Map(topics.map((topic) => [topic.kind, topic]));

/** Every kind of topic that can be followed. */
export const topicKinds = [...byKind.keys()] as TopicKind[];

/** Undefined where there is no such topic. */
export const parseTopic = (text: string): { topic: Topic; key: TopicKey } | undefined => {
  const [kind = '', ...key] = text.split(':');
  const topic = byKind.get(kind);
  return topic?.scope.isKey(key) ? { topic, key } : undefined;
};

/** The topic that a text names, which is known to be one. */
export const topicNamed = (text: string): Topic | undefined => byKind.get(text.split(':', 1)[0]!);

const byStreamType = new Map<string, TopicsOfEvents[string][]>();
for (const told of [...topics.map(({ of = {} }) => of), ...areas.map(({ tells = {} }) => tells)])
  for (const [streamType, topicsOfEvent] of Object.entries(told))
    byStreamType.set(streamType, [...(byStreamType.get(streamType) ?? []), topicsOfEvent]);

/** Every topic that an event belongs to, from its stream and tags alone. */
export const topicsOf = ({ streamId, tags }: { streamId: string; tags: Tags }): string[] => {
  const dash = streamId.indexOf('-');
  const id = streamId.slice(dash + 1);
  return byStreamType.get(streamId.slice(0, dash))?.flatMap((topicsOfEvent) => topicsOfEvent(id, tags)) ?? [];
};

const heardBySellers: ReadonlyMap<string, string | undefined> = new Map(areas.flatMap((area) => Object.entries(area.heardBySellers ?? {})));

/** What sellers hear an event called; undefined where they hear nothing of it. */
export const sellersHear = (type: string): string | undefined => (heardBySellers.has(type) ? heardBySellers.get(type) : type);
