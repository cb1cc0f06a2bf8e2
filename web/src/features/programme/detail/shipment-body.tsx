import { useTranslation } from 'react-i18next';
import type { ShipmentDetail } from '#contracts/fulfilment/shipment-queries.ts';
import { DescriptionGrid, Section, type DescriptionItem } from '#web/ui/page/section.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { StatusCountsText } from '../shipment-status.tsx';
import styles from '../programme.module.css';
import { OpenPaper } from './open-paper.tsx';
import { ShipmentBoxes } from './shipment-boxes.tsx';
import { ShipmentItems } from './shipment-items.tsx';

/** A shipment from what is in it to where each pair is. */
export const ShipmentBody = ({ shipment }: { shipment: ShipmentDetail }) => {
  const { t } = useTranslation();
  const { ended, reason, preset, items, boxes, displayNo, manifestUrl, remark, counts, worth } = shipment;
  const missing = items.filter(({ status, isCaseClosed }) => status === 'notReceived' && !isCaseClosed).length;
  const descriptions: (DescriptionItem | false)[] = [
    displayNo !== null && { label: t('programme.displayNo'), value: displayNo },
    { label: t('programme.progress'), value: <StatusCountsText counts={counts} /> },
    { label: t('programme.worth'), value: <Money cents={worth} /> },
    manifestUrl !== null && { label: t('programme.manifest'), value: <OpenPaper url={manifestUrl} name={t('programme.manifest')} /> },
    remark !== '' && { label: t('programme.remark'), value: remark },
  ];
  return (
    <>
      {ended === 'rejected' && reason !== null && (
        <p className={styles['trouble']}>{t('programme.rejectedBecause', { reason: preset ? t(`orders.reasons.${preset}`) : reason })}</p>
      )}
      {missing > 0 && <p className={styles['trouble']}>{t('programme.caseOpen', { count: missing })}</p>}
      <Section>
        <DescriptionGrid items={descriptions.filter((description) => description !== false)} />
      </Section>
      <Section title={t('programme.boxesTitle')} count={formatCount(boxes.length)}>
        <ShipmentBoxes shipment={shipment} />
      </Section>
      <Section title={t('programme.items')} count={formatCount(items.length)}>
        <ShipmentItems shipment={shipment} />
      </Section>
    </>
  );
};
