import type { TaskBoard } from '#contracts/tasks/task-board-queries.ts';
import type { BoardOrder } from './queries.ts';

type Counters = TaskBoard['counters'];

interface Around {
  now: Date;
  /** Midnight after today, in the warehouse's zone. */
  endOfToday: Date;
  hours: Counters['pickedPerHour'];
  seen: Counters['onFloor'];
}

/** The figures above the board. */
export const countersOf = (orders: readonly BoardOrder[], { now, endOfToday, hours, seen }: Around): Counters => {
  const open = orders.filter(({ stage }) => stage !== 'out');
  const late = open.filter((order) => order.late);
  const outToday = orders.length - open.length;
  const dueToday = open.filter(({ due_at }) => due_at === null || due_at < endOfToday.toISOString());
  return {
    openOrders: open.length,
    openItems: open.reduce((sum, { items, shipped }) => sum + items - shipped, 0),
    late: late.length,
    gmtOldestLate: earliest(late),
    nextCutOff: nextCutOff(open, now),
    pickedLastHour: hours.at(-1)?.picked ?? 0,
    pickedPerHour: hours,
    outToday,
    dueToday: outToday + dueToday.length,
    onFloor: people(open, seen),
  };
};

const earliest = (orders: readonly BoardOrder[]): string | null => orders.flatMap(({ due_at }) => due_at ?? []).sort()[0] ?? null;

const nextCutOff = (open: readonly BoardOrder[], now: Date): Counters['nextCutOff'] => {
  const ahead = open.filter(({ due_at }) => due_at !== null && due_at > now.toISOString());
  const gmtDue = earliest(ahead);
  if (gmtDue === null) return null;
  const next = ahead.filter(({ due_at }) => due_at === gmtDue);
  const carriers = new Set(next.map(({ carrier }) => carrier));
  return { carrier: carriers.size === 1 ? next[0]!.carrier : null, gmtDue, orders: next.length };
};

/** Whoever worked in the last hour or holds open work, by name. */
const people = (open: readonly BoardOrder[], seen: Counters['onFloor']): Counters['onFloor'] => {
  const holding = open.flatMap(({ operator_id: id, operator_name: name }) => (id === null ? [] : [{ id, name: name ?? '' }]));
  return [...new Map([...holding, ...seen].map((person) => [person.id, person])).values()].sort((a, b) => a.name.localeCompare(b.name));
};
