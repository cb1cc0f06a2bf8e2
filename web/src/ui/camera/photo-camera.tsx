import { Camera as CameraIcon, ImageUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../keys/use-keys.ts';
import { captureFrame } from './capture.ts';
import styles from './camera.module.css';
import { FilePick } from './file-pick.tsx';
import { useCameraFailure } from './use-camera-failure.ts';
import { useCamera } from './use-camera.ts';
import { Viewfinder } from './viewfinder.tsx';

interface Props {
  /** What to take: "Sole". */
  title: string;
  onTake(photo: Blob): void;
  onClose(): void;
  /** Also videos. */
  videos?: boolean;
}

/** The viewfinder where the photos stand. Enter or the shutter takes one; without a camera a file is chosen. */
export const PhotoCamera = ({ title, onTake, onClose, videos = false }: Props) => {
  const { t } = useTranslation();
  const camera = useCamera();
  const failure = useCameraFailure(camera);
  const section = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<string>();
  const stream = camera.state === 'ready' ? camera.stream : undefined;

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream;
  }, [stream]);

  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const capture = async () => {
    try {
      const photo = video.current && (await captureFrame(video.current));
      setTrouble(photo ? undefined : t('floor.cameraNotReady'));
      if (photo) onTake(photo);
    } catch {
      setTrouble(t('floor.captureFailed'));
    }
  };
  useKeys([
    { keys: 'Enter', label: t('floor.takePhoto'), run: () => void capture() },
    { keys: 'Escape', label: t('floor.closeCamera'), run: onClose, always: true },
  ]);

  return (
    <section ref={section} className={styles['camera']} aria-label={title}>
      <Viewfinder>
        {stream && <video ref={video} autoPlay playsInline muted />}
        {camera.state === 'starting' && <p>{t('ui.cameraStart')}</p>}
        {failure && <p role="alert">{failure}</p>}
        {trouble && (
          <p className={styles['trouble']} role="alert">
            {trouble}
          </p>
        )}
        <span className={styles['what']}>{title}</span>
      </Viewfinder>
      <div className={styles['controls']}>
        <FilePick className={styles['side']} label={t('floor.choosePhoto')} videos={videos} onSelect={onTake}>
          <ImageUp size={24} strokeWidth={1.8} aria-hidden />
        </FilePick>
        <button type="button" className={styles['shutter']} disabled={!stream} onClick={() => void capture()}>
          <CameraIcon size={26} strokeWidth={1.8} aria-hidden />
          {t('floor.takePhoto')}
        </button>
        <button type="button" className={styles['side']} aria-label={t('floor.closeCamera')} onClick={onClose}>
          <X size={24} strokeWidth={1.8} aria-hidden />
        </button>
      </div>
    </section>
  );
};
