import { logout } from '#contracts/accounts/sign-in/logout.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { queryClient } from '../../api/query-client.ts';
import { shutDownChat } from '../chat-widget.ts';
import { endSession, session } from '../../browser/session.ts';

/** The server may end the live connection before it answers the sign-out. */
let isLeaving = false;

/** Ends the session here and on the server; a server that does not answer keeps nobody signed in. */
export const signOut = async (): Promise<void> => {
  isLeaving = true;
  await callEndpoint(logout, { quiet: true }).catch(() => undefined);
  leave();
};

/** The session is over already: only this browser has to forget it. */
export const leave = (): void => {
  if (session.get().token === undefined) return;
  shutDownChat();
  endSession(isLeaving);
  isLeaving = false;
  queryClient.clear();
};
