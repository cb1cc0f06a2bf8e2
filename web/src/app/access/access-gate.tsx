import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../session/use-session.ts';
import { BlankScreen } from './blank-screen.tsx';
import { entryOf } from './entry.ts';
import { PublicPages } from './public-pages.tsx';

const Console = lazy(() => import('../console/console.tsx'));

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
      return (
        <Suspense fallback={<BlankScreen />}>
          <Console wanted={entry.wanted} key={token} />
        </Suspense>
      );
  }
};
