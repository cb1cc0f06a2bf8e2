import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { signatureOptions } from '#contracts/labels/shipping/carrier-services.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { addressLines } from '#web/shared/order/address/address-lines.ts';
import { DrawerPanes } from '#web/ui/drawer/drawer-content.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { formatDay, formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import styles from '../label-center.module.css';
import { PriceSums } from '../price-sums.tsx';
import { LabelHistory } from './label-history.tsx';
import { LabelPreview } from './label-preview.tsx';

/** Where it goes and what it is on the left; what it cost and what became of it at the side. */
export const LabelPanes = ({ label }: { label: ShippingLabelRow }) => {
  const { t } = useTranslation();
  return (
    <DrawerPanes
      focusable
      side={
        <>
          <Section title={t('labels.price')}>
            <PriceSums price={label} />
          </Section>
          <Section title={t('ui.history')}>
            <LabelHistory label={label} />
          </Section>
        </>
      }
    >
      {label.state === 'ordered' && <p className={styles['waits']}>{t('labels.isOrdered')}</p>}
      {label.voidRefused !== null && <p className={styles['waits']}>{t('labels.refusedBecause', { reason: label.voidRefused })}</p>}
      {label.state === 'voided' && label.voidRefused === null && label.gmtRefundDue !== null && (
        <p className={styles['waits']}>{t('labels.awaitsRefund', { amount: formatMoney(label.feeCents), day: formatDay(label.gmtRefundDue) })}</p>
      )}
      <Section>
        <div className={styles['way']}>
          <Place title={t('labels.from')} address={label.from} />
          <ArrowRight size={16} strokeWidth={1.7} aria-hidden />
          <Place title={t('labels.to')} address={label.to} />
        </div>
      </Section>
      <Section title={t('labels.parcel')}>
        <ParcelDescriptions label={label} />
      </Section>
      {label.actions.includes('print') && <LabelPreview labelNo={label.labelNo} logNo={label.logNo} />}
    </DrawerPanes>
  );
};

const Place = ({ title, address }: { title: string; address: ShippingLabelRow['to'] }) => (
  <div>
    <h3>{title}</h3>
    <address>{addressLines(address).join('\n')}</address>
  </div>
);

const ParcelDescriptions = ({ label }: { label: ShippingLabelRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  const place = useViewpoint();
  const { parcel, billedGrams, declaredValueCents, signature, oddNo } = label;
  const kilograms = (grams: number): string => t('labels.kilograms', { weight: (grams / 1000).toFixed(2) });
  return (
    <DescriptionGrid
      items={[
        { label: t('labels.weight'), value: kilograms(parcel.weightGrams) },
        { label: t('labels.size'), value: t('labels.centimetres', { size: [parcel.lengthCm, parcel.widthCm, parcel.heightCm].join(' × ') }) },
        { label: t('labels.billed'), value: kilograms(billedGrams) },
        { label: t('labels.declaredValue'), value: <Money cents={declaredValueCents} /> },
        { label: t('labels.signature'), value: words(signatureOptions[signature]) },
        ...(oddNo === null
          ? []
          : [{ label: t('labels.order'), value: <PageLink to={orderLink(place, { type: requestTypeOf.shipWithLabel, oddNo })}>{oddNo}</PageLink> }]),
      ]}
    />
  );
};
