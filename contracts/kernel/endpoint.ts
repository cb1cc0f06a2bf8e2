import type { z } from 'zod';
import type { Base } from './access/bases.ts';
import type { PermissionCheck } from './access/permissions.ts';
import type { Words } from './words.ts';

/**
 * Who may call an endpoint. `public`: anyone; `signedIn`: any live session; otherwise the session needs one of the
 * permission checks (`permissionId.action`, R6.11). Rows are filtered further by the handler: a permission never opens another shop's row.
 */
export type Access = 'public' | 'signedIn' | readonly PermissionCheck[];

export interface Endpoint<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  /** Unique name, camelCase; operationId in OpenAPI and key of the typed client. */
  name: string;
  method: 'GET' | 'POST';
  /** Path below the base, without parameters: everything variable is in `query` or `body` (R7.10). */
  path: `/${string}`;
  bases: readonly Base[];
  access: Access;
  /** One sentence for OpenAPI. */
  summary: string;
  query?: Query;
  body?: Body;
  /** What `data` holds (`result` where `payload` says so; the bare body where it is `raw`). */
  data: Data;
  payload?: 'data' | 'result' | 'raw';
  /** What the answer's `msg` says when all went well, where need be by what was asked for; `Success` unless told otherwise. */
  success?: Words | ((body: z.output<Body>) => Words);
  /** A command: appends events, honours `Idempotency-Key`. Reads over POST (`/shop_user/list`) leave it out. */
  command?: boolean;
  /** Money moves, and would move again if the command were repeated: an `Idempotency-Key` is required. */
  keyRequired?: boolean;
  /** Changes state although it is a GET (R7.26, R7.27): token header only, never cached. */
  unsafeGet?: boolean;
  /** The body is `multipart/form-data` with the one field `file`. */
  multipart?: boolean;
  /** The body may take up to 1 MB of JSON; elsewhere it takes 64 kB, and 16 kB where a stranger may call. */
  largeBody?: boolean;
  /** Calls that one account may make, or one address where strangers may call; for what a machine would call often. */
  limit?: { calls: number; seconds: number };
}

export const endpoint = <Query extends z.ZodType, Body extends z.ZodType, Data extends z.ZodType>(
  definition: Endpoint<Query, Body, Data>,
): Endpoint<Query, Body, Data> => definition;

export type QueryOf<E> = E extends Endpoint<infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type DataOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer D> ? z.output<D> : never;
export type BodyInputOf<E> = E extends Endpoint<z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
export type QueryInputOf<E> = E extends Endpoint<infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
