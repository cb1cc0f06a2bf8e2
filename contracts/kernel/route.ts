import type { Viewer } from '../accounts/viewer.ts';
import type { BodyOf, DataOf, Endpoint, QueryOf } from './endpoint.ts';
import type { Rejection } from './rejection.ts';

/** One parsed and authorised call. */
export interface Call<E extends Endpoint<any, any, any>> {
  /** The caller. On a `public` endpoint nobody is signed in: then `anonymous` is true and `viewer` holds language, zone and request id only. */
  viewer: Viewer;
  anonymous: boolean;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Name and bytes of the one multipart field, already bounded to the endpoint's limit. */
  file?: { name: string; bytes: Uint8Array };
  ip: string;
  /** The base that the call came in on. */
  base: 'warehouse' | 'business' | 'admin';
}

/** Bytes instead of the envelope: an image, a zip, a spreadsheet. */
export interface FileAnswer {
  file: Uint8Array;
  contentType: string;
  /** Name offered for saving; absent for inline. */
  download?: string;
  /** Further headers, lower case; `cache-control` replaces `no-store`. */
  headers?: Readonly<Record<string, string>>;
}

export const isFileAnswer = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && 'file' in value && 'contentType' in value;

/** A read (or a step that appends no event, such as signing in): the endpoint and what answers it. */
export interface QueryRoute<E extends Endpoint<any, any, any> = Endpoint<any, any, any>> {
  endpoint: E;
  answer(call: Call<E>): Promise<DataOf<E> | Rejection | FileAnswer>;
}

export const queryRoute = <E extends Endpoint<any, any, any>>(endpoint: E, answer: QueryRoute<E>['answer']): QueryRoute<E> => ({ endpoint, answer });
