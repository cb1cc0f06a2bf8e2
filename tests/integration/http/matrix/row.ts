import type { AdminCode } from './codes.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { Given } from './given.ts';
import { roles, type RoleName } from './roles.ts';

/** What one call says. */
export interface Sample {
  query?: Record<string, string | number>;
  body?: object;
  /** A form with one file. */
  file?: Uint8Array;
  /** What the file calls itself; `sample.png` unless told otherwise. */
  fileName?: string;
}

/**
 * What each role is answered on one endpoint, written from the specification and not from the code under test. Statuses stand in this order:
 * business: seller, seller of another shop, shop user, administrator as shop 1; warehouse: staff, staff of another warehouse, staff without the
 * permission; admin: administrator, administrator without the permission. 400 says: let in, and the empty sample was refused.
 *
 * A shop user only looks; another shop's things are not there. Administrators apply and answer as shop 1, on the sellers' base alone; on their own base they
 * amend, cancel and delist what is anyone's. Only shop 7 is authorised for consignment.
 */
export interface Row {
  /** Made anew for each call, so that every role meets the same facts. */
  sample?: (given: Given, base: Base) => Promise<Sample> | Sample;
  business?: readonly [seller: number, otherSeller: number, shopUser: number, shopOne: number];
  warehouse?: readonly [staff: number, otherStaff: number, idleStaff: number];
  admin?: readonly [admin: number, idleAdmin: number];
  /** The codes that open it on the administrators' base, by hand from R6.14–R6.31 and the pages of section 2. None for what every session may call. */
  codes?: readonly AdminCode[];
  /** What the bases answer that are not named here: 405 where another endpoint has the address, else 404. */
  elsewhere?: 404 | 405 | Partial<Record<Base, 404 | 405>>;
  /** Of a public endpoint: the same answer for everyone, on the bases named. */
  everyone?: { status: number; bases: readonly Base[] };
}

/** Of the endpoints of an area, by their names. */
export type Rows = Readonly<Record<string, Row>>;

const order: Record<Base, readonly RoleName[]> = {
  business: ['seller', 'otherSeller', 'shopUser', 'shopOne'],
  warehouse: ['staff', 'otherStaff', 'idleStaff'],
  admin: ['admin', 'idleAdmin'],
};

/** A base that the endpoint is not on has nothing there; a stranger signs in first; nobody uses the base of another terminal. */
export const expectedStatus = (row: Row, base: Base, role: RoleName): number => {
  if (row.everyone) return row.everyone.bases.includes(base) ? row.everyone.status : 404;
  const statuses = row[base];
  const { elsewhere = 404 } = row;
  if (!statuses) return typeof elsewhere === 'number' ? elsewhere : (elsewhere[base] ?? 404);
  if (role === 'anonymous') return 401;
  // The header of the self-operated pages means nothing on the administrators' own base.
  if (role === 'shopOne' && base === 'admin') return statuses[0];
  return roles[role].base === base ? statuses[order[base].indexOf(role)]! : 403;
};
