import type { Person } from './people.ts';
import type { Random } from '#demo/random.ts';

/** One piece of work: true where a command was attempted, false where there was nothing to do. */
export type Job = (person: Person) => Promise<boolean>;

/** Jobs and how much of a person's day each takes. */
export type Jobs = readonly (readonly [share: number, job: Job])[];

/** Begins with any of the jobs, by share, and goes on to the others until one has work. */
export const anyOf =
  (jobs: Jobs): Job =>
  async (person) => {
    let left = [...jobs];
    while (left.length > 0) {
      const chosen = person.random.weighted(
        left,
        left.map(([share]) => share),
      );
      if (await chosen[1](person)) return true;
      left = left.filter((one) => one !== chosen);
    }
    return false;
  };

/** Not even when there is nothing else to do, except now and then. */
export const rarely =
  (share: number, job: Job): Job =>
  async (person) =>
    person.random.chance(share) && job(person);

/** One of the rows that offer the action. */
export const offering = <Row extends { actions: readonly string[] }>(
  rows: readonly Row[],
  action: Row['actions'][number],
  random: Random,
): Row | undefined => {
  const open = rows.filter(({ actions }) => actions.includes(action));
  return open.length === 0 ? undefined : random.pick(open);
};
