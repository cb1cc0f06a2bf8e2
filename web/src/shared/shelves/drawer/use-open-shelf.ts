import { openShelfParameter } from '#web/ui/list/open-shelf-parameter.ts';
import { useOpenRow } from '#web/ui/list/use-open-row.ts';

/** The shelf whose drawer is open. */
export const useOpenShelf = () => {
  const { key: shelfId, open, close } = useOpenRow(openShelfParameter);
  return { shelfId, open, close };
};
