import { useEffect, useState } from 'react';

export type Camera =
  | { state: 'starting' }
  | { state: 'ready'; stream: MediaStream }
  /** `message` is the browser's own, for failures that have no words of ours. */
  | { state: 'failed'; reason: 'denied' | 'missing' | 'other'; message: string };

/** The camera at the back, for as long as the component shows. */
export const useCamera = (): Camera => {
  const [camera, setCamera] = useState<Camera>({ state: 'starting' });
  useEffect(() => {
    let over = false;
    let stream: MediaStream | undefined;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    openCamera().then(
      (opened) => {
        stream = opened;
        if (over) stop();
        else setCamera({ state: 'ready', stream: opened });
      },
      (failure: unknown) => !over && setCamera({ state: 'failed', ...reasonOf(failure) }),
    );
    return () => {
      over = true;
      stop();
    };
  }, []);
  return camera;
};

/** Browsers give the camera to secure pages only; elsewhere there is none. */
const openCamera = async (): Promise<MediaStream> => {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1440 } } });
};

const reasonOf = (failure: unknown): { reason: 'denied' | 'missing' | 'other'; message: string } => {
  const { name, message } = failure instanceof Error ? failure : new Error(String(failure));
  if (name === 'NotAllowedError' || name === 'SecurityError') return { reason: 'denied', message };
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return { reason: 'missing', message };
  return { reason: 'other', message };
};
