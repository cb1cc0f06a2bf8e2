import { adjustmentReads } from '#contracts/adjustments/adjustment-access.ts';
import { mayAny } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { endingOf, fileTypes, typeOfEnding, fileIdOf } from '#contracts/files/file-types.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { FileAnswer } from '#contracts/kernel/route.ts';
import { mayReadLabels } from '#contracts/outbound/order-reads.ts';
import type { Files, StoredFile } from './files.ts';
import type { StoredKind } from './table.ts';

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

/** Whoever sent a file sees it, and so does its shop; staff and administrators as their permissions say. */
export const maySeeFile = (viewer: Viewer, file: Pick<StoredFile, 'ownerAccountId' | 'shopId' | 'kind'>): boolean => {
  if (file.ownerAccountId === viewer.accountId || (file.shopId !== null && file.shopId === viewer.shopId)) return true;
  return (viewer.terminal === 'admin' || viewer.terminal === 'warehouse') && operatorMaySee(viewer, file.kind);
};

/** By what may name such a file: pictures and videos stand everywhere, a label on an order, a proof on money; a workbook or an archive is named by nothing. */
const operatorMaySee = ({ permissions }: Viewer, kind: StoredKind): boolean => {
  switch (kind) {
    case 'picture':
    case 'video':
      return true;
    case 'label':
    case 'pdf':
      return mayReadLabels(permissions);
    case 'proof':
      return mayAny(permissions, adjustmentReads);
    case 'excel':
    case 'zip':
      return false;
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
