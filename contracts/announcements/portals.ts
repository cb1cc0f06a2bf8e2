import { roles } from '../accounts/roles.ts';
import type { Terminal } from '../kernel/access/viewer.ts';
import type { Words } from '../kernel/words.ts';

/** The portals that an announcement can be meant for (R3.40), by the terminal whose people read it there. */
export const portals = {
  business: wordsOf(roles.seller),
  warehouse: wordsOf(roles.warehouse),
  admin: wordsOf(roles.administrator),
} as const satisfies Partial<Record<Terminal, Words>>;

export type Portal = keyof typeof portals;
export const portalNames = Object.keys(portals) as [Portal, ...Portal[]];

/** A shop user reads what the sellers read. */
export const portalOf = (terminal: Terminal): Portal => (terminal === 'shopUser' ? 'business' : terminal);

function wordsOf({ en, zh }: Words): Words {
  return { en, zh };
}

/** What the people of a portal read. */
export const announcementsTopic = (portal: Portal): string => `announcements:${portal}`;
/** What those who manage announcements see: drafts too. */
export const allAnnouncementsTopic = 'announcements:all';
