import { lazy, Suspense } from 'react';
import { openFigureParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import type { Whose } from './use-wallet.ts';

const FigureDrawer = lazy(() => import('./figure-drawer.tsx'));

/** What the figure is made of that is open: what is held, or what is expected. */
export const OpenFigure = ({ whose }: { whose: Whose }) => {
  const { key, close } = useOpenRow(openFigureParameter);
  if (key !== 'held' && key !== 'expected') return null;
  return (
    <Suspense>
      <FigureDrawer figure={key} whose={whose} onClose={close} />
    </Suspense>
  );
};
