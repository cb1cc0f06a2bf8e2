import type { Page } from 'playwright-core';

/** What the camera of the device does: shows a picture, shows nothing yet, or fails as browsers name it. */
export type CameraPlan = { shows: string } | 'dark' | { fails: string; saying?: string };

/** Takes the place of the device's camera, from the next page on; it shows nothing until told what to do. */
export const standInCamera = async (page: Page) => {
  await page.addInitScript(() => {
    const wanted = window as unknown as { cameraPlan?: { shows?: string; fails?: string; saying?: string } | 'dark' };
    const getUserMedia = async (): Promise<MediaStream> => {
      const plan = wanted.cameraPlan ?? 'dark';
      if (plan !== 'dark' && plan.fails) throw new DOMException(plan.saying ?? '', plan.fails);
      const canvas = document.createElement('canvas');
      if (plan === 'dark') return canvas.captureStream(0);
      [canvas.width, canvas.height] = [1280, 720];
      const picture = new Image();
      picture.src = plan.shows!;
      await picture.decode();
      const pen = canvas.getContext('2d')!;
      const draw = () => {
        pen.fillStyle = 'white';
        pen.fillRect(0, 0, canvas.width, canvas.height);
        pen.drawImage(picture, (canvas.width - picture.width) / 2, (canvas.height - picture.height) / 2);
      };
      draw();
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  });
  return { does: (plan: CameraPlan) => page.evaluate((cameraPlan) => void Object.assign(window, { cameraPlan }), plan) };
};
