import { useTranslation } from 'react-i18next';
import { outboundStageWords } from '#contracts/outbound/order-statuses.ts';
import { saleStatuses, tradeStatuses } from '#contracts/sales/sale-states.ts';
import type { SaleRow } from '#contracts/sales/sale-queries.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { SaleStatusTag } from '../sale-status.tsx';
import styles from '../sales.module.css';

/** The meaning of a status stands below it (R4.31); the platform's number is for administrators (R6.44). */
export const useSaleColumns = (office: boolean): readonly Column<SaleRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const { open } = useOpenItem();
  const status: Column<SaleRow> = {
    key: 'status',
    title: t('sales.status'),
    width: 232,
    fixed: true,
    render: (row) => (
      <span className={styles['cell']}>
        <span>
          <SaleStatusTag status={row.status} />
        </span>
        <small>{words(saleStatuses[row.status].meaning)}</small>
      </span>
    ),
  };
  return [
    { key: 'platform', title: t('sales.platform'), width: 124, fixed: true, render: ({ platform }) => <strong>{platform}</strong> },
    ...(office ? [{ key: 'saleNo', title: t('sales.saleNo'), width: 140, render: ({ saleNo }: SaleRow) => saleNo ?? '–' }] : []),
    status,
    {
      key: 'trade',
      title: t('sales.trade'),
      width: 120,
      optional: true,
      render: ({ trade }) => words(tradeStatuses[trade]),
    },
    ...(office ? [{ key: 'seller', title: t('sales.seller'), width: 130, render: ({ shopInfo }: SaleRow) => ownerName(shopInfo) }] : []),
    {
      key: 'item',
      title: t('sales.item'),
      render: ({ img, remarks, sku, spec }) => <Goods picture={img} name={remarks} number={`${sku} · ${sizeText(spec)}`} />,
    },
    { key: 'oneId', title: 'ONE ID', width: 118, render: ({ oneId }) => <OneId value={oneId} onOpen={() => open(oneId)} /> },
    {
      key: 'order',
      title: t('sales.order'),
      width: 140,
      render: ({ oddNo, stage }) => (
        <span className={styles['cell']}>
          <span>{oddNo ?? '–'}</span>
          {stage && <small>{words(outboundStageWords[stage])}</small>}
        </span>
      ),
    },
    { key: 'price', title: t('sales.price'), width: 92, numeric: true, sort: 'price', render: ({ price }) => <Money cents={price} /> },
    {
      key: 'fee',
      title: t('sales.fee'),
      width: 84,
      numeric: true,
      render: ({ money }) => <Money cents={money.platformFee + money.consignmentFee} />,
    },
    { key: 'payout', title: t('sales.payout'), width: 96, numeric: true, render: ({ money }) => <Money cents={money.payout} /> },
    {
      key: 'due',
      title: t('sales.due'),
      width: 152,
      sort: 'gmtDue',
      render: ({ gmtDue, late }) => (
        <span className={late ? styles['late'] : undefined}>
          <TimeText at={gmtDue} /> {late && t('sales.late')}
        </span>
      ),
    },
    { key: 'sold', title: t('sales.soldOn'), width: 152, sort: 'gmtSold', render: ({ gmtSold }) => <TimeText at={gmtSold} /> },
    { key: 'warehouse', title: t('reference.warehouse'), width: 140, optional: true, render: ({ wareName }) => wareName },
    {
      key: 'modified',
      title: t('sales.modified'),
      width: 152,
      optional: true,
      sort: 'gmtModify',
      render: ({ gmtModify }) => <TimeText at={gmtModify} />,
    },
  ];
};
