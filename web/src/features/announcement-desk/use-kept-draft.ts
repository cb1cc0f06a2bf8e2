import { useEffect, useEffectEvent, useState } from 'react';
import { useOwnKept } from '#web/ui/list/columns/use-own-kept.ts';
import { emptyDraft, isSame, type Draft } from './draft.ts';

/** What is being written outlives the page: a reload, or a tab that was closed, loses nothing. */
export const useKeptDraft = () => {
  const [kept, keep] = useOwnKept<Draft>('announcement-draft', emptyDraft);
  const [draft, setDraft] = useState(kept);
  const keepIt = useEffectEvent((next: Draft) => keep(isSame(next, emptyDraft) ? emptyDraft : next));
  useEffect(() => {
    keepIt(draft);
  }, [draft]);
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    forget: () => keep(emptyDraft),
  };
};
