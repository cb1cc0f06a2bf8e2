import { z } from 'zod';
import type { Chance } from '../engine/chance.ts';
import { kinds, type Kind } from '../kinds.ts';

/** What a marketplace may do wrong, each on request only. */
export const faultKinds = {
  lostBefore: 'The connection ends before anything is done',
  lostAfter: 'Carried out, and the connection ends without an answer',
  serverError: 'Answered with 500 before anything is done',
  serverErrorAfter: 'Carried out, and answered with 500',
  throttled: 'Answered with 429 and Retry-After',
  slow: 'Carried out, and answered late',
  cutBody: 'Carried out, and the answer ends in the middle',
  fieldMissing: 'A field is missing from the answer',
  fieldUnknown: 'A field of the answer says a word that nobody knows',
  tokenExpired: 'The access token is refused',
  accountBlocked: 'The account is blocked',
  maintenance: 'Closed for maintenance',
  staleMarket: 'Prices stand still',
  clockSkew: 'Its clock goes wrong',
  hookNever: 'A notification does not come',
  hookTwice: 'A notification comes twice',
  hookLate: 'A notification comes late',
  hookForged: 'The signature of a notification does not fit',
  hookOutOfOrder: 'The notification before comes again after it',
} as const;

export type FaultKind = keyof typeof faultKinds;
export const faultNames = Object.keys(faultKinds) as FaultKind[];

/** What is asked for: where it happens, and how often. Without `next` it lasts until it is taken back. */
export const askedFault = z.strictObject({
  fault: z.enum(faultNames),
  channel: z.enum(kinds).optional(),
  method: z.string().toUpperCase().optional(),
  /** Stands somewhere in the path. */
  path: z.string().optional(),
  account: z.string().optional(),
  next: z.int().positive().optional(),
  /** Of a hundred calls that fit, so many hundredths: 0.05 is one of twenty. */
  share: z.number().gt(0).max(1).default(1),
  /** How late, or how far off, in ms. */
  ms: z.int().default(5_000),
  retryAfterSeconds: z.int().positive().default(2),
  field: z.string().optional(),
  value: z.unknown().optional(),
});

export type AskedFault = z.output<typeof askedFault>;

export interface Fault extends AskedFault {
  id: number;
  /** When it was asked for. */
  since: number;
}

/** A call of an account, as far as faults go by it. */
export interface Call {
  channel: Kind;
  method?: string;
  path?: string;
  account?: string | undefined;
}

export interface Faults {
  add(asked: AskedFault, now: number): Fault;
  remove(id: number | undefined): void;
  all(): readonly Fault[];
  /** Those of these kinds that happen to the call; they are used up. */
  take(call: Call, among: readonly FaultKind[]): readonly Fault[];
  /** One that lasts, without using it up. */
  standing(call: Call, kind: FaultKind): Fault | undefined;
}

export const openFaults = (chance: Chance): Faults => {
  let counted = 0;
  let waiting: Fault[] = [];
  const fits = (fault: Fault, { channel, method, path, account }: Call): boolean =>
    (fault.channel === undefined || fault.channel === channel) &&
    (fault.method === undefined || fault.method === method) &&
    (fault.path === undefined || (path ?? '').includes(fault.path)) &&
    (fault.account === undefined || fault.account === account);
  return {
    add(asked, since) {
      const fault = { ...asked, id: ++counted, since };
      waiting.push(fault);
      return fault;
    },
    remove: (id) => void (waiting = id === undefined ? [] : waiting.filter((fault) => fault.id !== id)),
    all: () => waiting,
    take(call, among) {
      const taken = waiting.filter((fault) => among.includes(fault.fault) && fits(fault, call) && chance.is(fault.share));
      for (const fault of taken) if (fault.next !== undefined) fault.next--;
      waiting = waiting.filter(({ next }) => next !== 0);
      return taken;
    },
    standing: (call, kind) => waiting.find((fault) => fault.fault === kind && fits(fault, call)),
  };
};
