import { useTranslation } from 'react-i18next';
import { inspectionResults } from '#contracts/item/inspection-results.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { getFormerUnit } from '#contracts/returns/returned-goods.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './inspection.module.css';

/** What a returned unit looked like when it left, to be compared with what came back. */
export const FormerUnit = ({ oneId }: { oneId: string }) => {
  const { t } = useTranslation();
  const words = useWords();
  const read = useRead(getFormerUnit, { oneId }, { quiet: true });
  return (
    <section className={styles['former']} aria-label={t('inspection.former')}>
      <div className={styles['head']}>
        <h2>{t('inspection.former')}</h2>
        {read.data && <span className="code">{formatOneId(read.data.oneId)}</span>}
      </div>
      <ReadStates read={read} skeleton={<SkeletonRows rows={1} height={96} />}>
        {({ checkResult, checkRemark, checkPhotos, packPhotos, gmtChecked, gmtOut }) => (
          <>
            <PhotoStrip urls={checkPhotos} label={t('inspection.former')} size={96} />
            <p>
              {checkResult && <StatusTag tone={checkResult === 'qualified' ? 'done' : 'refused'}>{words(inspectionResults[checkResult])}</StatusTag>}
              {gmtChecked && (
                <span>
                  {t('inspection.formerInspected')} <TimeText at={gmtChecked} />
                </span>
              )}
              {gmtOut && (
                <span>
                  {t('inspection.formerLeft')} <TimeText at={gmtOut} />
                </span>
              )}
            </p>
            {packPhotos.length > 0 && (
              <>
                <p>{t('inspection.formerPacked')}</p>
                <PhotoStrip urls={packPhotos} label={t('inspection.formerPacked')} size={96} />
              </>
            )}
            {checkRemark && <p>{checkRemark}</p>}
            {checkPhotos.length === 0 && <p>{t('inspection.formerNoPhotos')}</p>}
          </>
        )}
      </ReadStates>
    </section>
  );
};
