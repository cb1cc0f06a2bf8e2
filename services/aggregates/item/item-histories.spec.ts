import { expect, it } from 'vitest';
import { itemStateNames } from '#contracts/item/item-states.ts';
import { anItem } from './item-examples.ts';
import { itemHistories } from './item-histories.ts';

it.each(itemStateNames)('Rule: an example of an item in every state is in that state: %s', (state) =>
  expect(anItem(...itemHistories[state]).state).toBe(state),
);
