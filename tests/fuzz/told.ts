import type { Fault, Fuzzed } from './fuzzing.ts';

/** Faults of one kind are told once, with how often and with one request that shows it. */
export const toldFaults = (faults: readonly Fault[]): string[] => {
  const kinds = new Map<string, Fault[]>();
  for (const fault of faults) {
    const kind = `${fault.endpoint} ${fault.wrong}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault]);
  }
  return [...kinds].map(([kind, alike]) => {
    const { actor, shot } = alike[0]!;
    const body = shot.body && `${shot.body.type} ${shot.body.content.toString('utf8').slice(0, 400)}`;
    return `${kind} (${alike.length} ×): as ${actor} on ${shot.base} ?${shot.query.slice(0, 400)} ${JSON.stringify(shot.headers)} ${body ?? ''}`;
  });
};

export const toldStatuses = ({ statuses }: Fuzzed): string =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status || 'no answer'}: ${times}`)
    .join('  ');
