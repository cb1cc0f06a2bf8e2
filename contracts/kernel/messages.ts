import type { Words } from './words.ts';

/** What answers say when all went well. Quoted texts are the specification's. */
export const kernelMessages = {
  success: { en: 'Success', zh: '成功' },
  saved: { en: 'saved successful', zh: '保存成功' },
} as const satisfies Record<string, Words>;
