import { arrows } from './arrows.ts';
import type { DrawnMachine } from './machines.ts';

/** State by state, what may happen and where it leads. */
export const table = ({ states, transitions, numberOf }: DrawnMachine): string => {
  const all = arrows(transitions);
  const rows = ['absent', ...states].map((state) => {
    const ways = all.filter(({ from }) => from === state).map(({ to, labels }) => `${labels.join(', ')} → \`${to}\``);
    return `| \`${state}\` |${numberOf ? ` ${numberOf(state) ?? ''} |` : ''} ${ways.join('<br>') || 'nothing'} |`;
  });
  const head = numberOf
    ? ['| state | inventory status | what may happen → then |', '|---|---|---|']
    : ['| state | what may happen → then |', '|---|---|'];
  return [...head, ...rows, ''].join('\n');
};
