import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { filePurposes, isSecluded, type UploadPurpose } from '#contracts/files/file-purposes.ts';
import { endingOf, fileTypeNames, fileTypes, typeOfEnding, type FileTypeName, fileIdOf } from '#contracts/files/file-types.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import type { Files, StoredFile } from '#kernel/files/files.ts';
import { maySeeFile } from '#kernel/files/open-file.ts';

interface NamedFile {
  /** Where the command names it: `label.url`. */
  field: string;
  url: string;
  fileId: string;
}

type KnownFiles = Pick<Files, 'find' | 'name'>;

/**
 * Looks up the files that a command names before it is decided: that they are there, of the caller's shop, and of a kind that the field takes. They are kept
 * from then on, also where the command is refused after all; a file that no command ever named is removed.
 */
export const namingFiles =
  (files: KnownFiles) =>
  (route: CommandRoute<any>): CommandRoute<any> => ({
    ...route,
    handle: async (call, load) => {
      const named = filesIn(call.body);
      for (const file of named) {
        const refusal = await refusalOf(file, call.viewer, files);
        if (refusal) return refusal;
      }
      const labels = named.filter(({ field }) => isSecluded(purposeOf(field)));
      const ids = (which: readonly NamedFile[]) => which.map(({ fileId }) => fileId);
      if (named.length > 0 && !(await files.name(ids(named), ids(labels)))) return reject('FileNotFound', { field: named[0]!.field });
      return route.handle(call, load);
    },
  });

/** Every text of a command that is exactly the url of a stored file. */
export const filesIn = (input: unknown, field = ''): NamedFile[] => {
  if (typeof input === 'string') {
    const fileId = fileIdOf(input);
    return fileId === undefined ? [] : [{ field, url: input, fileId }];
  }
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => filesIn(value, field === '' ? name : `${field}.${name}`));
};

/** What a field takes, by its name; anything else shows pictures and videos. */
const purposeOf = (field: string): UploadPurpose => {
  if (/(^|\.)label\.url$/.test(field)) return 'label';
  if (/(^|\.)proofs\.\d+$/.test(field)) return 'proof';
  return /(^|\.)(headImg|image|picture)$/.test(field) ? 'picture' : 'media';
};

const refusalOf = async ({ field, url, fileId }: NamedFile, viewer: Viewer, files: KnownFiles): Promise<Rejection | undefined> => {
  const file = await files.find(fileId);
  const type = file && typeOf(file);
  if (!file || !type || type !== typeOfEnding(endingOf(url)) || !maySeeFile(viewer, file)) return reject('FileNotFound', { field });

  const accepted: readonly FileTypeName[] = filePurposes[purposeOf(field)];
  // A label is shown to nobody without a session: as a picture of something else, it would be shown to nobody at all.
  if (accepted.includes(type) && (!isSecludedKind(file.kind) || isSecluded(purposeOf(field)))) return undefined;
  const params = { name: file.originalName, found: type.toUpperCase(), accepted: accepted.map((name) => name.toUpperCase()).join(', ') };
  return reject('FileTypeNotAllowed', { field, params });
};

const isSecludedKind = (kind: StoredFile['kind']): boolean => kind === 'label' || kind === 'proof';

const typeOf = ({ contentType }: StoredFile): FileTypeName | undefined => fileTypeNames.find((name) => fileTypes[name].contentType === contentType);
