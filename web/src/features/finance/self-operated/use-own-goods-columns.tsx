import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnGoodsRow } from '#contracts/finance/self-operated.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';

export const useOwnGoodsColumns = (): readonly Column<OwnGoodsRow>[] => {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { key: 'oneId', title: 'ONE ID', width: 132, fixed: true, render: ({ oneId }) => <OneId value={oneId} /> },
      { key: 'goods', title: t('finance.ownGoods.goods'), render: ({ image, name, sku }) => <Goods picture={image} name={name} number={sku} /> },
      { key: 'size', title: t('finance.ownGoods.size'), width: 60, render: ({ size }) => size },
      { key: 'state', title: t('finance.ownGoods.state'), width: 104, render: (row) => <Where row={row} /> },
      { key: 'dayIn', title: t('finance.ownGoods.dayIn'), width: 112, sort: 'dayIn', render: ({ dayIn }) => dayIn },
      { key: 'dayOut', title: t('finance.ownGoods.dayOut'), width: 100, sort: 'dayOut', render: ({ dayOut }) => dayOut ?? '–' },
      { key: 'cost', title: t('finance.ownGoods.cost'), width: 92, numeric: true, sort: 'costCents', render: (row) => <Cost row={row} /> },
      {
        key: 'repairs',
        title: t('finance.ownGoods.repairs'),
        width: 96,
        numeric: true,
        render: ({ repairCents }) => <OrDash cents={repairCents || null} />,
      },
      {
        key: 'labels',
        title: t('finance.ownGoods.labels'),
        width: 88,
        numeric: true,
        render: ({ labelCents }) => <OrDash cents={labelCents || null} />,
      },
      {
        key: 'sale',
        title: t('finance.ownGoods.sale'),
        width: 92,
        numeric: true,
        sort: 'saleCents',
        render: ({ saleCents }) => <OrDash cents={saleCents} />,
      },
      { key: 'fee', title: t('finance.ownGoods.fee'), width: 104, numeric: true, render: ({ feeCents }) => <OrDash cents={feeCents || null} /> },
      {
        key: 'profit',
        title: t('finance.ownGoods.profit'),
        width: 96,
        numeric: true,
        fixed: true,
        sort: 'profitCents',
        render: ({ profitCents }) => (
          <strong>
            <OrDash cents={profitCents} />
          </strong>
        ),
      },
    ],
    [t],
  );
};

export const Where = ({ row: { isInStock, saleCents } }: { row: OwnGoodsRow }) => {
  const { t } = useTranslation();
  if (isInStock) return <StatusTag tone="progress">{t('finance.ownGoods.inStock')}</StatusTag>;
  return (
    <StatusTag tone={saleCents === null ? 'cancelled' : 'done'}>{t(saleCents === null ? 'finance.ownGoods.out' : 'finance.ownGoods.sold')}</StatusTag>
  );
};

/** What nobody bought through the portal costs what somebody named: no posting says so. */
const Cost = ({ row: { costCents, isBought } }: { row: OwnGoodsRow }) => {
  const { t } = useTranslation();
  return isBought ? (
    <OrDash cents={costCents} />
  ) : (
    <span title={t('finance.ownGoods.named')}>
      {costCents === null ? '–' : '~ '}
      {costCents !== null && <Money cents={costCents} unit="" />}
    </span>
  );
};

const OrDash = ({ cents }: { cents: number | null }) => (cents === null ? '–' : <Money cents={cents} unit="" />);
