import type { Words } from '../kernel/words.ts';

export const fileMessages = {
  uploadSuccess: { en: 'Upload Success', zh: '上传成功' },
} as const satisfies Record<string, Words>;
