import type { Language, Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';

/** What a request says of itself in its headers and its address; all of it the caller's word. */
export interface CallContext {
  base: Base;
  wareId?: string;
  shopId?: string;
  language: Language;
  timeZone: string;
  requestId: string;
}

/** Tells who calls. */
export interface Viewers {
  /** The token's owner as they may act in this call, or why they may not: Unauthorized, Suspended, WarehouseForbidden, ShopForbidden. */
  ofToken(token: string, context: CallContext): Promise<Viewer | Rejection>;
  ofSession(sessionId: string, context: CallContext): Promise<Viewer | Rejection>;
  /** These streams have new events: what was remembered of accounts and warehouses among them no longer holds. */
  changed(streamIds: Iterable<string>): void;
}

/** Nobody: the caller of a public endpoint. */
export const anonymous = ({ language, timeZone, requestId }: CallContext): Viewer => ({
  accountId: '',
  name: '',
  terminal: 'business',
  warehouseIds: [],
  permissions: [],
  language,
  timeZone,
  sessionId: '',
  requestId,
});
