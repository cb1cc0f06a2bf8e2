import { readCookie, setCookie } from '#web/browser/cookies.ts';
import type { Tab } from './tabs.ts';

const cookie = 'tabs';
const week = 7 * 24 * 60 * 60;
/** A browser takes no cookie of more than 4,096 letters, its name and its terms among them; one that is longer it drops without a word. */
const MAX_CHARACTERS = 3900;

export const saveTabs = (tabs: readonly Tab[]): void => setCookie(cookie, JSON.stringify(truncateToFit(tabs)), week);

/** As much as a cookie holds. Of the longest address its filters stay behind; where they name what the page shows, the tab does. */
export const truncateToFit = (tabs: readonly Tab[]): readonly Tab[] => {
  if (encodeURIComponent(JSON.stringify(tabs)).length <= MAX_CHARACTERS) return tabs;
  const longest = tabs.reduce((one, other) => (other.path.length > one.path.length ? other : one));
  const [pathname = '', query] = longest.path.split('?');
  const isNamed = longest.key.includes('|');
  return truncateToFit(tabs.flatMap((tab) => (tab !== longest ? [tab] : query === undefined || isNamed ? [] : [{ ...tab, path: pathname }])));
};

export const loadTabs = (): Tab[] => {
  try {
    const tabs: unknown = JSON.parse(readCookie(cookie) ?? '[]');
    return Array.isArray(tabs) ? tabs.filter(isTab) : [];
  } catch {
    return [];
  }
};

const isTab = (value: unknown): value is Tab =>
  typeof value === 'object' && value !== null && 'key' in value && 'path' in value && typeof value.key === 'string' && typeof value.path === 'string';
