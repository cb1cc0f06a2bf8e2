import type { FileTypeName } from './file-types.ts';

const pictures = ['jpg', 'png', 'gif', 'webp'] as const;
const videos = ['mp4', 'mov', 'webm', 'avi', 'wmv', 'flv', 'mkv'] as const;

/** What a field takes. The upload for it is checked by this, and so is the file that a command names in it. */
export const filePurposes = {
  /** A shipping label: it holds a recipient, and goes to its shop and to staff alone. */
  label: ['pdf', 'png', 'jpg'],
  /** A picture or the PDF of a transfer: it holds account numbers, and is seen like a label. */
  proof: ['pdf', 'png', 'jpg'],
  picture: pictures,
  media: [...pictures, ...videos],
  /** Many rows from a spreadsheet; read, and not stored. */
  import: ['xlsx'],
} as const satisfies Record<string, readonly FileTypeName[]>;

export type FilePurpose = keyof typeof filePurposes;
/** Those that are stored. */
export const uploadPurposes = ['label', 'proof', 'picture', 'media'] as const satisfies readonly FilePurpose[];
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Shown to its shop and to staff alone, never without a session. */
export const isSecluded = (purpose: UploadPurpose | undefined): boolean => purpose === 'label' || purpose === 'proof';

const megabyte = 1024 * 1024;

/** A picture's size (R5.04), and that of any other upload: what one request may carry. */
export const largestPictureBytes = 10 * megabyte;
export const largestFileBytes = 10 * megabyte;

/** Decoding takes four bytes a pixel, whatever the file weighs: this bounds a picture to 100 MB of memory. */
export const MAX_PICTURE_PIXELS = 25_000_000;
/** What one account may have decoded within a minute: a picture of a few kilobytes may hold as many pixels as any. */
export const MAX_PIXELS_PER_MINUTE = 16 * MAX_PICTURE_PIXELS;

/** What a shop, or a person without one, may store within a day: some thousands of photos. */
export const MAX_BYTES_PER_DAY = 2_000 * megabyte;
/** Stored pictures are shrunk to fit a square of this side, in pixels. */
export const storedPictureSide = 4096;

/** What an archive may hold, by its own table of contents. Above `ratioCountsFrom` it may not grow by more than `ratio`: real files grow by 5 to 60. */
export const archiveLimits = { entries: 2_000, unpackedBytes: 64 * megabyte, ratio: 200, ratioCountsFrom: 4 * megabyte };

export const inMegabytes = (bytes: number): number => Math.floor(bytes / megabyte);
