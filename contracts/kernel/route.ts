import type { Viewer } from './access/viewer.ts';
import type { BodyOf, DataOf, Endpoint, QueryOf } from './endpoint.ts';
import type { Rejection } from './rejection.ts';

/** A file as it was sent, already bounded: on the disk for as long as its call lasts, and never held whole. */
export interface UploadedFile {
  /** As the sender calls it; shown to people, never a path. */
  name: string;
  /** Where it lies meanwhile. */
  path: string;
  bytes: number;
  sha256: string;
}

/** One parsed and authorised call. */
export interface Call<E extends Endpoint<any, any, any>> {
  /** The caller. On a `public` endpoint nobody is signed in: then `anonymous` is true and `viewer` holds language, zone and request id only. */
  viewer: Viewer;
  anonymous: boolean;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The file of the form. */
  file?: UploadedFile;
  ip: string;
  /** The base that the call came in on. */
  base: 'warehouse' | 'business' | 'admin';
}

/** A file on its place, of `size` bytes. It is read while it is sent. */
export interface OpenedBytes {
  size: number;
  /** From the first to the last byte, both counted. */
  stream(first: number, last: number): NodeJS.ReadableStream;
}

/** Bytes instead of the envelope: an image, a zip, a spreadsheet. */
export interface FileAnswer {
  /** What was made for this answer, or what lies on the disk and is never held whole. */
  file: Uint8Array | OpenedBytes;
  /** Makes the file of `file`, which is then a text of JSON lines, once the names of people stand in it. */
  packed?: (lines: string) => Promise<Uint8Array>;
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
