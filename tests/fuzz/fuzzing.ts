import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { endpoints } from '#contracts/endpoints.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { randomFrom } from '#demo/random.ts';
import type { Actor } from './actors.ts';
import type { Things } from './names-of-things.ts';
import { shotsAt, type Shot } from './shots.ts';
import { verdictOn, type Answer } from './verdict.ts';

interface Fuzzing {
  url: string;
  actors: readonly Actor[];
  things: Things;
  requests: number;
  seed: number;
  /** Longest that an answer may take, in ms. */
  patience?: number;
  /** Told after each request how many were answered. */
  answered?: (requests: number) => Promise<void> | void;
}

/** One request that was not answered as it should be. */
export interface Fault {
  endpoint: string;
  actor: string;
  wrong: string;
  shot: Shot;
}

export interface Fuzzed {
  /** Answers by status; 0 where there was none. */
  statuses: Map<number, number>;
  /** Endpoints that were asked. */
  tried: Set<string>;
  /** Endpoints that somebody was let into: an answer other than that one may not. */
  reached: Set<string>;
  /** What was waited for longest, with or without an answer. */
  slowest: { endpoint: string; ms: number };
  faults: Fault[];
}

const usualPatience = 10_000;
const atOnce = 8;

/** Sends requests made from the schemas of all endpoints, as everyone, and judges each answer. The same seed sends the same. */
export const fuzz = async ({ url, actors, things, requests, seed, patience = usualPatience, answered }: Fuzzing): Promise<Fuzzed> => {
  const fuzzed: Fuzzed = { statuses: new Map(), tried: new Set(), reached: new Set(), slowest: { endpoint: '', ms: 0 }, faults: [] };
  const shots = shuffledShots(things, requests, seed);
  const random = randomFrom(seed);
  let done = 0;

  const next = async (): Promise<void> => {
    for (let shot = shots.pop(); shot; shot = shots.pop()) {
      const actor = random.pick(actors);
      const begun = performance.now();
      const answer = await sent(url, shot, actor, patience);
      const ms = performance.now() - begun;
      if (ms > fuzzed.slowest.ms) fuzzed.slowest = { endpoint: shot.endpoint.name, ms };
      fuzzed.tried.add(shot.endpoint.name);
      const status = answer?.status ?? 0;
      fuzzed.statuses.set(status, (fuzzed.statuses.get(status) ?? 0) + 1);
      if (![401, 403, 404, 405].includes(status)) fuzzed.reached.add(shot.endpoint.name);
      const wrong = verdictOn(shot.endpoint, answer);
      if (wrong) fuzzed.faults.push({ endpoint: shot.endpoint.name, actor: actor.name, wrong, shot });
      if (status === 401 || status === 423) await actor.renew();
      await answered?.(++done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return fuzzed;
};

interface Aimed extends Shot {
  endpoint: Endpoint<any, any, any>;
}

/** As many at each endpoint or one more, in no order. */
const shuffledShots = (things: Things, requests: number, seed: number): Aimed[] => {
  const random = randomFrom(`${seed} order`);
  const oneMore = requests % endpoints.length;
  const all = random.shuffled(endpoints.map((endpoint, place) => ({ endpoint, seed: seed + place }))).flatMap(({ endpoint, seed: own }, place) => {
    const numRuns = Math.floor(requests / endpoints.length) + (place < oneMore ? 1 : 0);
    return fc.sample(shotsAt(endpoint, things), { numRuns, seed: own }).map((shot): Aimed => ({ ...shot, endpoint }));
  });
  return random.shuffled(all);
};

const sent = async (url: string, { endpoint, base, query, headers, body }: Aimed, actor: Actor, patience: number): Promise<Answer | undefined> => {
  const address = `${url}/api/${base}${endpoint.path}${query && `?${query}`}`;
  try {
    const answer = await fetch(address, {
      method: endpoint.method,
      headers: { 'idempotency-key': randomUUID(), ...headers, ...actor.headers, ...(body && { 'content-type': body.type }) },
      ...(body && { body: typeof body.content === 'string' ? body.content : new Uint8Array(body.content) }),
      signal: AbortSignal.timeout(patience),
    });
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
  } catch {
    return undefined;
  }
};
