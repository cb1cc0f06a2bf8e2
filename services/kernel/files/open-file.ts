import type { Viewer } from '#contracts/accounts/viewer.ts';
import { endingOf, fileTypes, typeOfEnding } from '#contracts/files/file-types.ts';
import { fileIdOf } from '#contracts/files/file-url.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { FileAnswer } from '#contracts/kernel/route.ts';
import type { Files, StoredFile } from './files.ts';

/** Files that the product draws itself, by url (`/art/label/…`); undefined where there is none. */
type BuiltInFiles = (url: string) => Uint8Array | undefined;

export interface FileSources {
  files: Pick<Files, 'find' | 'read' | 'open'>;
  builtInFiles?: BuiltInFiles;
}

/** A file that the viewer may see; its bytes are read when asked for: held whole, or while they are sent. */
export interface OpenedFile {
  size: number;
  ending: string;
  contentType: string;
  read(): Promise<Uint8Array | undefined>;
  open(): Promise<FileAnswer['file'] | undefined>;
}

/**
 * Finds the file behind one of our own urls. Whatever is not exactly such a url is refused by its shape: no address is looked up and no request
 * goes out. A file of another shop is `FileNotFound`, like one that does not exist.
 */
export const openFile = async (url: string, viewer: Viewer, sources: FileSources): Promise<OpenedFile | Rejection> => {
  const fileId = fileIdOf(url);
  if (fileId === undefined) return builtIn(url, sources.builtInFiles) ?? reject('FileForeign', { field: 'url' });

  const file = await sources.files.find(fileId);
  if (!file || !maySeeFile(viewer, file)) return reject('FileNotFound', { field: 'url' });
  return {
    size: file.bytes,
    ending: endingOf(url),
    contentType: file.contentType,
    read: () => sources.files.read(fileId),
    open: () => sources.files.open(fileId),
  };
};

/** Staff and administrators see every file, sellers and shop users those of their shop. */
export const maySeeFile = (viewer: Viewer, file: Pick<StoredFile, 'ownerAccountId' | 'shopId'>): boolean => {
  switch (viewer.terminal) {
    case 'admin':
    case 'warehouse':
      return true;
    case 'business':
    case 'shopUser':
      return file.ownerAccountId === viewer.accountId || (file.shopId !== null && file.shopId === viewer.shopId);
  }
};

const builtIn = (url: string, builtInFiles: BuiltInFiles = () => undefined): OpenedFile | undefined => {
  if (!/^\/art\/[\w./-]+$/.test(url)) return undefined;
  const bytes = builtInFiles(url);
  const ending = endingOf(url);
  return bytes && { size: bytes.length, ending, contentType: contentTypeOf(ending), read: async () => bytes, open: async () => bytes };
};

const contentTypeOf = (ending: string): string => {
  if (ending === 'svg') return 'image/svg+xml';
  const type = typeOfEnding(ending);
  return type ? fileTypes[type].contentType : 'application/octet-stream';
};
