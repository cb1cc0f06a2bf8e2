import type { FileTypeName } from './file-types.ts';

const pictures = ['jpg', 'png', 'gif', 'webp'] as const;
const videos = ['mp4', 'mov', 'webm', 'avi', 'wmv', 'flv', 'mkv'] as const;

/** What a field takes. The upload for it is checked by this, and so is the file that a command names in it. */
export const filePurposes = {
  /** A shipping label: it holds a recipient, and goes to its shop and to staff alone. */
  label: ['pdf', 'png', 'jpg'],
  picture: pictures,
  media: [...pictures, ...videos],
  /** Many rows from a spreadsheet; read, and not stored. */
  import: ['xlsx'],
} as const satisfies Record<string, readonly FileTypeName[]>;

export type FilePurpose = keyof typeof filePurposes;
/** Those that are stored. */
export const uploadPurposes = ['label', 'picture', 'media'] as const satisfies readonly FilePurpose[];
export type UploadPurpose = (typeof uploadPurposes)[number];
