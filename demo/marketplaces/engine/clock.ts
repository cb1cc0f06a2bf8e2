/** The time of the sandbox, and what is to happen later in it. */
export interface Clock {
  now(): number;
  /** Runs the work once so many milliseconds have passed; a failure of it is the sandbox's own. */
  after(ms: number, work: () => void): void;
  /** Runs it at this moment: what was promised to somebody for a day and an hour is not hurried. */
  at(time: number, work: () => void): void;
  /** Lets time pass; on a real clock it passes by itself, and only what is due is done. */
  advance(ms: number): void;
  isVirtual: boolean;
  stop(): void;
}

interface Due {
  at: number;
  order: number;
  work: () => void;
}

/** Stands still until it is told to go on: everything is the same from the same calls. */
export const virtualClock = (start: string | number = '2026-11-28T08:00:00Z'): Clock => {
  let time = new Date(start).getTime();
  let order = 0;
  let waiting: Due[] = [];
  const nextDue = (until: number): Due | undefined => {
    let next: Due | undefined;
    for (const due of waiting) if (due.at <= until && (!next || due.at < next.at || (due.at === next.at && due.order < next.order))) next = due;
    return next;
  };
  return {
    now: () => time,
    after: (ms, work) => void waiting.push({ at: time + ms, order: order++, work }),
    at: (due, work) => void waiting.push({ at: due, order: order++, work }),
    advance(ms) {
      const until = time + ms;
      for (let due = nextDue(until); due; due = nextDue(until)) {
        const current = due;
        waiting = waiting.filter((other) => other !== current);
        time = Math.max(time, current.at);
        current.work();
      }
      time = until;
    },
    isVirtual: true,
    stop: () => void (waiting = []),
  };
};

/** `pace` says how many times faster than real time what is to happen later comes. */
export const realClock = (pace = 1): Clock => {
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer.unref());
  };
  return {
    now: () => Date.now(),
    after: (ms, work) => later(ms / pace, work),
    at: (time, work) => later(time - Date.now(), work),
    advance: () => {},
    isVirtual: false,
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
};
