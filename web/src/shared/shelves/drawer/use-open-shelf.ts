import { useSearchParams } from 'react-router-dom';
import { openShelfParameter as parameter } from '../../../ui/list/open-shelf-parameter.ts';

/** The shelf whose drawer is open stands in the URL, so that a link reproduces the page. */
export const useOpenShelf = () => {
  const [parameters, setParameters] = useSearchParams();
  const shelfId = parameters.get(parameter) ?? undefined;
  const open = (next: string | undefined) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === undefined) after.delete(parameter);
        else after.set(parameter, next);
        return after;
      },
      { replace: shelfId !== undefined },
    );
  return { shelfId, open, close: () => open(undefined) };
};
