import { queryClient } from '#web/api/query-client.ts';
import { endSession, session } from '#web/browser/session.ts';
import { shutDownChat } from '../chat-widget.ts';

/** The server may end the live connection before it answers the sign-out. */
let isLeaving = false;

/** The person signs out: whoever hears first that the session is over, it ended on purpose. */
export const beginLeaving = (): void => {
  isLeaving = true;
};

/** The session is over already: only this browser has to forget it. */
export const leave = (): void => {
  if (session.get().token === undefined) return;
  shutDownChat();
  endSession(isLeaving);
  isLeaving = false;
  queryClient.clear();
};
