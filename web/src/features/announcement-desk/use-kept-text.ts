import { useEffect, useEffectEvent } from 'react';
import type { EndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { useOwnKept } from '#web/ui/list/columns/use-own-kept.ts';
import { emptyText, isSame, type AnnouncementText } from './announcement-text.ts';

/** What is being written outlives the page: a reload, or a tab that was closed, loses nothing. */
export const useKeptText = () => useOwnKept<AnnouncementText>('announcement-draft', emptyText);

export const useKeepText = ({ values }: EndpointForm<AnnouncementText>, keep: (text: AnnouncementText) => void): void => {
  const written = JSON.stringify(values);
  const keepIt = useEffectEvent(() => keep(isSame(values, emptyText) ? emptyText : values));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `written` is what it is done for
  useEffect(() => {
    keepIt();
  }, [written]);
};
