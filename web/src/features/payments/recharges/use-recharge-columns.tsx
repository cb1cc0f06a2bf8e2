import { useTranslation } from 'react-i18next';
import { disputeReasons, paymentMethods, reasonWords } from '#contracts/payments/recharge-events.ts';
import type { RechargeRow } from '#contracts/payments/recharge-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { RechargeStatusTag } from './recharge-status-tag.tsx';
import { useWaitsFor } from './use-waits-for.ts';

/** Finance also sees whose it is. */
export const useRechargeColumns = (whose: 'seller' | 'finance'): readonly Column<RechargeRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const waitsFor = useWaitsFor();
  const shop: Column<RechargeRow> = { key: 'shop', title: t('reference.shop'), width: 180, render: ({ shopInfo }) => ownerName(shopInfo) };
  return [
    { key: 'no', title: t('recharge.number'), width: 110, fixed: true, render: ({ rechargeNo }) => <span className="code">{rechargeNo}</span> },
    ...(whose === 'finance' ? [shop] : []),
    { key: 'status', title: t('recharge.status'), width: 196, render: ({ status }) => <RechargeStatusTag status={status} /> },
    { key: 'method', title: t('recharge.method'), width: 130, render: ({ method }) => words(paymentMethods[method]) },
    {
      key: 'amount',
      title: t('recharge.announced'),
      width: 130,
      numeric: true,
      sort: 'amountCents',
      render: ({ amountCents }) => <Money cents={amountCents} unit="" />,
    },
    {
      key: 'credited',
      title: t('recharge.credited'),
      width: 130,
      numeric: true,
      render: ({ creditedCents }) => (creditedCents === null ? '–' : <Money cents={creditedCents} unit="" />),
    },
    {
      key: 'waits',
      title: t('recharge.waits'),
      render: (row) => (row.reason !== null ? words(reasonWords(row.reason)) : row.dispute ? words(disputeReasons[row.dispute]) : waitsFor(row)),
    },
    { key: 'applied', title: t('recharge.applied'), width: 170, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
  ];
};
