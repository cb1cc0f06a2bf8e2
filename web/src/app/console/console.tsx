import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '#web/api/api-error.ts';
import { queryClient } from '#web/api/query-client.ts';
import { invalidateAllReads } from '#web/api/use-read.ts';
import { loadTexts } from '#web/i18n/i18n.ts';
import { LiveProvider } from '#web/live/live-context.tsx';
import { terminalTables } from '#web/terminals/terminals.ts';
import { PersonContext } from '#web/ui/list/columns/person.ts';
import { fetchConfirmDialog } from '#web/ui/confirm/confirm-host.tsx';
import { savedViewsRead } from '#web/core/list/saved-views.ts';
import { signInFor } from '../access/entry.ts';
import { FrameScreen } from '../access/frame-screen.tsx';
import { loadUser, SignInFailed, type User } from '#web/core/access/user.ts';
import { readUserAgain, userKey } from '#web/core/access/read-user-again.ts';
import { UserContext } from '#web/core/access/use-user.ts';
import { bootChat } from '#web/core/chat-widget.ts';
import { everyonesTexts } from '../language/load-texts.ts';
import { preloadToasts } from '../toasts/toast-host.tsx';
import { showError } from '#web/core/toasts/toasts.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { fetchPage, readPageAhead } from '../routes/fetch-page.ts';
import { landingPath, permittedRoutes } from '../routes/permitted-routes.ts';
import { session } from '#web/browser/session.ts';
import { settings } from '#web/browser/settings.ts';
import { leave } from '#web/core/session/leave.ts';
import { suspended } from '../session/suspension.ts';
import { Shell } from '../shell/shell.tsx';
import { loadAntdLocale } from '../theme-provider/antd-locale.ts';
import { LocalizedThemeProvider } from '../theme-provider/theme-provider.tsx';
import { NoPermission } from './no-permission.tsx';

/** Everything behind the sign-in: who it is, then their pages. */
export default function Console({ wanted }: { wanted: string }) {
  const { data, error } = useQuery({ queryKey: userKey, queryFn: () => enter(wanted), staleTime: Infinity, gcTime: Infinity, retry: false });
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = data?.user;
  const isKnown = user !== undefined;
  // All at once, the shell and its page would hold up a phone; later means piece by piece.
  const mayDraw = useDeferredValue(isKnown);

  useEffect(() => {
    if (!error) return;
    if (isApiError(error) && error.code !== 0) return;
    // Whoever is known already goes on as they were; what they may not do, the server refuses.
    if (isKnown && error instanceof SignInFailed && error.reason === 'userInfoFailed') return;
    showError(t(`app.${error instanceof SignInFailed ? error.reason : 'userInfoFailed'}`));
    leave();
    navigate(signInFor(wanted), { replace: true });
  }, [error, isKnown, navigate, t, wanted]);

  useEffect(() => {
    preloadToasts();
  }, []);
  // Not before the page's own code is there, which it would take the line from.
  useEffect(() => {
    if (mayDraw) fetchConfirmDialog();
  }, [mayDraw]);
  useEffect(() => {
    if (user?.chat) bootChat({ ...user, chat: user.chat });
  }, [user]);
  useReadsOfWhatIsPermitted(user?.permissions);

  if (!user || !mayDraw) return <FrameScreen />;
  return (
    <UserContext value={user}>
      <PersonContext value={user.id}>
        <LocalizedThemeProvider first={data.locale}>
          <LiveProvider since={user.since} onEnded={sessionEnded} onReconnect={() => void readUserAgain()}>
            <Pages user={user} wanted={wanted} />
          </LiveProvider>
        </LocalizedThemeProvider>
      </PersonContext>
    </UserContext>
  );
}

/** Another may do other things: rows bring the actions that the server allows, and lists the rows. */
const useReadsOfWhatIsPermitted = (permissions: User['permissions'] | undefined): void => {
  const before = useRef(permissions);
  useEffect(() => {
    if (before.current !== undefined && before.current !== permissions) invalidateAllReads();
    before.current = permissions;
  }, [permissions]);
};

const enter = async (wanted: string) => {
  const known = queryClient.getQueryData<{ user: User }>(userKey)?.user;
  // Nobody waits for the views longer than for the person: a list asks for them again.
  const views = queryClient.prefetchQuery({ ...savedViewsRead, retry: false });
  const needs = Promise.all([
    arrived(known, wanted),
    loadAntdLocale[settings.get().lang](),
    loadTexts(everyonesTexts),
    fetchPage(session.get().terminal, wanted),
    views,
  ]);
  const [user, locale] = await needs;
  return { user, locale };
};

const arrived = async (known: User | undefined, wanted: string): Promise<User> => {
  const user = await loadUser(known);
  if (!known) readFirstPageAhead(user, wanted);
  return user;
};

/** Only now: what is read before it is known who reads would miss what happens in between. */
const readFirstPageAhead = (user: User, wanted: string): void => {
  const { table, rows, landing } = openTo(user);
  if (landing !== undefined) readPageAhead(rows, targetOf(wanted, table.root, landing, wanted));
};

const sessionEnded = (why: 'Unauthorized' | 'Suspended'): void => {
  if (session.get().token === undefined) return;
  leave();
  if (why === 'Suspended') suspended.set(true);
};

const Pages = ({ user, wanted }: { user: User; wanted: string }) => {
  const { pathname, search } = useLocation();
  // The same at every navigation: what hangs on it is not drawn again.
  const { table, rows, landing } = useMemo(() => openTo(user), [user]);
  if (landing === undefined) return <NoPermission />;
  const target = targetOf(wanted, table.root, landing, pathname + search);
  if (pathname + search !== target) return <Navigate to={target} replace />;
  return <Shell table={table} rows={rows} landing={landing} notFound={publicPaths.notFound} />;
};

/** What the account may open, and where it lands. */
const openTo = ({ terminal, permissions }: User) => {
  const table = terminalTables[terminal];
  const rows = permittedRoutes(table.rows, permissions);
  return { table, rows, landing: landingPath(rows, table.landing) };
};

/** What was wanted before signing in counts only on the terminal that was signed in to. */
const targetOf = (wanted: string, root: string, landing: string, here: string): string => {
  const path = `${wanted.split('?')[0]!.replace(/\/$/, '').toLowerCase()}/`;
  if (path === '/' || path === `${root.toLowerCase()}/`) return landing;
  return wanted === here || path.startsWith(`${root.toLowerCase()}/`) ? wanted : landing;
};
