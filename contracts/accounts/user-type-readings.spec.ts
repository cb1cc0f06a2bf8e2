import { describe, expect, it } from 'vitest';
import { storedUserType, terminalOf, userTypeReadings, userTypeWords } from './user-type-readings.ts';
import { userTypes } from '../kernel/access/viewer.ts';

describe('Rule: the fourth reading of user types is stored, the others are mapped to it', () => {
  it.each([
    ['first', 5, userTypes.business],
    ['first', 4, userTypes.warehouse],
    ['first', 1, userTypes.admin],
    ['first', 9, userTypes.admin],
    ['second', 1, userTypes.admin],
    ['second', 3, userTypes.warehouse],
    ['second', 4, undefined],
    ['third', 1, userTypes.admin],
    ['third', 2, userTypes.admin],
    ['third', 4, userTypes.warehouse],
    ['third', 5, userTypes.business],
    ['third', 3, undefined],
    ['fourth', 1, userTypes.admin],
    ['fourth', 2, userTypes.shopUser],
    ['fourth', 3, userTypes.warehouse],
    ['fourth', 4, userTypes.business],
    ['fourth', 5, undefined],
  ] as const)('%s reading of %i: %s', (reading, number, stored) => expect(storedUserType(reading, number)).toBe(stored));

  it('names the same terminals as the stored numbers do', () => {
    for (const [terminal, number] of Object.entries(userTypes)) expect(terminalOf(number)).toBe(terminal);
    expect(Object.keys(userTypeReadings.fourth)).toHaveLength(Object.keys(userTypes).length);
  });

  it('knows the words beside the numbers', () => expect(userTypeWords).toEqual({ business: 'business', user: 'shopUser' }));
});
