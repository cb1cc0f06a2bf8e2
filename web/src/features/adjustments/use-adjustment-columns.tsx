import { useTranslation } from 'react-i18next';
import type { AdjustmentRow } from '#contracts/adjustments/adjustment-endpoints.ts';
import { manualReasons } from '#contracts/wallet/finance/manual-reasons.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { AdjustmentStatusTag } from './adjustment-status-tag.tsx';
import { movedCents } from './moved-cents.ts';

export const useAdjustmentColumns = (): readonly Column<AdjustmentRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  return [
    {
      key: 'no',
      title: t('adjustments.number'),
      width: 150,
      fixed: true,
      render: ({ adjustmentNo }) => <span className="code">{adjustmentNo}</span>,
    },
    { key: 'shop', title: t('reference.shop'), width: 170, render: ({ shopInfo }) => ownerName(shopInfo) },
    { key: 'status', title: t('adjustments.status'), width: 180, render: ({ status }) => <AdjustmentStatusTag status={status} /> },
    {
      key: 'amount',
      title: t('adjustments.amount'),
      width: 130,
      numeric: true,
      fixed: true,
      sort: 'cents',
      render: (row) => <Money cents={movedCents(row)} kind={row.direction === 'in' ? 'credit' : 'plain'} unit="" />,
    },
    { key: 'code', title: t('adjustments.reasonCode'), width: 120, render: ({ reasonCode }) => words(manualReasons[reasonCode]) },
    { key: 'type', title: t('adjustments.type'), width: 170, optional: true, render: ({ type }) => words(transactionTypes[type]) },
    { key: 'reason', title: t('adjustments.reason'), render: ({ reason }) => <span title={reason}>{reason}</span> },
    { key: 'requester', title: t('adjustments.requester'), width: 140, render: ({ requester }) => requester },
    { key: 'reviewer', title: t('adjustments.reviewer'), width: 140, render: ({ reviewer }) => reviewer ?? '–' },
    { key: 'at', title: t('adjustments.requested'), width: 160, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
  ];
};
