import { lazy, Suspense } from 'react';
import { openBankLineParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';

const LineDrawer = lazy(() => import('./line-drawer.tsx'));

/** The line that is open beside the list. */
export const OpenBankLine = () => {
  const { key, open, close } = useOpenRow(openBankLineParameter);
  if (!key) return null;
  return (
    <Suspense>
      <LineDrawer lineId={key} onOpen={open} onClose={close} />
    </Suspense>
  );
};
