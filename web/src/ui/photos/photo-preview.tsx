import { Modal } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../keys/use-keys.ts';
import { Media } from './media.tsx';
import styles from './photos.module.css';

/** R2.162. */
const width = 1000;

interface Props {
  urls: readonly string[];
  label: string;
  /** Which of them, from 0. */
  at: number;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** One picture or video in full, and the way to its neighbours by buttons and arrow keys. */
export default function PhotoPreview({ urls, label, at, onShow, onClose }: Props) {
  const { t } = useTranslation();
  const url = urls[at];
  const step = (by: 1 | -1) => urls[at + by] !== undefined && onShow(at + by);
  useKeys(
    [
      { keys: 'ArrowLeft', run: () => step(-1) },
      { keys: 'ArrowRight', run: () => step(1) },
    ],
    { inDialog: true },
  );
  if (url === undefined) return null;

  const place = t('ui.photoOf', { number: at + 1, total: urls.length });
  return (
    <Modal open centered width={width} title={label} footer={null} onCancel={onClose} styles={{ body: { padding: 0 } }}>
      <div className={styles['stage']}>
        <Media url={url} alt={place} className={styles['media']} />
        {urls.length > 1 && (
          <>
            <button
              type="button"
              className={styles['step']}
              data-side="left"
              disabled={at === 0}
              aria-label={t('ui.previousPhoto')}
              onClick={() => step(-1)}
            >
              <ChevronLeft size={20} aria-hidden />
            </button>
            <button
              type="button"
              className={styles['step']}
              data-side="right"
              disabled={at === urls.length - 1}
              aria-label={t('ui.nextPhoto')}
              onClick={() => step(1)}
            >
              <ChevronRight size={20} aria-hidden />
            </button>
          </>
        )}
      </div>
      {urls.length > 1 && (
        <p className={styles['count']} aria-live="polite">
          {place}
        </p>
      )}
    </Modal>
  );
}
