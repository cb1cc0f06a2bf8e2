import { Navigate, useLocation } from 'react-router-dom';
import { session } from '#web/browser/session.ts';
import { useSession } from '../session/use-session.ts';
import { loadable } from '#web/ui/loadable.tsx';
import { resolveInitialRoute, type Entry } from './entry.ts';
import { FrameScreen } from './frame-screen.tsx';
import { PublicPages, SignIn } from './public-pages.tsx';
import { askFirstQuestions } from '#web/core/access/first-questions.ts';

const Console = loadable(() => import('../console/console.tsx'), FrameScreen);

/**
 * Asks for the code of the first page while its texts are on their way: for that of the console and of the page in it at once. What does not come is asked
 * for again where it is needed.
 */
export const fetchFirstPage = (): void => {
  const entry = firstEntry();
  if (entry.kind === 'public' || session.get().token === undefined) return void SignIn.fetch();
  void Console.fetch();
  if (entry.kind !== 'signedIn') return;
  import('../routes/fetch-page.ts').then(({ fetchPage }) => fetchPage(session.get().terminal, entry.wanted)).catch(() => undefined);
};

/** Asks what the first page will want to know; a failure is told once there are texts to tell it with. */
export const askAhead = (texts: Promise<unknown>): void => {
  if (firstEntry().kind === 'signedIn') askFirstQuestions(texts);
};

/** What the address bar leads to, before there is a router to ask. */
const firstEntry = (): Entry => {
  const [pathname = '', search] = location.hash.slice(1).split('?');
  return resolveInitialRoute({ pathname: pathname || '/', search: search === undefined ? '' : `?${search}` }, session.get().token !== undefined);
};

/** The page-access flow of specification section 2. */
export const AccessGate = () => {
  const location = useLocation();
  const { token, left } = useSession();
  const entry = resolveInitialRoute(location, token !== undefined, left);
  switch (entry.kind) {
    case 'redirect':
      return <Navigate to={entry.to} replace />;
    case 'public':
      return <PublicPages />;
    case 'signedIn':
      return <Console wanted={entry.wanted} key={token} />;
  }
};
