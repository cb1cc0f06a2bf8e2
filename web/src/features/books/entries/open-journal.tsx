import { lazy, Suspense } from 'react';
import { openJournalParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';

const JournalDrawer = lazy(() => import('./journal-drawer.tsx'));

/** The posting between own accounts that is open beside the list. */
export const OpenJournal = () => {
  const { key, open, close } = useOpenRow(openJournalParameter);
  if (!key) return null;
  return (
    <Suspense>
      <JournalDrawer postingId={key} onOpen={open} onClose={close} />
    </Suspense>
  );
};
