import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { heartbeatMs } from '#contracts/live/messages.ts';
import { parseTopic } from '#contracts/topics.ts';
import type { Bus } from '#kernel/bus/bus.ts';
import type { Client } from './client.ts';

/** How nodes talk to each other. */
export type Nodes = Pick<Bus, 'publish' | 'onMessage'>;

/** Of one topic and node: as many as fit into a message between nodes, and more than ever stand at one thing. */
const MAX_NAMED = 10;
/** Topics that are followed on other nodes. */
const MAX_TOPICS = 5_000;
/** A node that has been silent for this long has died. */
const patienceMs = 2.5 * heartbeatMs;

/** What a node publishes about one topic: everyone who has it open there. */
const messageSchema = z.object({ node: z.string(), topic: z.string(), people: z.array(z.object({ accountId: z.string(), name: z.string() })) });
type Message = z.output<typeof messageSchema>;
type Person = Message['people'][number];

interface Elsewhere {
  people: readonly Person[];
  until: number;
}

/** Who has which application or order open, on this node and the others; in memory only. */
export interface Presence {
  join(client: Client, topic: string): void;
  leave(client: Client, topic: string): void;
  /** Tells the other nodes who is still here, and forgets people whose node has been silent for too long. */
  beat(): void;
  stop(): void;
}

export const presence = ({ publish, onMessage }: Nodes, now: () => number = () => performance.now()): Presence => {
  const node = randomUUID();
  const here = new Map<string, Set<Client>>();
  const elsewhere = new Map<string, Map<string, Elsewhere>>();

  const peopleHere = (topic: string): Person[] => [...(here.get(topic) ?? [])].map(({ viewer: { accountId, name } }) => ({ accountId, name }));

  const publishToNodes = (topic: string, people: readonly Person[]): void =>
    publish(JSON.stringify({ node, topic, people: distinct(people).slice(0, MAX_NAMED) } satisfies Message));

  const notifyFollowers = (topic: string): void => {
    const everyone = distinct([...peopleHere(topic), ...[...(elsewhere.get(topic)?.values() ?? [])].flatMap(({ people }) => people)]);
    for (const client of here.get(topic) ?? [])
      client.send({ topic, present: everyone.filter(({ accountId }) => accountId !== client.viewer.accountId).map(({ name }) => name) });
  };

  const applyPeers = ({ node: from, topic, people }: Message): void => {
    const nodes = elsewhere.get(topic) ?? new Map<string, Elsewhere>();
    const before = nodes.get(from)?.people ?? [];
    if (people.length > 0) nodes.set(from, { people, until: now() + patienceMs });
    else nodes.delete(from);
    if (nodes.size === 0) elsewhere.delete(topic);
    else if (elsewhere.has(topic) || elsewhere.size < MAX_TOPICS) elsewhere.set(topic, nodes);
    if (JSON.stringify(before) !== JSON.stringify(people)) notifyFollowers(topic);
  };
  const unsubscribe = onMessage((text) => {
    const message = parsed(text);
    if (message) applyPeers(message);
  });

  return {
    join(client, topic) {
      if (!parseTopic(topic)?.topic.tellsPresence) return;
      here.set(topic, (here.get(topic) ?? new Set()).add(client));
      publishToNodes(topic, peopleHere(topic));
      notifyFollowers(topic);
    },
    leave(client, topic) {
      const clients = here.get(topic);
      if (!clients?.delete(client)) return;
      if (clients.size === 0) here.delete(topic);
      publishToNodes(topic, peopleHere(topic));
      notifyFollowers(topic);
    },
    beat() {
      for (const topic of here.keys()) publishToNodes(topic, peopleHere(topic));
      for (const [topic, nodes] of elsewhere) for (const [from, { until }] of nodes) if (until < now()) applyPeers({ node: from, topic, people: [] });
    },
    stop() {
      unsubscribe();
      for (const topic of here.keys()) publishToNodes(topic, []);
      here.clear();
    },
  };
};

const distinct = (people: readonly Person[]): Person[] => [...new Map(people.map((person) => [person.accountId, person])).values()];

const parsed = (text: string): Message | undefined => {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
