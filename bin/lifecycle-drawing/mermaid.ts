import { itemStateNames } from '#contracts/item/item-states.ts';
import { arrows } from './arrows.ts';

const id = (state: string): string => state.replace('.', '_');

const nestedIn = (group: string) => itemStateNames.filter((state) => state.startsWith(`${group}.`));
const groups = [...new Set(itemStateNames.filter((state) => state.includes('.')).map((state) => state.split('.')[0]!))];

/** The lifecycle as a mermaid state diagram. */
export const mermaid = (): string =>
  [
    'stateDiagram-v2',
    '  direction LR',
    ...groups.flatMap((group) => [
      `  state ${group} {`,
      ...nestedIn(group).map((state) => `    state "${state.split('.')[1]}" as ${id(state)}`),
      '  }',
    ]),
    ...arrows().map(({ from, to, labels }) => `  ${from === 'absent' ? '[*]' : id(from)} --> ${id(to)} : ${labels.join(', ')}`),
    '',
  ].join('\n');
