import type { Things } from '../other-shop/things.ts';
import type { AdminCode } from './codes.ts';

/** Who may follow a kind of topic on the live socket, written from the specification and not from the code under test. */
export interface TopicRow {
  /** What there is to follow of the things of a shop, and of what belongs to no shop: no other shop may. */
  of: (things: Things) => readonly string[];
  /**
   * What an administrator with one code may follow of it, where shop 7 is a seller's and shop 1 the operator's. A topic of one record stands here by its kind
   * alone. What is everybody's is left out.
   */
  codes: Readonly<Partial<Record<AdminCode, readonly string[]>>>;
}

export type TopicRows = Readonly<Record<string, TopicRow>>;

const toEach = (codes: readonly AdminCode[], topics: readonly string[]): TopicRow['codes'] => Object.fromEntries(codes.map((code) => [code, topics]));

/** One record. */
export const record = (kind: string, named: (things: Things) => readonly string[], ...codes: AdminCode[]): TopicRow => ({
  of: (things) => named(things).map((name) => `${kind}:${name}`),
  codes: toEach(codes, [kind]),
});

/** A list of every shop and warehouse. */
export const list = (kind: string, ...codes: AdminCode[]): TopicRow => ({
  of: ({ shopId }) => [`${kind}:shop:${shopId}`, `${kind}:all`, `${kind}:warehouse:W1`],
  codes: { '200': [`${kind}:shop:1`], ...toEach(codes, [`${kind}:all`, `${kind}:shop:7`, `${kind}:shop:1`]) },
});

/** What a shop has in no warehouse. */
export const shops = (kind: string, ...codes: AdminCode[]): TopicRow => ({
  of: ({ shopId }) => [`${kind}:${shopId}`, `${kind}:all`],
  codes: { '200': [`${kind}:1`], ...toEach(codes, [`${kind}:all`, `${kind}:7`, `${kind}:1`]) },
});

export const warehouse = (kind: string, ...codes: AdminCode[]): TopicRow => ({ of: () => [`${kind}:W1`], codes: toEach(codes, [`${kind}:W1`]) });

/** Followed as a whole. */
export const whole = (kind: string, ...codes: AdminCode[]): TopicRow => ({ of: () => [kind], codes: toEach(codes, [kind]) });
