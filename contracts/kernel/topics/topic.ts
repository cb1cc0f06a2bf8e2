import type { Viewer } from '../access/viewer.ts';
import type { Access } from '../endpoint.ts';
import type { Tags } from '../events/recorded-event.ts';

/** What the log says of a stream. */
export interface TopicStreams {
  /** Of its last event: whose it is now. Undefined where there is no such stream. */
  tagsOf(streamId: string): Promise<Tags | undefined>;
  /** Of its first event: what never changes. */
  firstDataOf(streamId: string): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** What follows the kind in a topic's text, split at the colons: `shop`, `7` of `orders:shop:7`. */
export type TopicKey = readonly string[];

/** Which keys there are, and who may follow which. */
export interface TopicScope {
  isKey(key: TopicKey): boolean;
  /** Whether somebody who has the topic's permission may follow it. */
  admits(viewer: Viewer, key: TopicKey, streams: TopicStreams): boolean | Promise<boolean>;
  /** Whether it tells of nothing but this shop. */
  isOfShop(shopId: number, key: TopicKey, streams: TopicStreams): boolean | Promise<boolean>;
}

/** By kind of stream: the topics that an event belongs to, from the id of its stream and its tags alone. */
export type TopicsOfEvents = Readonly<Record<string, (id: string, tags: Tags) => readonly string[]>>;

/** What a browser can follow as `<kind>:<key>`. A topic carries notices only of what the HTTP read of the same thing would show. */
export interface Topic<Kind extends string = string> {
  kind: Kind;
  /** Following needs the permission of reading the same thing over HTTP. */
  access: Access;
  scope: TopicScope;
  /** Which of its topics events belong to. */
  of?: TopicsOfEvents;
  /** Its followers are told who else follows it. */
  tellsPresence?: true;
  /** Whether a fact with these tags may reach a viewer who follows; what is in their row scope unless told otherwise. */
  reaches?: (viewer: Viewer, tags: Tags) => boolean;
}
