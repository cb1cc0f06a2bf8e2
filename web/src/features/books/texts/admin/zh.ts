import type { books as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const books: Translated<typeof en> = {
  pages: { books: '账簿', finance: '财务' },
  checkNow: '立即核对',
  checked: '上次核对',
  neverChecked: '账目尚未核对；系统每小时核对一次。',
  isSound_other: '重新汇总 {{count, number}} 笔记账，全部一致。',
  isBroken_other: '发现 {{count, number}} 处不一致，处理前暂停支付提现、收取仓储费和批量入账。',
  noticedTitle: '上次核对之后',
  noticed_other: '汇总记账时发现 {{count, number}} 处不一致，核对无误前暂停支付提现、收取仓储费和批量入账。',
  explained: '累计发生额 {{money}}，其中 {{share, number}}% 可由计算依据重新得出。',
  unexplained_other: '{{count, number}} 笔记账早于计算依据功能，无法解释。',
  holds: '一致',
  broken: '不一致',
  invariant: '规则',
  where: '位置',
  expected: '应为',
  found: '实为',
  position: '日志位置',
  breaks: '不一致明细',
  trialBalance: '试算平衡表',
  account: '科目',
  debit: '借方',
  credit: '贷方',
  balance: '余额',
  total: '合计',
  none: '暂无资金变动',
  noneText: '卖家入账或扣费后，借贷双方会显示在这里。',
};

export default { books };
