import { lazy, Suspense, useEffect, useState } from 'react';
import type { MenuDrawerProps } from './menu-drawer.tsx';

const load = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(load);

/** The side menu on a handheld. Only there is it a drawer, whose code no desk loads; it is fetched as soon as the page is drawn, to open at once. */
export const HandheldMenu = (props: MenuDrawerProps) => {
  const [asked, setAsked] = useState(false);
  if (props.open && !asked) setAsked(true);
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  return (
    asked && (
      <Suspense>
        <MenuDrawer {...props} />
      </Suspense>
    )
  );
};
