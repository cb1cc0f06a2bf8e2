/** Keeps a value for so many seconds; without them, until the browser closes. */
export const setCookie = (name: string, value: string, seconds?: number): void => {
  const age = seconds === undefined ? '' : `; max-age=${seconds}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=strict${age}${secure}`;
};

export const readCookie = (name: string): string | undefined => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
};

export const dropCookie = (name: string): void => setCookie(name, '', 0);
