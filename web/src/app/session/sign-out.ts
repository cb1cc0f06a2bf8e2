import { logout } from '#contracts/accounts/sign-in/logout.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { beginLeaving, leave } from '#web/core/session/leave.ts';

/** Ends the session here and on the server; a server that does not answer keeps nobody signed in. */
export const signOut = async (): Promise<void> => {
  beginLeaving();
  await callEndpoint(logout, { quiet: true }).catch(() => undefined);
  leave();
};
