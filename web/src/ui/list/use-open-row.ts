import { useSearchParams } from 'react-router-dom';

/** The row whose drawer is open stands in the query under `parameter`, so that a link reproduces the page. Walking along rows leaves no trail for the back button. */
export const useOpenRow = (parameter: string) => {
  const [parameters, setParameters] = useSearchParams();
  const key = parameters.get(parameter) ?? undefined;
  const open = (next: string | undefined) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === undefined) after.delete(parameter);
        else after.set(parameter, next);
        return after;
      },
      { replace: key !== undefined },
    );
  return { key, open, close: () => open(undefined) };
};
