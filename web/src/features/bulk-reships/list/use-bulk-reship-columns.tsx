import { useTranslation } from 'react-i18next';
import type { BulkReshipRow } from '#contracts/requests/bulk-reships/bulk-reship-queries.ts';
import { useUser } from '#web/core/access/use-user.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { BulkReshipStatus } from '../bulk-reship-status.tsx';

/** Whose it is, only where there are several sellers. */
export const useBulkReshipColumns = (): readonly Column<BulkReshipRow>[] => {
  const { t } = useTranslation();
  const isSeller = useUser().terminal === 'business';
  const shop: Column<BulkReshipRow> = { key: 'shop', title: t('reference.owner'), width: 160, render: ({ shopInfo }) => shopInfo.realname };
  const applicant: Column<BulkReshipRow> = {
    key: 'applicant',
    title: t('bulkReships.applicant'),
    width: 140,
    optional: true,
    render: (row) => row.applicant ?? '–',
  };
  return [
    { key: 'bulkNo', title: t('bulkReships.bulkNo'), width: 132, fixed: true, render: ({ bulkNo }) => <strong>{bulkNo}</strong> },
    { key: 'status', title: t('orders.status'), width: 190, fixed: true, render: (row) => <BulkReshipStatus bulk={row} /> },
    ...(isSeller ? [] : [shop, applicant]),
    { key: 'items', title: t('orders.items'), width: 64, numeric: true, render: ({ items }) => items },
    {
      key: 'boxes',
      title: t('orders.boxes'),
      width: 150,
      render: ({ shippedBoxes: shipped, boxes }) => t('bulkReships.shippedOf', { shipped, boxes }),
    },
    { key: 'warehouse', title: t('reference.warehouse'), render: ({ wareName }) => wareName },
    { key: 'fee', title: t('orders.fee'), width: 96, numeric: true, render: ({ fee }) => <Money cents={fee} /> },
    { key: 'applied', title: t('orders.applied'), width: 152, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
    { key: 'remark', title: t('orders.remark'), width: 180, optional: true, render: ({ remark }) => remark || '–' },
  ];
};
