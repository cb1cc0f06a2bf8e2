import { useTranslation } from 'react-i18next';
import { photoSlots } from '#contracts/inspection/required-photos.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PhotoCamera } from '#web/ui/camera/photo-camera.tsx';
import { UnitCard } from '#web/ui/floor/parts/unit-card.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import { FormerUnit } from './former-unit.tsx';
import styles from './inspection.module.css';
import { PhotoRow } from './photos/photo-row.tsx';
import type { Inspecting } from './use-inspecting.ts';
import type { InspectedUnit } from './use-inspection-work.ts';

interface Props {
  unit: InspectedUnit;
  inspecting: Inspecting;
  isCorrection: boolean;
}

/** The item in hand and its photos. Enter does what comes next: the next photo, then the result. */
export const InspectItem = ({ unit, inspecting, isCorrection }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const { press, takePhoto, closeCamera } = inspecting;
  const { shot, result } = inspecting.finding;
  useKeys([{ keys: 'Enter', label: t('ui.next'), run: () => press(result) }]);
  return (
    <>
      {isCorrection && <p className={styles['correcting']}>{t('inspection.correctingText')}</p>}
      <UnitCard image={unit.img} name={unit.remarks} line={unit.sku} code={formatOneId(unit.oneId)} size={unit.spec} />
      {unit.condition === 'damaged' && (
        <div className={styles['damaged']}>
          <b>{t('inbound.damagedOnArrival')}</b>
          <PhotoStrip urls={unit.photos} label={t('inbound.damagedOnArrival')} size={44} />
        </div>
      )}
      {unit.kind === 'returned' && <FormerUnit key={unit.oneId} oneId={unit.oneId} />}
      {shot ? (
        <PhotoCamera
          key={shot}
          title={shot === 'more' ? t('inspection.more') : words(photoSlots[shot])}
          videos
          onTake={takePhoto}
          onClose={closeCamera}
        />
      ) : (
        <PhotoRow inspecting={inspecting} />
      )}
    </>
  );
};
