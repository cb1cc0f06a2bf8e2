import type { Words } from '../kernel/words.ts';

export const itemMessages = {
  ownerChanged: { en: 'Owner changed', zh: '货主已变更' },
  savedCostAndSource: { en: 'saved cost and source', zh: '成本和货源已保存' },
} as const satisfies Record<string, Words>;
