import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { normaliseOneId } from '#contracts/item/one-id.ts';
import { itemAsOfParameter } from '#web/ui/list/as-of-parameter.ts';
import { openItemParameter as parameter } from '#web/ui/list/open-item-parameter.ts';

/**
 * The item whose drawer is open stands in the URL, so that a link reproduces the page. Every list opens the drawer by this: `open(oneId)`.
 * Walking from one item to the next leaves no trail for the back button.
 */
export const useOpenItem = () => {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(parameter);
  const oneId = given ? normaliseOneId(given) : undefined;

  const open = useCallback(
    (next: string | undefined) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (next !== undefined) after.set(parameter, next);
          else for (const name of [parameter, itemAsOfParameter]) after.delete(name);
          return after;
        },
        { replace: oneId !== undefined },
      ),
    [oneId, setParameters],
  );
  const close = useCallback(() => open(undefined), [open]);
  return { oneId, open, close };
};
