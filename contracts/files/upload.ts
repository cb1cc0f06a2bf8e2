import { z } from 'zod';
import type { Words } from '../kernel/words.ts';
import { bases } from '../kernel/access/bases.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { uploadPurposes } from './file-purposes.ts';

export const fileMessages = {
  uploadSuccess: { en: 'Upload Success', zh: '上传成功' },
} as const satisfies Record<string, Words>;

/** R7.28: `data` is the file's url. */
export const upload = endpoint({
  name: 'upload',
  method: 'POST',
  path: '/upload',
  bases,
  access: 'signedIn',
  summary: 'Stores a picture, video, PDF, Excel or ZIP file of at most 10 MB, checked by content and purpose, and returns its url.',
  body: z.strictObject({ purpose: z.enum(uploadPurposes).optional() }),
  data: z.string(),
  success: fileMessages.uploadSuccess,
  multipart: true,
});

/** What the page says when an upload is refused (R7.29); the answer's own words follow. */
export const uploadFailed: Words = { en: 'Upload Failed', zh: '上传失败' };
