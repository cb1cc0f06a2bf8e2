import { logout } from '#contracts/accounts/sign-in/logout.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { Sessions } from '#kernel/sessions/sessions.ts';

export const logoutRoute = (sessions: Sessions) =>
  queryRoute(logout, async ({ viewer }) => {
    await sessions.end(viewer.sessionId);
    return null;
  });
