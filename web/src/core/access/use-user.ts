import { createContext, use } from 'react';
import { mayAny, type PermissionCheck } from '#contracts/kernel/access/permissions.ts';
import type { User } from './user.ts';

export const UserContext = createContext<User | undefined>(undefined);

export const useUser = (): User => {
  const user = use(UserContext);
  if (!user) throw new Error('Nobody is signed in');
  return user;
};

/** Whether the account holds one of these (R6.11). Rows of lists bring their own `actions`; this is for what stands outside of rows. */
export const useMay = (...checks: readonly PermissionCheck[]): boolean => mayAny(useUser().permissions, checks);
