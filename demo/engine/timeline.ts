import type { Clock } from '#kernel/clock.ts';

/** Something that goes on over days: it does a step, then says when the next one is due. */
export type Story = AsyncGenerator<Date, void, void>;

interface Due {
  at: number;
  order: number;
  story: Pick<Story, 'next'>;
}

export interface Timeline {
  clock: Clock;
  begin(at: Date, story: Story): void;
  /** A single step. */
  once(at: Date, task: () => Promise<unknown>): void;
  /** Runs every step that is due before the end, in the order of time; what is due later never happens. */
  runUntil(end: Date): Promise<void>;
}

/** Many stories, one clock. Steps that are due at the same time run in the order in which they were planned, so that nothing depends on chance. */
export const timeline = (start: Date): Timeline => {
  let present = start.getTime();
  let planned = 0;
  const queue: Due[] = [];

  const before = (a: Due, b: Due): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);
  const plan = (at: Date, story: Due['story']): void => {
    // Nobody can act in the past.
    push(queue, { at: Math.max(at.getTime(), present), order: planned++, story }, before);
  };

  return {
    clock: { now: () => new Date(present) },
    begin: plan,
    once: (at, task) =>
      plan(at, {
        next: async () => {
          await task();
          return { done: true, value: undefined };
        },
      }),
    async runUntil(end) {
      for (let next = queue[0]; next && next.at <= end.getTime(); next = queue[0]) {
        pop(queue, before);
        present = next.at;
        const step = await next.story.next();
        if (!step.done) plan(step.value, next.story);
      }
      present = end.getTime();
    },
  };
};

type Before<T> = (a: T, b: T) => boolean;

const push = <T>(heap: T[], entry: T, before: Before<T>): void => {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!before(heap[at]!, heap[parent]!)) return;
    [heap[at], heap[parent]] = [heap[parent]!, heap[at]!];
    at = parent;
  }
};

const pop = <T>(heap: T[], before: Before<T>): void => {
  const last = heap.pop()!;
  if (heap.length === 0) return;
  heap[0] = last;
  for (let index = 0; ;) {
    const [left, right] = [2 * index + 1, 2 * index + 2];
    let first = index;
    if (left < heap.length && before(heap[left]!, heap[first]!)) first = left;
    if (right < heap.length && before(heap[right]!, heap[first]!)) first = right;
    if (first === index) return;
    [heap[index], heap[first]] = [heap[first]!, heap[index]!];
    index = first;
  }
};
