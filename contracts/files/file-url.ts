import { endingOf, fileTypes, typeOfEnding, type FileTypeName } from './file-types.ts';

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
