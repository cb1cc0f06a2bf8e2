import { useTranslation } from 'react-i18next';
import { requestTypes } from '#contracts/item/request-types.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { reviewStatus } from '#contracts/outbound/order-statuses.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { WaitingFor } from '#web/shared/reviews/waiting-for.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { ownColumns } from './own-columns.tsx';
import type { ReviewKind } from '../review-kinds.ts';
import { waitsForAnswer } from './waits-for-answer.ts';

/** The type where there are several; otherwise what tells the requests of the one apart. */
export const useReviewColumns = (kinds: readonly ReviewKind[]): readonly Column<OrderRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const several = kinds.length > 1;
  const kind: Column<OrderRow> = { key: 'type', title: t('orders.type'), width: 150, render: ({ type }) => words(requestTypes[type]) };
  const own = ownColumns[(several ? undefined : kinds[0]?.tells) ?? 'parcel'](t);
  // One column takes the room that is left.
  const shop = own.some(({ width, optional }) => width === undefined && !optional) ? { width: 160 } : {};
  return [
    { key: 'oddNo', title: t('orders.oddNo'), width: 128, fixed: true, render: ({ oddNo }) => <strong>{oddNo}</strong> },
    ...(several ? [kind] : []),
    { key: 'shop', title: t('audit.shop'), ...shop, render: ({ shopInfo }) => shopInfo.realname },
    { key: 'status', title: t('orders.status'), width: 140, render: (row) => <ReviewStatusTag order={row} /> },
    { key: 'waiting', title: t('audit.waitingSince'), width: 96, sort: 'gmtWaiting', render: (row) => <Waiting row={row} /> },
    { key: 'items', title: t('orders.items'), width: 64, numeric: true, render: ({ items }) => items },
    { key: 'warehouse', title: t('orders.warehouse'), width: 150, render: ({ wareName }) => wareName },
    ...own,
    {
      key: 'applied',
      title: t('orders.applied'),
      width: 152,
      optional: several,
      sort: 'gmtCreate',
      render: ({ gmtCreate }) => <TimeText at={gmtCreate} />,
    },
    { key: 'remark', title: t('orders.remark'), width: 180, optional: true, render: ({ remark }) => remark || '–' },
  ];
};

/** The status as reviews name it (R4.29). */
export const ReviewStatusTag = ({ order: { type, state } }: { order: Pick<OrderRow, 'type' | 'state'> }) => {
  const words = useWords();
  const status = reviewStatus(type, state);
  return <StatusTag tone={status.tone}>{words(status)}</StatusTag>;
};

const Waiting = ({ row: { gmtWaiting, state } }: { row: OrderRow }) =>
  gmtWaiting === null || !waitsForAnswer(state) ? '–' : <WaitingFor since={gmtWaiting} urgent={state === 'reviewing'} />;
