import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '#services/config.ts';
import { startPortal } from '#services/server.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { shots } from './pictures/shots.ts';
import { takePicture } from './pictures/take-picture.ts';

/** `npm run pictures [-- name …]`: the pictures of the README, taken anew from the built console and a fresh demo world. */
const folder = path.resolve(import.meta.dirname, '../docs/pictures');
const names = process.argv.slice(2);
const captcha = 'ABCD';

const dataDir = await mkdtemp(path.join(tmpdir(), 'shelfline-pictures-'));
const config = readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: 'true', LOG_LEVEL: 'error', RATE_LIMITS: 'false' });
const portal = await startPortal(config, { newCaptcha: () => captcha });
const launched = await launchBrowser();
try {
  await mkdir(folder, { recursive: true });
  for (const shot of shots)
    if (names.length === 0 || names.includes(shot.name)) {
      console.log(`Taking ${shot.name} …`);
      await takePicture(launched.browser, { shot, url: portal.url, captcha, file: path.join(folder, `${shot.name}.png`) });
    }
} finally {
  await launched.close();
  await portal.close();
  await rm(dataDir, { recursive: true, force: true });
}
