import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { requestTypes } from '#contracts/item/request-types.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { reviewStatus } from '#contracts/outbound/order-statuses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { DueCell } from '../../shared/order/due-cell.tsx';
import { TrackingCell } from '../../shared/order/tracking-cell.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { StatusTag } from '../../ui/status/status-tag.tsx';
import { Money } from '../../ui/text/money.tsx';
import { TimeText } from '../../ui/text/time-text.tsx';
import type { ReviewKind } from './review-kinds.ts';
import { WaitingFor } from './waiting-for.tsx';

/** The type where there are several; otherwise what tells the requests of the one apart. */
export const useReviewColumns = (kinds: readonly ReviewKind[]): readonly Column<OrderRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const several = kinds.length > 1;
  const tells = several ? undefined : kinds[0]?.tells;
  const kind: Column<OrderRow> = { key: 'type', title: t('orders.type'), width: 150, render: ({ type }) => words(requestTypes[type]) };
  const own = tells && ownColumns[tells](t);
  const shop = own ? { width: 160 } : {};
  return [
    { key: 'oddNo', title: t('orders.oddNo'), width: 128, fixed: true, render: ({ oddNo }) => <strong>{oddNo}</strong> },
    ...(several ? [kind] : []),
    { key: 'shop', title: t('audit.shop'), ...shop, render: ({ shopInfo }) => shopInfo.realname },
    { key: 'status', title: t('orders.status'), width: 140, render: (row) => <ReviewStatusTag order={row} /> },
    { key: 'waiting', title: t('audit.waitingSince'), width: 96, sort: 'gmtWaiting', render: (row) => <Waiting row={row} /> },
    { key: 'items', title: t('orders.items'), width: 64, numeric: true, render: ({ items }) => items },
    { key: 'warehouse', title: t('orders.warehouse'), width: 150, render: ({ wareName }) => wareName },
    ...(own ?? [{ ...trackingColumn(t), optional: true }]),
    { key: 'fee', title: t('orders.fee'), width: 80, numeric: true, render: ({ fee }) => <Money cents={fee} /> },
    {
      key: 'applied',
      title: t('orders.applied'),
      width: 152,
      optional: several,
      sort: 'gmtCreate',
      render: ({ gmtCreate }) => <TimeText at={gmtCreate} />,
    },
    { key: 'due', title: t('orders.due'), width: 152, sort: 'gmtDue', optional: true, render: (row) => <DueCell order={row} /> },
    { key: 'remark', title: t('orders.remark'), width: 180, optional: true, render: ({ remark }) => remark || '–' },
  ];
};

const trackingColumn = (t: TFunction): Column<OrderRow> => ({
  key: 'tracking',
  title: t('orders.logNo'),
  render: (row) => <TrackingCell order={row} />,
});

const ownColumns: Readonly<Record<NonNullable<ReviewKind['tells']>, (t: TFunction) => Column<OrderRow>[]>> = {
  tracking: (t) => [trackingColumn(t)],
  quotation: (t) => [{ key: 'quotation', title: t('orders.quotation'), numeric: true, render: ({ price }) => <Money cents={price} /> }],
  asking: (t) => [
    { key: 'platform', title: t('orders.platform'), render: ({ platform }) => platform ?? '–' },
    { key: 'price', title: t('orders.price'), width: 96, numeric: true, render: ({ price }) => <Money cents={price} /> },
  ],
  recipient: (t) => [{ key: 'recipient', title: t('orders.recipient'), render: ({ targetShop }) => targetShop?.realname }],
};

/** The status as reviews name it (R4.29). */
export const ReviewStatusTag = ({ order: { type, state } }: { order: Pick<OrderRow, 'type' | 'state'> }) => {
  const words = useWords();
  const status = reviewStatus(type, state);
  return <StatusTag tone={status.tone}>{words(status)}</StatusTag>;
};

const Waiting = ({ row: { gmtWaiting, state } }: { row: OrderRow }) =>
  gmtWaiting === null ? '–' : <WaitingFor since={gmtWaiting} urgent={state === 'reviewing'} />;
