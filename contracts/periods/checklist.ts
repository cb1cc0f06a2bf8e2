import { z } from 'zod';
import type { Words } from '../kernel/words.ts';

/** What must be true before a month is closed, in the order in which it is told. */
export const checklistLines = {
  over: { en: 'The month is over', zh: '当月已结束' },
  earlier: { en: 'The month before is closed', zh: '上月已结账' },
  storage: { en: 'Storage of every warehouse is charged through the last day', zh: '各仓库仓租已计至月末' },
  bank: { en: 'The bank is reconciled', zh: '银行已对平' },
  unallocated: { en: 'Nothing received is without an owner', zh: '无未认领款项' },
  explained: { en: 'Every posting follows from its basis', zh: '每笔记账均可由依据得出' },
  books: { en: 'The books agree with the log', zh: '账簿与日志一致' },
} as const satisfies Record<string, Words>;
export type ChecklistLine = keyof typeof checklistLines;
export const checklistLineNames = Object.keys(checklistLines) as [ChecklistLine, ...ChecklistLine[]];

/** What a line lacks; `name` and `value` fill in the sentence. */
export const missingKinds = {
  lasts: { en: 'It ends on {value} UTC', zh: '将于 {value}（UTC）结束' },
  earlierOpen: { en: '{name} is not closed yet', zh: '{name} 尚未结账' },
  storageThrough: { en: '{name} is charged through {value}', zh: '{name} 已计至 {value}' },
  storageNotStarted: { en: '{name} is not charged yet', zh: '{name} 尚未开始计费' },
  statementThrough: { en: 'The statements of bank account {name} reach {value}', zh: '银行账户 {name} 的对账单截至 {value}' },
  noStatement: { en: 'There is no statement of bank account {name}', zh: '银行账户 {name} 没有对账单' },
  openLines: { en: 'Lines of bank account {name} that are not settled: {value}', zh: '银行账户 {name} 未处理明细：{value} 行' },
  bankDifference: { en: 'Bank account {name} differs from its statement by {value}', zh: '银行账户 {name} 与对账单相差 {value}' },
  unallocated: { en: '{value} has no owner yet: settle it, or say why it stays', zh: '{value} 尚未认领：请处理，或说明保留原因' },
  notChecked: { en: 'The books have not been checked since closing began', zh: '开始结账后尚未核对账簿' },
  breaks: { en: 'Contradictions: {value}', zh: '不一致：{value} 处' },
} as const satisfies Record<string, Words>;
const missingKindNames = Object.keys(missingKinds) as [keyof typeof missingKinds, ...(keyof typeof missingKinds)[]];

export const checklistSchema = z.array(
  z.object({
    line: z.enum(checklistLineNames),
    /** `explainable`: it may stay so where whoever closes says why. */
    state: z.enum(['met', 'missing', 'explainable']),
    missing: z.array(z.object({ kind: z.enum(missingKindNames), name: z.string(), value: z.string() })),
  }),
);
export type Checklist = z.output<typeof checklistSchema>;
export type Missing = Checklist[number]['missing'][number];
