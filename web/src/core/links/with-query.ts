import { withoutParameters } from '#web/browser/without-parameters.ts';

/** A path with a query; what is unset is left out. The path's own parameters are optional and stay open. */
export const withQuery = (path: string, query: Readonly<Record<string, string | number | null | undefined>>): string => {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== null && entry[1] !== undefined && entry[1] !== '',
  );
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const pathname = withoutParameters(path);
  return text === '' ? pathname : `${pathname}?${text}`;
};
