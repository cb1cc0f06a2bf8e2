import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCameraFailure } from '#web/ui/camera/use-camera-failure.ts';
import { useCamera } from '#web/ui/camera/use-camera.ts';
import { Viewfinder } from '#web/ui/camera/viewfinder.tsx';
import { openReader } from './bar-code-reader.ts';
import styles from './scan.module.css';

/** Between two looks, and for which the same code counts as the same scan. */
const PAUSE_MS = 120;
const SAME_SCAN_MS = 1800;

/** The camera as a scanner, right under the scan field. */
export default function CodeCamera({ onScan }: { onScan: (code: string) => void }) {
  const { t } = useTranslation();
  const camera = useCamera();
  const failure = useCameraFailure(camera);
  const video = useRef<HTMLVideoElement>(null);
  const scanned = useEffectEvent(onScan);
  const stream = camera.state === 'ready' ? camera.stream : undefined;

  useEffect(() => {
    if (!stream || !video.current) return;
    video.current.srcObject = stream;
    let over = false;
    let last = { code: '', at: 0 };
    const look = async () => {
      const reader = await openReader();
      while (!over) {
        const code = video.current && video.current.readyState >= 2 ? await reader.read(video.current).catch(() => undefined) : undefined;
        const now = Date.now();
        if (code && !over && (code !== last.code || now - last.at > SAME_SCAN_MS)) scanned(code);
        if (code) last = { code, at: now };
        await new Promise((resume) => setTimeout(resume, PAUSE_MS));
      }
    };
    void look();
    return () => {
      over = true;
    };
  }, [stream]);

  return (
    <Viewfinder low>
      {stream ? (
        <>
          <video ref={video} autoPlay playsInline muted />
          <span className={styles['aim']} aria-hidden="true" />
        </>
      ) : (
        <p role={failure ? 'alert' : 'status'}>{failure ?? t('ui.cameraStart')}</p>
      )}
    </Viewfinder>
  );
}
