import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BulkReshipBox } from '#contracts/requests/bulk-reships/bulk-reship-queries.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { addressLines } from '#web/shared/order/address/address-lines.ts';
import { kilogramText, sizeText } from '#web/shared/order/box-size.ts';
import { OrderProgress } from '#web/shared/order/order-progress.tsx';
import { OrderStatusTag } from '#web/shared/order/order-status.tsx';
import { Goods } from '#web/ui/goods/goods.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import styles from './detail.module.css';

interface Props {
  box: BulkReshipBox;
  boxNo: string;
}

/** One box: its order, where it goes, what it costs, how large it is, and each of its items. */
export const BoxSection = ({ box, boxNo }: Props) => {
  const { t } = useTranslation();
  const place = useViewpoint();
  const { open } = useOpenItem();
  const to = orderLink(place, box);
  return (
    <Section
      title={
        <span className={styles['title']}>
          {t('orders.boxNo', { boxNo })} {to ? <Link to={to}>{box.oddNo}</Link> : box.oddNo} <OrderStatusTag order={box} />
        </span>
      }
      aside={box.stage !== null && <OrderProgress order={box} />}
    >
      <DescriptionGrid
        items={[
          {
            label: t('orders.shipTo'),
            value: box.address && <address className={styles['address']}>{addressLines(box.address).join('\n')}</address>,
            tall: true,
          },
          { label: t('orders.labelFee'), value: <Fee box={box} /> },
          { label: t('bulkReships.size'), value: measured(box) ?? t('bulkReships.sizeUnknown') },
          ...(box.parcels.length === 0
            ? []
            : [{ label: t('bulkReships.packed'), value: box.parcels.map(({ weightGrams }) => kilogramText(weightGrams)).join(' + ') }]),
          ...(box.logNo === null ? [] : [{ label: t('orders.logNo'), value: <TrackingLink code={box.logNo} carrier={box.carrier ?? undefined} /> }]),
          ...(box.reason === null ? [] : [{ label: t('bulkReships.reason'), value: box.reason }]),
        ]}
      />
      <ul className={styles['items']} aria-label={t('orders.items')}>
        {box.itemList.map(({ oneId, img, remarks, sku, spec, progress }) => (
          <li key={oneId}>
            <Goods picture={img} name={remarks} number={`${sku} · ${spec}`} />
            <OneId value={oneId} onOpen={() => open(oneId)} />
            <span>{t(`orders.progresses.${progress}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const measured = ({ boxSizes }: BulkReshipBox): string | undefined =>
  boxSizes.length === 0 ? undefined : boxSizes.map((size) => `${sizeText(size)} · ${kilogramText(size.weightGrams)}`).join('; ');

/** What was quoted or paid, or what is set aside for it. */
const Fee = ({ box: { fee, heldFee, state } }: Pick<Props, 'box'>) => {
  const { t } = useTranslation();
  if (fee !== null) return <Money cents={fee} />;
  if (heldFee != null) return t('orders.feeHeld', { amount: formatMoney(heldFee) });
  return t(state === 'reviewing' ? 'orders.notQuoted' : 'orders.noFee');
};
