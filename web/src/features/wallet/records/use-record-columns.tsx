import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { referenceKindWords } from '#contracts/ledger/reference-kinds.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import type { ListedRecord } from '#contracts/wallet/wallet-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { SettlementParts } from './settlement-parts.tsx';
import { Source } from '#web/shared/postings/source.tsx';

/** The fields of R3.33; those that few records have are there to be picked. */
export const useRecordColumns = (): readonly Column<ListedRecord>[] => {
  const { t } = useTranslation();
  const words = useWords();
  return useMemo(
    () => [
      { key: 'time', title: t('wallet.time'), width: 176, sort: 'gmtCreate', fixed: true, render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
      { key: 'effective', title: t('wallet.effectiveDate'), width: 104, render: ({ effectiveDate }) => effectiveDate },
      { key: 'type', title: t('wallet.type'), width: 196, render: (record) => <Type record={record} name={words(transactionTypes[record.type])} /> },
      { key: 'reference', title: t('wallet.reference'), width: 160, render: (record) => <Source record={record} /> },
      {
        key: 'note',
        title: t('wallet.note'),
        render: ({ settlement, remark }) => (settlement ? <SettlementParts settlement={settlement} /> : remark),
      },
      {
        key: 'amount',
        title: t('wallet.amount'),
        width: 116,
        numeric: true,
        fixed: true,
        render: ({ settlement, amountCents }) => <Amount cents={(settlement ?? { amountCents }).amountCents} />,
      },
      { key: 'after', title: t('wallet.after'), width: 116, numeric: true, render: ({ balanceCents }) => <Money cents={balanceCents} unit="" /> },
      { key: 'userId', title: t('wallet.userId'), width: 120, optional: true, render: ({ shopInfo }) => shopInfo.uid },
      { key: 'originalUser', title: t('wallet.originalUser'), width: 140, optional: true, render: ({ originalUid }) => originalUid },
      { key: 'newUser', title: t('wallet.newUser'), width: 120, optional: true, render: ({ newUid }) => newUid },
      {
        key: 'relation',
        title: t('wallet.relationType'),
        width: 120,
        optional: true,
        render: ({ reference }) => words(referenceKindWords[reference.kind]),
      },
      { key: 'chargeDate', title: t('wallet.chargeDate'), width: 118, optional: true, render: ({ chargeDate }) => chargeDate },
      { key: 'chargeDays', title: t('wallet.chargeDays'), width: 110, numeric: true, optional: true, render: ({ chargeDays }) => chargeDays },
      { key: 'applied', title: t('wallet.applied'), width: 176, optional: true, render: ({ gmtApply }) => gmtApply && <TimeText at={gmtApply} /> },
    ],
    [t, words],
  );
};

const Type = ({ record: { reverses, reversedBy, settlement, groupId }, name }: { record: ListedRecord; name: string }) => {
  const { t } = useTranslation();
  if (settlement) return <>{t('wallet.settlement')}</>;
  return (
    <>
      {name} {reverses !== null && <StatusTag tone="progress">{t('wallet.isReversal')}</StatusTag>}
      {reversedBy !== null && <StatusTag tone="cancelled">{t('wallet.isReversed')}</StatusTag>}
      {groupId !== null && reverses === null && reversedBy === null && <small>{t('wallet.ofGroup')}</small>}
    </>
  );
};

const Amount = ({ cents }: { cents: number }) => (
  <strong>
    <Money cents={cents} kind={cents > 0 ? 'credit' : 'plain'} unit="" />
  </strong>
);
