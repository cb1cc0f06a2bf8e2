export type FileKind = 'picture' | 'video' | 'pdf' | 'excel' | 'zip';

interface FileType {
  kind: FileKind;
  contentType: string;
  /** Endings that a file of this type may carry; the first is the one it is stored under. */
  endings: readonly [string, ...string[]];
}

/** What may be stored. The bytes decide which it is, never the name or the browser's word. */
export const fileTypes = {
  jpg: { kind: 'picture', contentType: 'image/jpeg', endings: ['jpg', 'jpeg', 'jfif'] },
  png: { kind: 'picture', contentType: 'image/png', endings: ['png'] },
  gif: { kind: 'picture', contentType: 'image/gif', endings: ['gif'] },
  webp: { kind: 'picture', contentType: 'image/webp', endings: ['webp'] },
  mp4: { kind: 'video', contentType: 'video/mp4', endings: ['mp4', 'm4v'] },
  mov: { kind: 'video', contentType: 'video/quicktime', endings: ['mov'] },
  webm: { kind: 'video', contentType: 'video/webm', endings: ['webm'] },
  avi: { kind: 'video', contentType: 'video/x-msvideo', endings: ['avi'] },
  wmv: { kind: 'video', contentType: 'video/x-ms-wmv', endings: ['wmv'] },
  flv: { kind: 'video', contentType: 'video/x-flv', endings: ['flv'] },
  mkv: { kind: 'video', contentType: 'video/x-matroska', endings: ['mkv'] },
  pdf: { kind: 'pdf', contentType: 'application/pdf', endings: ['pdf'] },
  xlsx: { kind: 'excel', contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', endings: ['xlsx'] },
  zip: { kind: 'zip', contentType: 'application/zip', endings: ['zip'] },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof fileTypes;
export const fileTypeNames = Object.keys(fileTypes) as [FileTypeName, ...FileTypeName[]];

/** The ending of a name or url, lower case without the dot; empty when there is none. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The type that a name claims to be; undefined when its ending is none of ours. */
export const typeOfEnding = (ending: string): FileTypeName | undefined =>
  fileTypeNames.find((type) => (fileTypes[type].endings as readonly string[]).includes(ending));

const storedFile = /^\/files\/([0-9a-f]{32})\.[a-z0-9]{3,4}$/;

/** A stored file's url. It ends like its type, because screens tell a video from a picture by the ending. */
export const fileUrl = (fileId: string, type: FileTypeName): string => `/files/${fileId}.${type}`;

/** The file that a url names; undefined for every url that is not exactly ours. */
export const fileIdOf = (url: string): string | undefined => storedFile.exec(url)?.[1];

/** Whether a screen plays the file; all others it shows as a picture. */
export const isVideo = (url: string): boolean => {
  const type = typeOfEnding(endingOf(url));
  return type !== undefined && fileTypes[type].kind === 'video';
};
