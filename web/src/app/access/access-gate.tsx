import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../session/use-session.ts';
import { loadable } from '../../ui/loadable.tsx';
import { BlankScreen } from './blank-screen.tsx';
import { entryOf } from './entry.ts';
import { PublicPages, SignIn } from './public-pages.tsx';

const Console = loadable(() => import('../console/console.tsx'), BlankScreen);

/** Asks for the code of the first page while its texts are on their way. What does not come is asked for again where it is needed. */
export const fetchFirstPage = (signedIn: boolean): void => void (signedIn ? Console : SignIn).fetch();

/** The page-access flow of specification section 2. */
export const AccessGate = () => {
  const location = useLocation();
  const { token, left } = useSession();
  const entry = entryOf(location, token !== undefined, left);
  switch (entry.kind) {
    case 'redirect':
      return <Navigate to={entry.to} replace />;
    case 'public':
      return <PublicPages />;
    case 'signedIn':
      return <Console wanted={entry.wanted} key={token} />;
  }
};
