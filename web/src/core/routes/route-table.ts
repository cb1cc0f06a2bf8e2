import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import type { PageTitle } from '#web/i18n/texts.ts';

/** What a seller's shop is authorised for (R3.14). */
export type Authorisation = 'knetCrossListing' | 'touchPro' | 'fulfilmentProgramme';

/** The code of a page. */
export interface PageModule {
  default: ComponentType;
  /** Asks for what the page at an address shows first, `path` being that of its row: a visit that begins there need not wait until it is drawn. */
  readAhead?: (path: string, address: string) => void;
}

/** One page of a terminal. */
export interface PageRoute {
  /** As the specification spells it, with its parameters. */
  path: string;
  page: () => Promise<PageModule>;
  title: PageTitle;
  /** Folders of `features` whose texts the page says; without them, the one that its title is of. */
  areas?: readonly string[];
  /** The types of request that a list of orders or reviews holds. */
  requestTypes?: readonly RequestType[];
  /** The account needs one of these (R6.09); without them everyone of the terminal may open the page (R2.19). */
  permission?: readonly PermissionId[];
  /** The shop needs this one for the menu entry (R6.34–R6.37). */
  authorisation?: Authorisation;
  /** Gives the page its place in the menu. */
  icon?: LucideIcon;
  /** Inside a group: a menu entry without an icon. */
  inMenu?: boolean;
  /** The letter after `g` that leads here. */
  goKey?: string;
  /** Path of the list that a detail belongs to: it stands before it in the breadcrumb and stays selected in the menu. */
  under?: string;
  /** Names in the query by which two addresses of this page are two tabs: `['oddNo']`. Without them the page is one tab. */
  tabBy?: readonly string[];
  /** A scan-first page of the floor: on a handheld it takes the whole screen. */
  floor?: boolean;
}

/** The pages that an area declares; the terminals' tables say where in a menu each stands. */
export type Pages = Readonly<Record<string, PageRoute>>;

export interface PageGroup {
  title: PageTitle;
  icon: LucideIcon;
  permission?: readonly PermissionId[];
  pages: readonly PageRoute[];
}

/** The pages of a terminal in menu order. */
export interface TerminalTable {
  terminal: Terminal;
  root: string;
  title: PageTitle;
  /** The fixed default page (R2.22, R2.41, R2.81). */
  landing: string;
  /** The list in which the header's search looks, with the text put in `text`. */
  searchPath?: string;
  /** What its floor pages say of the connection. */
  floorStatus?: PageRoute['page'];
  rows: readonly (PageRoute | PageGroup)[];
}

export const isGroup = (row: PageRoute | PageGroup): row is PageGroup => 'pages' in row;

export const pagesOf = (rows: readonly (PageRoute | PageGroup)[]): PageRoute[] => rows.flatMap((row) => (isGroup(row) ? row.pages : [row]));

/** `bankStatements.pages.lines` is of the area `bank-statements`. */
export const areasOf = ({ areas, title }: Pick<PageRoute, 'areas' | 'title'>): readonly string[] =>
  areas ?? [title.split('.')[0]!.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)];
