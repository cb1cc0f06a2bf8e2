import { inMegabytes, largestFileBytes, largestPictureBytes, MAX_PICTURE_PIXELS } from '#contracts/files/file-purposes.ts';
import { endingOf, fileTypeNames, fileTypes, typeOfEnding, type FileTypeName } from '#contracts/files/file-types.ts';
import { isRejection, reject, type Rejection, type RejectionCode } from '#contracts/kernel/rejection.ts';
import type { UploadedFile } from '#contracts/kernel/route.ts';
import { readArchiveFile } from './archive.ts';
import { requireSafeArchive } from './check-archive.ts';
import { cleanPicture, type MayDecode, type PictureType } from './clean-picture.ts';
import { lastBytes, sha256Of } from './parts-of-file.ts';
import { sniff, unreadableArchive } from './sniff.ts';

/** A file that is what it says, ready to be stored: pictures drawn anew in their place, everything else as it came. */
export interface CheckedFile extends UploadedFile {
  type: FileTypeName;
}

/**
 * Takes a file only for what its bytes are. `accepted` narrows the types that the caller wants; `mayDecode` is asked before a picture is decoded. Answers a rejection (on field `file`) that names
 * what the file claimed to be and what it is; nothing is stored either way.
 */
export const checkContent = async (
  file: UploadedFile,
  accepted: readonly FileTypeName[] = fileTypeNames,
  mayDecode: MayDecode = () => undefined,
): Promise<CheckedFile | Rejection> => {
  const name = shownName(file.name);
  if (file.bytes === 0) return refuse('FileEmpty', { name });

  const ending = endingOf(file.name);
  const claimed = typeOfEnding(ending);
  const found = asArchive(await sniff(file), claimed);
  const type = accepted.find((candidate) => candidate === found);
  if (claimed !== undefined && claimed !== found)
    return refuse('FileTypeMismatch', { name, claimed: ending.toUpperCase(), found: found.toUpperCase() });
  if (type === undefined && spreadsheets.includes(found) && accepted.every((name) => name === 'xlsx'))
    return refuse('SaveAsXlsx', { name, found: found.toUpperCase() });
  if (type === undefined || (ending !== '' && claimed === undefined))
    return refuse('FileTypeNotAllowed', { name, found: (type === undefined ? found : ending).toUpperCase(), accepted: inWords(accepted) });

  const tooLarge = requireSize(file.bytes, type);
  if (tooLarge) return tooLarge;
  const checked = await checkedAs(type, { ...file, name }, mayDecode);
  return isRejection(checked) ? checked : { ...checked, type };
};

/** What programs save that can save a workbook of today as well. */
const spreadsheets = ['xls', 'xlsm', 'ods', 'csv'];

/** An archive that cannot be read may be what it claims; what is wrong with it is said by the archive's own check. */
const asArchive = (found: string, claimed: FileTypeName | undefined): string => {
  if (found !== unreadableArchive) return found;
  return claimed === 'xlsx' ? 'xlsx' : 'zip';
};

const refuse = (code: RejectionCode, params: Record<string, string | number>) => reject(code, { field: 'file', params });

const inWords = (accepted: readonly FileTypeName[]): string => accepted.map((type) => type.toUpperCase()).join(', ');

/** Long enough to recognise, and free of what would break a line or a header. */
const shownName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}"\\/]/gu, '_').slice(-80) || 'file';

const requireSize = (size: number, type: FileTypeName): Rejection | undefined => {
  if (fileTypes[type].kind === 'picture' && size > largestPictureBytes) return refuse('PictureTooLarge', { max: inMegabytes(largestPictureBytes) });
  if (size > largestFileBytes) return refuse('FileTooLarge', { max: inMegabytes(largestFileBytes) });
  return undefined;
};

const checkedAs = async (type: FileTypeName, file: UploadedFile, mayDecode: MayDecode): Promise<UploadedFile | Rejection> => {
  switch (type) {
    case 'jpg':
    case 'png':
    case 'gif':
    case 'webp':
      return checkedPicture(type, file, mayDecode);
    case 'xlsx':
    case 'zip':
      return requireSafeArchive(await readArchiveFile(file), file.name, type) ?? file;
    case 'pdf':
      return (await endsAsPdf(file)) ? file : refuse('FileDamaged', { name: file.name });
    case 'mp4':
    case 'mov':
    case 'webm':
    case 'avi':
    case 'wmv':
    case 'flv':
    case 'mkv':
      return file;
  }
};

const checkedPicture = async (type: PictureType, file: UploadedFile, mayDecode: MayDecode): Promise<UploadedFile | Rejection> => {
  const { name, path } = file;
  const picture = await cleanPicture(path, type, mayDecode);
  if (picture === 'busy') return reject('Unavailable', { params: { seconds: 5 } });
  if (picture === 'damaged') return refuse('FileDamaged', { name });
  if (picture === 'tooManyPixels') return refuse('PictureTooManyPixels', { name, max: MAX_PICTURE_PIXELS / 1_000_000 });
  if ('waitSeconds' in picture) return reject('RateLimited', { params: { seconds: picture.waitSeconds } });
  return { ...file, ...picture, sha256: await sha256Of(path) };
};

/** A PDF's end mark stands within its last kilobyte; one that was cut off has lost it. */
const endsAsPdf = async ({ path }: UploadedFile): Promise<boolean> => Buffer.from(await lastBytes(path, 1024)).includes('%%EOF');
