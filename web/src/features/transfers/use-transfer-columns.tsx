import { useTranslation } from 'react-i18next';
import type { TransferRow } from '#contracts/transfers/transfer-endpoints.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { TransferStatus } from './transfer-status.tsx';

export const useTransferColumns = (): readonly Column<TransferRow>[] => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  return [
    { key: 'oddNo', title: t('orders.oddNo'), width: 140, fixed: true, render: ({ oddNo }) => <strong>{oddNo}</strong> },
    { key: 'status', title: t('orders.status'), width: 156, fixed: true, render: ({ state }) => <TransferStatus state={state} /> },
    { key: 'from', title: t('orders.from'), width: 140, render: ({ from }) => from.name },
    { key: 'to', title: t('orders.to'), width: 140, render: ({ to }) => to.name },
    { key: 'owner', title: t('reference.owner'), width: 140, render: ({ shopInfo }) => ownerName(shopInfo) },
    { key: 'items', title: t('orders.items'), width: 64, numeric: true, render: ({ items }) => items },
    { key: 'received', title: t('transfers.received'), width: 84, numeric: true, render: ({ received }) => received },
    { key: 'lost', title: t('transfers.missing'), width: 84, numeric: true, optional: true, render: ({ lost }) => lost },
    {
      key: 'logNo',
      title: t('orders.logNo'),
      render: ({ logNo, carrier }) => (logNo === null ? '–' : <TrackingLink code={logNo} carrier={carrier} />),
    },
    { key: 'sent', title: t('orders.sent'), width: 152, render: ({ gmtSent }) => <TimeText at={gmtSent} /> },
    {
      key: 'changed',
      title: t('transfers.changed'),
      width: 152,
      sort: 'gmtModify',
      optional: true,
      render: ({ gmtModify }) => <TimeText at={gmtModify} />,
    },
  ];
};
