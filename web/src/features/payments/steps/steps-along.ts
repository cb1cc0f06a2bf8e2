export interface Step<Status extends string> {
  status: Status;
  /** When it was reached. */
  at: string | undefined;
  standing: 'done' | 'current' | 'ahead' | 'ended';
}

/** Each status of what goes well, in order, and the events that lead to it. The last one ends it. */
export type Way<Status extends string, Event extends string> = readonly (readonly [status: Status, reachedBy: readonly Event[]])[];

interface Walked<Status extends string> {
  status: Status;
  history: readonly { name: string; gmtCreate: string }[];
  gmtEnded: string | null;
}

/** The steps so far and those ahead; how it ended otherwise stands in the place of what is no longer ahead. A step that was left out on the way is done too. */
export const stepsAlong = <Status extends string>(way: Way<Status, string>, { status, history, gmtEnded }: Walked<Status>): Step<Status>[] => {
  const steps = way.map(([step, reachedBy]) => ({ status: step, at: history.find(({ name }) => reachedBy.includes(name))?.gmtCreate }));
  const reached = steps.findLastIndex(({ at }) => at !== undefined);
  if (!steps.some((step) => step.status === status))
    return [
      ...steps.slice(0, reached + 1).map((step): Step<Status> => ({ ...step, standing: 'done' })),
      { status, at: gmtEnded ?? undefined, standing: 'ended' },
    ];
  const standingAt = (index: number): Step<Status>['standing'] => {
    if (index > reached) return 'ahead';
    return index === reached && status !== way.at(-1)![0] ? 'current' : 'done';
  };
  return steps.map((step, index) => ({ ...step, standing: standingAt(index) }));
};
