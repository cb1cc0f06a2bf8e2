import type { Terminal, UserType } from '#contracts/kernel/access/viewer.ts';
import { dropCookie, readCookie, setCookie } from './cookies.ts';
import { removeStored, setStored, getStored } from './storage.ts';
import { createStore } from './store.ts';

const tokenCookie = 'token';
const userTypeKey = 'USER_TYPE';
const warehouseKey = 'wareId';
/** Seven days (R9.03), in seconds. */
const tokenAge = 7 * 24 * 60 * 60;

/** The fourth reading of the user types (domain.md). */
const terminals: Readonly<Record<number, Terminal>> = { 1: 'admin', 2: 'shopUser', 3: 'warehouse', 4: 'business' };

/** The sign-in of this browser. The terminal only picks the layout and the API base; what may be seen, the server decides (R6.02). */
export interface Session {
  token: string | undefined;
  terminal: Terminal;
  warehouseId: string | undefined;
  /** The person signed out: whoever signs in next is not led to where this one was. */
  left: boolean;
}

const read = (left = false): Session => ({
  left,
  token: readCookie(tokenCookie),
  terminal: terminals[Number(getStored(userTypeKey))] ?? 'business',
  warehouseId: getStored(warehouseKey),
});

export const session = createStore<Session>(read());

export const beginSession = (token: string, userType: UserType): void => {
  setCookie(tokenCookie, token, tokenAge);
  setStored(userTypeKey, String(userType));
  session.set(read());
};

/** Clears what a signed-in person left behind (R4.61). `left`: on purpose. */
export const endSession = (left = false): void => {
  for (const name of [tokenCookie, 'userAuth', 'tabs']) dropCookie(name);
  removeStored(warehouseKey);
  session.set(read(left));
};

/** Stored, and sent with every request (R4.62, R7.05). */
export const chooseWarehouse = (id: string): void => {
  setStored(warehouseKey, id);
  session.set(read());
};

/** One that may no longer be used counts as not stored (R4.63). */
export const forgetWarehouse = (): void => {
  removeStored(warehouseKey);
  session.set(read());
};
