import { lazy, Suspense } from 'react';
import { openPostingParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';

const PostingDrawer = lazy(() => import('./posting-drawer.tsx'));

interface Props {
  topic: string | undefined;
}

/** The posting that is open beside its list: why it is of its amount, and what it rests on. */
export const OpenPosting = ({ topic }: Props) => {
  const { key, open, close } = useOpenRow(openPostingParameter);
  if (!key) return null;
  return (
    <Suspense>
      <PostingDrawer postingId={key} topic={topic} onOpen={open} onClose={close} />
    </Suspense>
  );
};
