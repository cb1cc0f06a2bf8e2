import { itemStates, itemStateNames } from '#contracts/item/item-states.ts';
import { arrows } from './arrows.ts';

/** State by state, what may happen and where it leads. */
export const table = (): string => {
  const all = arrows();
  const rows = ['absent', ...itemStateNames].map((state) => {
    const ways = all.filter(({ from }) => from === state).map(({ to, labels }) => `${labels.join(', ')} → \`${to}\``);
    return `| \`${state}\` | ${numberOf(state)} | ${ways.join('<br>') || 'nothing'} |`;
  });
  return ['| state | inventory status | what may happen → then |', '|---|---|---|', ...rows, ''].join('\n');
};

const numberOf = (state: string): string => String(itemStates[state as keyof typeof itemStates]?.number ?? '');
