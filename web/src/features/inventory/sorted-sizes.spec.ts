import { expect, it } from 'vitest';
import { sortedSizes } from './sorted-sizes.ts';

it('puts sizes in the order in which people look for them', () => {
  expect(sortedSizes(['OS', 'XL', '10', '9.5', '9.5W', 'S', '9'])).toEqual(['9', '9.5', '9.5W', '10', 'S', 'XL', 'OS']);
});
