import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { normaliseOneId } from '#contracts/item/one-id.ts';
import { itemAsOfParameter, openItemParameter } from './parameters.ts';

/** The row whose drawer is open stands in the query under `parameter`, so that a link reproduces the page. Walking along rows leaves no trail for the back button. */
export const useOpenRow = (parameter: string) => {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(parameter) ?? undefined;
  const isOpen = given !== undefined;

  const open = useCallback(
    (next: string | undefined) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (next !== undefined) after.set(parameter, next);
          else for (const name of parameter === openItemParameter ? [parameter, itemAsOfParameter] : [parameter]) after.delete(name);
          return after;
        },
        { replace: isOpen },
      ),
    [isOpen, parameter, setParameters],
  );
  const close = useCallback(() => open(undefined), [open]);
  // A ONE ID is also read as people write it.
  return { key: given && parameter === openItemParameter ? normaliseOneId(given) : given, open, close };
};
