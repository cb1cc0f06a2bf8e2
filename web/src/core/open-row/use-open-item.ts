import { openItemParameter } from './parameters.ts';
import { useOpenRow } from './use-open-row.ts';

/** The item whose drawer the shell shows beside whichever page is open. */
export const useOpenItem = () => {
  const { key: oneId, ...rest } = useOpenRow(openItemParameter);
  return { oneId, ...rest };
};
