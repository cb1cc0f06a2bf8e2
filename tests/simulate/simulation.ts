import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '#demo/random.ts';
import { administratorsDay, reviewersDay } from './administrators.ts';
import { ReadFailed } from './caller.ts';
import { floorDays } from './floor.ts';
import type { Job } from './job.ts';
import { paceOf } from './pace.ts';
import { signInEveryone, type Duty, type Stage } from './people.ts';
import type { Report } from './report.ts';
import { sellersDay } from './sellers.ts';

export interface Plan extends Stage {
  ratePerSecond: number;
  /** Ends the simulation: what is under way is finished first. */
  until: AbortSignal;
  /** Counted from when everyone is signed in; without it, until told. */
  lastingMs?: number | undefined;
  report: Report;
}

const days: Record<Duty, Job> = { ...floorDays, seller: sellersDay, reviewer: reviewersDay, everything: administratorsDay };

/** How long someone who found nothing to do looks away. */
const restMs = 1000;

/** Works the floor at the rate asked for, with as many people at once as it takes; each does one thing at a time. */
export const simulate = async ({ ratePerSecond, until, lastingMs = Infinity, report, ...stage }: Plan): Promise<void> => {
  const people = await signInEveryone(stage, report.note);
  const end = performance.now() + lastingMs;
  const over = (): boolean => until.aborted || performance.now() >= end;
  const random = randomFrom(stage.seed);
  const free = new Set(people);
  const busy = new Set<Promise<void>>();
  const pace = paceOf(ratePerSecond, performance.now());

  /** Whoever is free, until one has found work: a turn is a command. */
  const takeTurn = async (): Promise<void> => {
    while (free.size > 0 && !over()) {
      const person = random.pick([...free]);
      free.delete(person);
      const worked = await days[person.duty](person).catch((failure: unknown) => void report.note(failedRead(failure)));
      if (worked !== false) return void free.add(person);
      void sleep(restMs).then(() => free.add(person));
    }
  };

  while (!over()) {
    while (pace.turn(performance.now())) {
      const turn = takeTurn().finally(() => busy.delete(turn));
      busy.add(turn);
    }
    await sleep(10);
  }
  await Promise.all(busy);
};

const failedRead = (failure: unknown) => {
  // What is gone since the list was read, such as an item of another owner by now.
  const gone = failure instanceof ReadFailed && failure.status === 404;
  const reason = failure instanceof Error ? failure.message : String(failure);
  return { command: 'read', ending: gone ? ('race' as const) : ('failed' as const), ms: 0, reason, requestId: '' };
};
