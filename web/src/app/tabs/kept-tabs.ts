import { readCookie, setCookie } from '../../browser/cookies.ts';
import type { Tab } from './tabs.ts';

const cookie = 'tabs';
const week = 7 * 24 * 60 * 60;
/** A cookie holds about 4,000 characters: an address with very many filters comes back without them. */
const longestPath = 500;

export const keepTabs = (tabs: readonly Tab[]): void =>
  setCookie(cookie, JSON.stringify(tabs.map((tab) => ({ ...tab, path: shortened(tab.path) }))), week);

export const keptTabs = (): Tab[] => {
  try {
    const tabs: unknown = JSON.parse(readCookie(cookie) ?? '[]');
    return Array.isArray(tabs) ? tabs.filter(isTab) : [];
  } catch {
    return [];
  }
};

const shortened = (path: string): string => (path.length > longestPath ? path.split('?')[0]! : path);

const isTab = (value: unknown): value is Tab =>
  typeof value === 'object' && value !== null && 'key' in value && 'path' in value && typeof value.key === 'string' && typeof value.path === 'string';
