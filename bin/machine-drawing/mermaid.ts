import { arrows } from './arrows.ts';
import type { DrawnMachine } from './machines.ts';

const id = (state: string): string => state.replace('.', '_');

/** A machine as a mermaid state diagram. */
export const mermaid = ({ states, transitions }: DrawnMachine): string => {
  const nested = states.filter((state) => state.includes('.'));
  const groups = [...new Set(nested.map((state) => state.split('.')[0]!))];
  return [
    'stateDiagram-v2',
    '  direction LR',
    ...groups.flatMap((group) => [
      `  state ${group} {`,
      ...nested.filter((state) => state.startsWith(`${group}.`)).map((state) => `    state "${state.split('.')[1]}" as ${id(state)}`),
      '  }',
    ]),
    ...arrows(transitions).map(({ from, to, labels }) => `  ${from === 'absent' ? '[*]' : id(from)} --> ${id(to)} : ${labels.join(', ')}`),
    '',
  ].join('\n');
};
