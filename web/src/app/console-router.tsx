import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom';
import { isAtOnce } from '#web/core/routes/at-once.ts';

/** The library's router of hashes draws every navigation piece by piece; here one may say that somebody waits for it (`atOnce`). */
export const ConsoleRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(() => createHashHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    const stop = history.listen((next) => {
      if (isAtOnce(next.location.state)) setPlace(next);
      else startTransition(() => setPlace(next));
    });
    return stop;
  }, [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
