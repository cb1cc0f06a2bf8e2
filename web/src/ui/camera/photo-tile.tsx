import { Camera, Check, Play, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TakenPhoto } from './taken-photo.ts';
import styles from './camera.module.css';

interface Props {
  label: string;
  photo: TakenPhoto | undefined;
  /** The next one to take. */
  next?: boolean;
  /** Beyond what is required. */
  more?: boolean;
  /** Why it cannot stay empty, in words. */
  error?: string | undefined;
  onClick(): void;
  onRemove?: (() => void) | undefined;
}

/** The place of one photo: to be taken, next, or taken. */
export const PhotoTile = ({ label, photo, next = false, more = false, error, onClick, onRemove }: Props) => {
  const { t } = useTranslation();
  const Icon = more ? Plus : Camera;
  return (
    <div className={styles['tile']} data-state={stateOf({ photo, error, next })}>
      <button type="button" onClick={onClick} aria-label={photo ? t('floor.takeAgain', { what: label }) : t('floor.takePhotoOf', { what: label })}>
        {photo ? <Preview photo={photo} /> : <Icon size={26} strokeWidth={1.7} aria-hidden />}
        {photo && (
          <span className={styles['taken']}>
            <Check size={16} strokeWidth={2.4} aria-hidden />
          </span>
        )}
      </button>
      {photo && onRemove && (
        <button type="button" className={styles['remove']} aria-label={t('floor.removePhoto', { what: label })} onClick={onRemove}>
          <span>
            <X size={14} strokeWidth={2.2} aria-hidden />
          </span>
        </button>
      )}
      <span>{label}</span>
      {error && (
        <span role="alert" className={styles['error']}>
          {error}
        </span>
      )}
    </div>
  );
};

const stateOf = ({ photo, error, next }: Pick<Props, 'photo' | 'error' | 'next'>): 'taken' | 'missing' | 'next' | 'open' => {
  if (photo) return 'taken';
  if (error) return 'missing';
  return next ? 'next' : 'open';
};

const Preview = ({ photo }: { photo: TakenPhoto }) =>
  photo.file.type.startsWith('video/') ? (
    <>
      <video src={photo.preview} muted playsInline preload="metadata" />
      <Play className={styles['play']} size={22} aria-hidden />
    </>
  ) : (
    <img src={photo.preview} alt="" />
  );
