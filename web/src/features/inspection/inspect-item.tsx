import { useTranslation } from 'react-i18next';
import { photoSlots } from '#contracts/inspection/required-photos.ts';
import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PhotoCamera } from '#web/ui/camera/photo-camera.tsx';
import { UnitCard } from '#web/ui/floor/parts/unit-card.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import styles from './inspection.module.css';
import { PhotoRow } from './photo-row.tsx';
import type { Finding } from './use-finding.ts';
import type { InspectedUnit } from './use-inspection-work.ts';

interface Props {
  unit: InspectedUnit;
  finding: Finding;
  /** Records the result, or opens the camera for the photo that it misses. */
  press(result: InspectionResult): void;
  correcting: boolean;
}

/** The item in hand and its photos. Enter does what comes next: the next photo, then the result. */
export const InspectItem = ({ unit, finding, press, correcting }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const { shot, closeCamera, take, result } = finding;
  useKeys([{ keys: 'Enter', does: t('ui.next'), run: () => press(result) }]);
  return (
    <>
      {correcting && <p className={styles['correcting']}>{t('inspection.correctingText')}</p>}
      <UnitCard image={unit.img} name={unit.remarks} line={unit.sku} code={formatOneId(unit.oneId)} size={unit.spec} />
      {unit.condition === 'damaged' && (
        <div className={styles['damaged']}>
          <b>{t('inbound.damagedOnArrival')}</b>
          <PhotoStrip urls={unit.photos} label={t('inbound.damagedOnArrival')} size={44} />
        </div>
      )}
      {shot ? (
        <PhotoCamera key={shot} title={shot === 'more' ? t('inspection.more') : words(photoSlots[shot])} videos take={take} close={closeCamera} />
      ) : (
        <PhotoRow finding={finding} />
      )}
    </>
  );
};
