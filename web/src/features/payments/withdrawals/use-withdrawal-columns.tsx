import { useTranslation } from 'react-i18next';
import type { WithdrawalRow } from '#contracts/withdrawals/withdrawal-queries.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useWaitsFor } from '#web/shared/withdrawals/use-waits-for.ts';
import { WithdrawalStatusTag } from '#web/shared/withdrawals/withdrawal-status-tag.tsx';

/** Finance also sees whose it is. */
export const useWithdrawalColumns = (whose: 'seller' | 'finance'): readonly Column<WithdrawalRow>[] => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const waitsFor = useWaitsFor();
  const shop: Column<WithdrawalRow> = { key: 'shop', title: t('reference.shop'), width: 180, render: ({ shopInfo }) => ownerName(shopInfo) };
  return [
    { key: 'no', title: t('withdrawal.number'), width: 110, fixed: true, render: ({ withdrawalNo }) => <span className="code">{withdrawalNo}</span> },
    ...(whose === 'finance' ? [shop] : []),
    { key: 'status', title: t('withdrawal.status'), width: 196, render: ({ status }) => <WithdrawalStatusTag status={status} /> },
    {
      key: 'amount',
      title: t('withdrawal.amount'),
      width: 130,
      numeric: true,
      sort: 'amountCents',
      render: ({ amountCents }) => <Money cents={amountCents} unit="" />,
    },
    {
      key: 'paid',
      title: t('withdrawal.paid'),
      width: 130,
      numeric: true,
      render: ({ paidCents }) => (paidCents === null ? '–' : <Money cents={paidCents} unit="" />),
    },
    {
      key: 'account',
      title: t('withdrawal.account'),
      width: 250,
      render: ({ account: { holder, lastFour } }) => (
        <>
          {holder} <span className="code">•••• {lastFour}</span>
        </>
      ),
    },
    { key: 'waits', title: t('withdrawal.waits'), render: (row) => row.reason ?? waitsFor(row) },
    { key: 'applied', title: t('withdrawal.applied'), width: 170, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
  ];
};
