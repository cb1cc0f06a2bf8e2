import { userTypes, type Terminal, type UserType } from '../kernel/access/viewer.ts';

/**
 * The specification reads the number of a user type in four ways (R6.03–R6.06). The fourth is stored; the others are how a caller may have
 * learnt them, and are turned into the stored one at the edge. A number that a reading does not name is an administrator's in the first reading
 * ("other types are treated as admin") and unknown in the rest. In the third, 1 and 2 are kinds of administrator besides being portals.
 */
export const userTypeReadings = {
  first: { 5: 'business', 4: 'warehouse' },
  second: { 1: 'admin', 3: 'warehouse' },
  third: { 1: 'admin', 2: 'admin', 4: 'warehouse', 5: 'business' },
  fourth: { 1: 'admin', 2: 'shopUser', 3: 'warehouse', 4: 'business' },
} as const satisfies Record<string, Readonly<Record<number, Terminal>>>;
export type UserTypeReading = keyof typeof userTypeReadings;

/** The words that stand beside the numbers: `business` at sign-in (R6.08), `user` of the shop-user area (R2.146). */
export const userTypeWords = { business: 'business', user: 'shopUser' } as const satisfies Record<string, Terminal>;

/** The stored user type behind a number of one reading. */
export const storedUserType = (reading: UserTypeReading, number: number): UserType | undefined => {
  const named: Readonly<Record<number, Terminal>> = userTypeReadings[reading];
  const terminal = named[number] ?? (reading === 'first' ? 'admin' : undefined);
  return terminal && userTypes[terminal];
};

export const terminalOf = (userType: UserType): Terminal => userTypeReadings.fourth[userType];
