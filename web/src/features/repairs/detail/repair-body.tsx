import { useTranslation } from 'react-i18next';
import type { RepairDetail } from '#contracts/repair/repair-queries.ts';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { RepairDescriptions } from './repair-descriptions.tsx';
import { RepairInspection } from './repair-inspection.tsx';
import styles from './repairs.module.css';
import { RepairWorks } from './repair-works.tsx';

/** A repair order from what is to be done to how the item was found afterwards. */
export const RepairBody = ({ repair }: { repair: RepairDetail }) => {
  const { t } = useTranslation();
  const { reason, remark, works, estimatedCost, beforePhotos, afterPhotos = [], waybillPhotos = [], qc, inspection } = repair;
  return (
    <>
      {reason && <p className={styles['reason']}>{reason}</p>}
      <Section>
        <RepairDescriptions repair={repair} />
      </Section>
      <Section title={t('repairs.works')} count={formatCount(works.length)}>
        <RepairWorks works={works} totalCents={estimatedCost} />
      </Section>
      <Photos title={t('repairs.waybill')} urls={waybillPhotos} />
      <Photos title={t('repairs.before')} urls={beforePhotos} />
      <Photos title={t('repairs.after')} urls={afterPhotos} />
      {qc && <Photos title={t('repairs.qc')} urls={qc.photos} />}
      {remark !== '' && (
        <Section title={t('repairs.remark')}>
          <p>{remark}</p>
        </Section>
      )}
      {inspection && (
        <Section title={t('repairs.inspection')}>
          <RepairInspection inspection={inspection} />
        </Section>
      )}
    </>
  );
};

const Photos = ({ title, urls }: { title: string; urls: readonly string[] }) =>
  urls.length > 0 && (
    <Section title={title} count={formatCount(urls.length)}>
      <PhotoStrip urls={urls} label={title} size={96} />
    </Section>
  );
