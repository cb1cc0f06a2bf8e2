import { inMegabytes, largestFileBytes, largestPictureBytes, mostPicturePixels } from '#contracts/files/file-limits.ts';
import { endingOf, fileTypeNames, fileTypes, typeOfEnding, type FileTypeName } from '#contracts/files/file-types.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { archiveBreaks } from './check-archive.ts';
import { cleanPicture, type MayDecode, type PictureType } from './clean-picture.ts';
import { sniff, unreadableArchive } from './sniff.ts';

export interface UploadedFile {
  /** As the sender calls it; shown to people, never a path. */
  name: string;
  bytes: Uint8Array;
}

/** A file that is what it says, ready to be stored: pictures drawn anew, everything else as it came. */
export interface CheckedFile {
  type: FileTypeName;
  name: string;
  bytes: Uint8Array;
}

/**
 * Takes a file only for what its bytes are. `accepted` narrows the types that the caller wants; `mayDecode` is asked before a picture is decoded. Answers a rejection (on field `file`) that names
 * what the file claimed to be and what it is; nothing is written either way.
 */
export const checkContent = async (
  file: UploadedFile,
  accepted: readonly FileTypeName[] = fileTypeNames,
  mayDecode: MayDecode = () => undefined,
): Promise<CheckedFile | Rejection> => {
  const name = shownName(file.name);
  if (file.bytes.length === 0) return refuse('FileEmpty', { name });

  const ending = endingOf(file.name);
  const claimed = typeOfEnding(ending);
  const found = asArchive(await sniff(file.bytes), claimed);
  const type = accepted.find((candidate) => candidate === found);
  if (claimed !== undefined && claimed !== found)
    return refuse('FileTypeMismatch', { name, claimed: ending.toUpperCase(), found: found.toUpperCase() });
  if (type === undefined && spreadsheets.includes(found) && accepted.every((name) => name === 'xlsx'))
    return refuse('SaveAsXlsx', { name, found: found.toUpperCase() });
  if (type === undefined || (ending !== '' && claimed === undefined))
    return refuse('FileTypeNotAllowed', { name, found: (type === undefined ? found : ending).toUpperCase(), accepted: inWords(accepted) });

  const tooLarge = sizeBreaks(file.bytes.length, type);
  if (tooLarge) return tooLarge;
  const bytes = await checkedBytes(file.bytes, type, name, mayDecode);
  return isRejection(bytes) ? bytes : { type, name, bytes };
};

/** What programs save that can save a workbook of today as well. */
const spreadsheets = ['xls', 'xlsm', 'ods', 'csv'];

/** An archive that cannot be read may be what it claims; what is wrong with it is said by the archive's own check. */
const asArchive = (found: string, claimed: FileTypeName | undefined): string => {
  if (found !== unreadableArchive) return found;
  return claimed === 'xlsx' ? 'xlsx' : 'zip';
};

const refuse = (code: string, params: Record<string, string | number>) => reject(code, { field: 'file', params });

const inWords = (accepted: readonly FileTypeName[]): string => accepted.map((type) => type.toUpperCase()).join(', ');

/** Long enough to recognise, and free of what would break a line or a header. */
const shownName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}"\\/]/gu, '_').slice(-80) || 'file';

const sizeBreaks = (size: number, type: FileTypeName): Rejection | undefined => {
  if (fileTypes[type].kind === 'picture' && size > largestPictureBytes) return refuse('PictureTooLarge', { max: inMegabytes(largestPictureBytes) });
  if (size > largestFileBytes) return refuse('FileTooLarge', { max: inMegabytes(largestFileBytes) });
  return undefined;
};

const checkedBytes = async (bytes: Uint8Array, type: FileTypeName, name: string, mayDecode: MayDecode): Promise<Uint8Array | Rejection> => {
  switch (type) {
    case 'jpg':
    case 'png':
    case 'gif':
    case 'webp':
      return checkedPicture(bytes, type, name, mayDecode);
    case 'xlsx':
    case 'zip':
      return archiveBreaks(bytes, name, type) ?? bytes;
    case 'pdf':
      return endsAsPdf(bytes) ? bytes : refuse('FileDamaged', { name });
    case 'mp4':
    case 'mov':
    case 'webm':
    case 'avi':
    case 'wmv':
    case 'flv':
    case 'mkv':
      return bytes;
  }
};

const checkedPicture = async (bytes: Uint8Array, type: PictureType, name: string, mayDecode: MayDecode): Promise<Uint8Array | Rejection> => {
  const picture = await cleanPicture(bytes, type, mayDecode);
  if (picture === 'busy') return reject('Unavailable', { params: { seconds: 5 } });
  if (picture === 'damaged') return refuse('FileDamaged', { name });
  if (picture === 'tooManyPixels') return refuse('PictureTooManyPixels', { name, max: mostPicturePixels / 1_000_000 });
  return 'waitSeconds' in picture ? reject('RateLimited', { params: { seconds: picture.waitSeconds } }) : picture;
};

/** A PDF's end mark stands within its last kilobyte; one that was cut off has lost it. */
const endsAsPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-1024)).includes('%%EOF');
