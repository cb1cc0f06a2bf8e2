import type { Words } from '../kernel/words.ts';

export const requestMessages = {
  operationSuccessful: { en: 'Successful operation', zh: '操作成功' },
  recallSuccessful: { en: 'recall successful', zh: '撤回成功' },
} as const satisfies Record<string, Words>;
