import type { wallet as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const wallet: Translated<typeof en> = {
  pages: {
    money: '资金',
    wallet: '钱包',
    walletEntries: '钱包与流水',
    merchantFlow: '商家流水',
  },
  balance: '余额',
  entries_other: '近 30 天 {{count, number}} 笔流水',
  cameIn: '近 30 天收入',
  wentOut: '近 30 天支出',
  curve: '近 30 天余额',
  curveOf: '近 30 天余额：期初 {{first}}，最低 {{least}}，最高 {{most}}，当前 {{last}}',
  atEndOf: '{{day}} 日终余额 {{balance}}',
  notLoaded: '余额加载失败。',
  views: { in: '收入', out: '支出' },
  count_other: '{{count, number}} 笔，收入 {{in}}，支出 {{out}}',
  search: '关联单号或备注',
  type: '类型',
  day: '日期',
  time: '时间',
  reference: '关联单号',
  note: '备注',
  amount: '金额（$）',
  after: '余额（$）',
  emptyTitle: '资金流水都在这里',
  emptyText: '转账入账后即在此显示，每笔费用与退款都附有变动后的余额。',
  allEmptyTitle: '所有商家的流水都在这里',
  allEmptyText: '在商家账号中为钱包入账后，每笔流水都会显示在这里。',
};

export default { wallet };
