import { useTranslation } from 'react-i18next';
import type { Camera } from './use-camera.ts';

const texts = { denied: 'ui.cameraDenied', missing: 'ui.cameraMissing', other: 'ui.cameraFailed' } as const;

/** Why there is no picture, in the words of section 8 (R8.37 to R8.39); undefined while the camera starts and when it runs. */
export const useCameraFailure = (camera: Camera): string | undefined => {
  const { t } = useTranslation();
  return camera.state === 'failed' ? t(texts[camera.reason], { message: camera.message }) : undefined;
};
