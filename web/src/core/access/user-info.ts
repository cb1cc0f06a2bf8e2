import type { getUserInfo } from '#contracts/accounts/user-info.ts';
import { bases } from '#contracts/kernel/access/bases.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { callLight } from '#web/api/call-light.ts';
import { lightAddress } from '#web/api/http/call-address.ts';
import { session } from '#web/browser/session.ts';

export type UserInfo = DataOf<typeof getUserInfo>;

/** Named without its schemas: it is asked for before the console's code is there. */
export const userInfoAddress = lightAddress<typeof getUserInfo>({ name: 'getUserInfo', method: 'GET', path: '/user_info/get', bases });

const ask = (): Promise<UserInfo> => callLight(userInfoAddress, { quiet: true });

let ahead: { token: string | undefined; answer: Promise<UserInfo> } | undefined;

/** Asks who is signed in while the code that wants to know is on its way. */
export const askUserInfoAhead = (): void => {
  const answer = ask();
  // Whoever wants to know is told of the failure.
  answer.catch(() => undefined);
  ahead = { token: session.get().token, answer };
};

/** What was asked for ahead, to the first who wants to know; to all others what the server says now. */
export const readUserInfo = (): Promise<UserInfo> => {
  const first = ahead;
  ahead = undefined;
  return first && first.token === session.get().token ? first.answer : ask();
};
