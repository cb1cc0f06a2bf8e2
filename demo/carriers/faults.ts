import { z } from 'zod';

/** What the hub may do wrong, each on request only. */
export const faultKinds = {
  lostBefore: 'The connection ends before anything is done',
  lostAfter: 'Carried out, and the connection ends without an answer',
  serverError: 'Answered with 500 before anything is done',
  serverErrorAfter: 'Carried out, and answered with 500',
  throttled: 'Answered with 429',
  unpaid: 'The account has no money: answered with 402',
  slow: 'Carried out, and answered late',
  buyRefused: 'The carrier refuses to sell the label',
  refundRejected: 'The carrier refuses to take a label back',
  noFile: 'The file of a label is not there yet',
  hookNever: 'News does not come',
  hookTwice: 'News comes twice',
  hookForged: 'The signature of news does not fit',
} as const;

export type FaultKind = keyof typeof faultKinds;
const faultNames = Object.keys(faultKinds) as [FaultKind, ...FaultKind[]];

/** What is asked for: where it happens, and how often. Without `next` it lasts until it is taken back. */
export const askedFault = z.strictObject({
  fault: z.enum(faultNames),
  /** Stands somewhere in the path. */
  path: z.string().optional(),
  next: z.int().positive().optional(),
  ms: z.int().default(5_000),
});

export type Fault = z.output<typeof askedFault>;

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  all(): readonly Fault[];
  /** Whether it happens here; it is used up. */
  take(kind: FaultKind, path: string): Fault | undefined;
}

export const openFaults = (): Faults => {
  let waiting: Fault[] = [];
  return {
    add: (fault) => void waiting.push({ ...fault }),
    clear: () => void (waiting = []),
    all: () => waiting,
    take(kind, path) {
      const found = waiting.find((fault) => fault.fault === kind && (fault.path === undefined || path.includes(fault.path)));
      if (found?.next !== undefined && --found.next === 0) waiting = waiting.filter((fault) => fault !== found);
      return found;
    },
  };
};
