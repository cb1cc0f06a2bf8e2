import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { say } from '#contracts/kernel/words.ts';
import { accountWords } from '#contracts/ledger/account-parts.ts';
import { exportLedgerEntries, type LedgerEntry } from '#contracts/ledger/entries.ts';
import { referenceKindWords } from '#contracts/ledger/reference-kinds.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { money, texts, times } from '../../kernel/files/file-columns.ts';
import type { FileColumn, ListFiles } from '../../kernel/files/list-file.ts';
import { entriesShown, entryKey, entrySorts, toEntry } from './entries.ts';

/** The list as a file: all its rows, under its filters. */
export const entriesFileRoute = (file: ListFiles) =>
  queryRoute(exportLedgerEntries, ({ viewer, body: filter }) =>
    file({
      name: 'postings',
      viewer,
      format: filter.format,
      found: (moment) => entriesShown(moment, filter),
      sort: entrySorts[filter.sort],
      key: entryKey,
      order: filter.order,
      rowOf: toEntry,
      columns: columns(viewer),
    }),
  );

const columns = ({ language, timeZone }: Viewer): readonly FileColumn<LedgerEntry>[] => [
  texts({ en: 'Effective date', zh: '入账日期' }, ({ effectiveDate }) => effectiveDate),
  times({ en: 'Posted', zh: '记账时间' }, timeZone, ({ gmtCreate }) => gmtCreate),
  texts({ en: 'Account', zh: '科目' }, ({ account, sub }) => say(accountWords(account, sub), language)),
  texts({ en: 'Type', zh: '类型' }, ({ type }) => type && say(transactionTypes[type], language)),
  texts({ en: 'Shop', zh: '店铺' }, ({ shopInfo }) => shopInfo && (shopInfo.realname || shopInfo.uid)),
  texts({ en: 'Relation type', zh: '关联类型' }, ({ reference }) => say(referenceKindWords[reference.kind], language)),
  texts({ en: 'Reference', zh: '关联单号' }, ({ reference }) => reference.id),
  texts({ en: 'Note', zh: '备注' }, ({ remark }) => remark),
  texts({ en: 'Worked out', zh: '计算过程' }, ({ formula }) => say(formula, language)),
  money({ en: 'Debit', zh: '借方' }, ({ debitCents }) => debitCents || null),
  money({ en: 'Credit', zh: '贷方' }, ({ creditCents }) => creditCents || null),
  texts({ en: 'Posting', zh: '流水号' }, ({ postingId }) => postingId),
];
