import type { TaskBoard } from '#contracts/tasks/task-board-queries.ts';
import type { FloorGroup } from './queries.ts';

type Counters = TaskBoard['counters'];

interface Around {
  now: Date;
  /** Midnight after today, in the warehouse's zone. */
  endOfToday: Date;
  hours: Counters['pickedPerHour'];
  seen: Counters['onFloor'];
}

/** The figures above the board. */
export const countersOf = (groups: readonly FloorGroup[], { now, endOfToday, hours, seen }: Around): Counters => {
  const open = groups.filter(({ stage }) => stage !== 'out');
  const late = open.filter((group) => group.late);
  const outToday = ordersIn(groups) - ordersIn(open);
  const dueToday = open.filter(({ due_at }) => due_at === null || due_at < endOfToday.toISOString());
  return {
    openOrders: ordersIn(open),
    openItems: open.reduce((sum, { items, shipped }) => sum + items - shipped, 0),
    late: ordersIn(late),
    gmtOldestLate: earliest(late),
    nextCutOff: nextCutOff(open, now),
    pickedLastHour: hours.at(-1)?.picked ?? 0,
    pickedPerHour: hours,
    outToday,
    dueToday: outToday + ordersIn(dueToday),
    onFloor: people(open, seen),
  };
};

const ordersIn = (groups: readonly FloorGroup[]): number => groups.reduce((sum, { orders }) => sum + orders, 0);

const earliest = (groups: readonly FloorGroup[]): string | null => groups.flatMap(({ due_at }) => due_at ?? []).sort()[0] ?? null;

const nextCutOff = (open: readonly FloorGroup[], now: Date): Counters['nextCutOff'] => {
  const ahead = open.filter(({ due_at }) => due_at !== null && due_at > now.toISOString());
  const gmtDue = earliest(ahead);
  if (gmtDue === null) return null;
  const next = ahead.filter(({ due_at }) => due_at === gmtDue);
  const carriers = new Set(next.map(({ carrier }) => carrier));
  return { carrier: carriers.size === 1 ? next[0]!.carrier : null, gmtDue, orders: ordersIn(next) };
};

/** Whoever worked in the last hour or holds open work, by name. */
const people = (open: readonly FloorGroup[], seen: Counters['onFloor']): Counters['onFloor'] => {
  const holding = open.flatMap(({ operator_id: id, operator_name: name }) => (id === null ? [] : [{ id, name: name ?? '' }]));
  return [...new Map([...holding, ...seen].map((person) => [person.id, person])).values()].sort((a, b) => a.name.localeCompare(b.name));
};
