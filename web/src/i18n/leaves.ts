/** Every text of a language under its whole key. */
export const leaves = (tree: object, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, string | object]): [string, string][] => {
    const place = at ? `${at}.${key}` : key;
    return typeof value === 'string' ? [[place, value]] : leaves(value, place);
  });
