import type { Language } from '#contracts/kernel/access/viewer.ts';
import { say } from '#contracts/kernel/words.ts';
import { explain } from '#contracts/ledger/explanation/explain.ts';
import type { StatementPosting } from '#contracts/statements/wallet/statement-of-month.ts';

/** What a statement says in its own words, whatever its format. */
export const statementWords = {
  title: { en: 'Wallet statement', zh: '钱包对账单' },
  soFar: { en: 'So far: the month is not over', zh: '截至目前：本月尚未结束' },
  opening: { en: 'Opening balance', zh: '期初余额' },
  in: { en: 'In', zh: '收入' },
  out: { en: 'Out', zh: '支出' },
  closing: { en: 'Closing balance', zh: '期末余额' },
  held: { en: 'Set aside at the end', zh: '期末冻结' },
  available: { en: 'Available at the end', zh: '期末可用' },
  position: { en: 'Position in the log', zh: '日志位置' },
  digest: { en: 'Digest of the postings (SHA-256)', zh: '流水摘要 (SHA-256)' },
  date: { en: 'Date', zh: '日期' },
  type: { en: 'Type', zh: '类型' },
  postings: { en: 'Postings', zh: '笔数' },
  posting: { en: 'Posting', zh: '流水号' },
  reference: { en: 'Reference', zh: '关联单号' },
  basis: { en: 'Basis', zh: '依据' },
  note: { en: 'Note', zh: '备注' },
  amount: { en: 'Amount (USD)', zh: '金额 (USD)' },
  balance: { en: 'Balance (USD)', zh: '余额 (USD)' },
  storage: { en: 'Storage by item', zh: '仓租明细' },
  warehouse: { en: 'Warehouse', zh: '仓库' },
  item: { en: 'ONE ID', zh: 'ONE ID' },
  nights: { en: 'Nights', zh: '晚数' },
  perNight: { en: 'Per night (USD)', zh: '每晚 (USD)' },
  total: { en: 'Total', zh: '合计' },
  storageLeftOut: {
    en: 'Storage by item is too long to print: the CSV of this statement lists it.',
    zh: '仓租明细过长，未打印；请下载本账单的 CSV 查看。',
  },
  days: { en: 'Days of the books, UTC', zh: '账务日期，UTC' },
  page: { en: 'Page {page} of {pages}', zh: '第 {page} 页，共 {pages} 页' },
} as const;

/** Why a posting is of its amount, in one line: its formula, and what it rests on. */
export const basisLine = ({ basis }: StatementPosting, language: Language): string => {
  const { formula, facts } = explain(basis);
  const told = facts.slice(0, 3).map(({ label, value }) => `${say(label, language)} ${say(value, language)}`);
  return [say(formula, language), ...told].join(' · ');
};
