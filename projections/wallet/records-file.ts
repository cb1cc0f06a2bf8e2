import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { say } from '#contracts/kernel/words.ts';
import { exportWalletRecords } from '#contracts/wallet/export-wallet-records.ts';
import { referenceKindWords } from '#contracts/ledger/reference-kinds.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import type { WalletRecord } from '#contracts/wallet/wallet-queries.ts';
import { figures, money, texts, times } from '../kernel/files/file-columns.ts';
import type { FileColumn, ListFiles } from '../kernel/files/list-file.ts';
import { recordKey, recordsShown, recordSorts, toRecord } from './records.ts';

/** The list as a file: all its rows, under its filters. */
export const recordsFileRoute = (file: ListFiles) =>
  queryRoute(exportWalletRecords, ({ viewer, body: filter }) =>
    file({
      name: 'wallet',
      viewer,
      format: filter.format,
      found: (moment) => recordsShown(moment, viewer, filter),
      sort: recordSorts[filter.sort],
      key: recordKey,
      order: filter.order,
      rowOf: toRecord,
      columns: columns(viewer),
    }),
  );

const columns = ({ language, timeZone }: Viewer): readonly FileColumn<WalletRecord>[] => [
  times({ en: 'Transaction time', zh: '交易时间' }, timeZone, ({ gmtCreate }) => gmtCreate),
  texts({ en: 'Effective date', zh: '入账日期' }, ({ effectiveDate }) => effectiveDate),
  texts({ en: 'Shop', zh: '店铺' }, ({ shopInfo }) => shopInfo.realname || shopInfo.uid),
  texts({ en: 'User ID', zh: '用户 ID' }, ({ shopInfo }) => shopInfo.uid),
  texts({ en: 'Type', zh: '类型' }, ({ type }) => say(transactionTypes[type], language)),
  texts({ en: 'Relation type', zh: '关联类型' }, ({ reference }) => say(referenceKindWords[reference.kind], language)),
  texts({ en: 'Reference', zh: '关联单号' }, ({ reference }) => reference.id),
  texts({ en: 'Note', zh: '备注' }, ({ remark }) => remark),
  money({ en: 'Amount', zh: '金额' }, ({ amountCents }) => amountCents),
  money({ en: 'Balance', zh: '余额' }, ({ balanceCents }) => balanceCents),
  texts({ en: 'Original user ID', zh: '原用户 ID' }, ({ originalUid }) => originalUid),
  texts({ en: 'New user ID', zh: '新用户 ID' }, ({ newUid }) => newUid),
  texts({ en: 'Charge date', zh: '计费日期' }, ({ chargeDate }) => chargeDate),
  figures({ en: 'Charge days', zh: '计费天数' }, ({ chargeDays }) => chargeDays),
  times({ en: 'Application time', zh: '申请时间' }, timeZone, ({ gmtApply }) => gmtApply),
  texts({ en: 'Posting', zh: '流水号' }, ({ postingId }) => postingId),
];
