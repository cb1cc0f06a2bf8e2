import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import { pagesOf, type PageRoute } from '#web/core/routes/route-table.ts';
import { terminalTables } from '#web/terminals/terminals.ts';

/** Who of the demo world opens the pages of a terminal: whoever may open all of them. */
export const demoLogins: Readonly<Record<Terminal, string>> = { admin: 'super', warehouse: 'warehouse', business: 'seller', shopUser: 'shop' };
export const terminals = Object.keys(terminalTables) as Terminal[];

/** Every page of a terminal as its route table says, details after the lists that they are opened from. */
export const pagesIn = (terminal: Terminal): PageRoute[] => {
  const pages = pagesOf(terminalTables[terminal].rows);
  return [...pages.filter(({ under }) => under === undefined), ...pages.filter(({ under }) => under !== undefined)];
};

/** A path as it is opened. */
export const addressOf = (path: string): string => path.replace(/\/:.*$/, '');
