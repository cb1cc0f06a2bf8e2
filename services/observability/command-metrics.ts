import { Counter, Histogram, type Registry } from 'prom-client';
import type { CommandEnd } from '#kernel/http/calls/run-command.ts';
import type { Observer } from './observer.ts';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** How commands end, how long deciding and appending take, and how often two of them meet. */
export const commandMetrics = (registry: Registry): Pick<Observer, 'commandEnded' | 'ofCommands' | 'ofLog'> => {
  const registers = [registry];
  const commands = new Counter({
    registers,
    name: 'shelfline_commands_total',
    help: 'Commands over HTTP by outcome: accepted, repeated (its first answer again), rejected (and which refusal), conflict, failed.',
    labelNames: ['command', 'outcome', 'rejection'],
  });
  const decide = new Histogram({
    registers,
    buckets,
    name: 'shelfline_decide_seconds',
    help: 'Loading what an attempt of a command asks for, and deciding it.',
  });
  const append = new Histogram({
    registers,
    buckets,
    name: 'shelfline_append_seconds',
    help: 'Appending what an attempt decided, its read models included, until it is committed or refused.',
  });
  const conflicts = new Counter({
    registers,
    name: 'shelfline_version_conflicts_total',
    help: 'Attempts that met another node on a stream, or a claim or count of another command.',
  });

  return {
    commandEnded: (command, end) => commands.inc({ command, ...outcomeOf(end) }),
    ofCommands: ({ run }) => ({ run: (context, handle) => run(context, (load) => timed(decide, () => handle(load))) }),
    ofLog: ({ commit, ...reading }) => ({
      ...reading,
      commit: async (asked) => {
        const result = await timed(append, () => commit(asked));
        if (result.kind === 'conflict') conflicts.inc();
        return result;
      },
    }),
  };
};

const outcomeOf = (end: CommandEnd): { outcome: string; rejection: string } => {
  if (end.kind !== 'rejected') return { outcome: end.kind, rejection: '' };
  const { rejected } = end.rejection;
  return rejected === 'Conflict' ? { outcome: 'conflict', rejection: '' } : { outcome: 'rejected', rejection: rejected };
};

const timed = async <Answer>(histogram: Histogram, work: () => Promise<Answer>): Promise<Answer> => {
  const stop = histogram.startTimer();
  try {
    return await work();
  } finally {
    stop();
  }
};
