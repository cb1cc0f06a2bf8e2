import { percentile } from '../bench/figure.ts';

/**
 * How an attempt ended. `mistake`: refused, as it was meant to be. `race`: someone else was faster. `unexpected`: refused although it was offered
 * and nothing had changed since. `failed`: no answer, or one that blames the server.
 */
export type Ending = 'done' | 'mistake' | 'race' | 'unexpected' | 'failed';

export interface Attempt {
  command: string;
  ending: Ending;
  ms: number;
  /** Of a refusal: its name. */
  reason?: string;
  requestId: string;
}

export interface Report {
  note(attempt: Attempt): void;
  /** What happened since the line before. */
  line(): string;
  summary(): string;
  attempts: readonly Attempt[];
}

export const reportOf = (): Report => {
  const attempts: Attempt[] = [];
  let told = 0;
  let began: number | undefined;
  return {
    attempts,
    note(attempt) {
      began ??= performance.now();
      attempts.push(attempt);
    },
    line() {
      const since = attempts.slice(told);
      told = attempts.length;
      const seconds = began === undefined ? 0 : Math.round((performance.now() - began) / 1000);
      return `${String(seconds).padStart(4)} s  ${figures(since)}`;
    },
    summary: () => ['', `In all: ${figures(attempts)}`, ...table(attempts)].join('\n'),
  };
};

const figures = (attempts: readonly Attempt[]): string => {
  const done = attempts.filter(({ ending }) => ending === 'done').length;
  const times = attempts.map(({ ms }) => ms);
  const latency = attempts.length === 0 ? '' : `, p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`;
  const refused = refusals(attempts);
  return `${counted(done, 'command')}${latency}${refused && `; refused: ${refused}`}`;
};

const refusals = (attempts: readonly Attempt[]): string =>
  [...tally(attempts.filter(({ ending }) => ending !== 'done').map(({ ending, reason }) => `${reason ?? 'no answer'} (${ending})`))]
    .map(([reason, n]) => `${n} ${reason}`)
    .join(', ');

const table = (attempts: readonly Attempt[]): string[] => {
  const done = tally(attempts.filter(({ ending }) => ending === 'done').map(({ command }) => command));
  return [...done].map(([command, n]) => `${String(n).padStart(7)}  ${command}`);
};

/** The most frequent first. */
const tally = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].sort(([one, n], [other, m]) => m - n || one.localeCompare(other)));
};

const ms = (value: number): string => `${Math.round(value)} ms`;
const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
