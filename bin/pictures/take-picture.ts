import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import { textsIn, type Texts } from '#tests/support/journey-texts.ts';
import { settled } from '#tests/support/pages/settled.ts';
import { signInFor } from '#web/app/access/entry.ts';
import type { Shot } from './shots.ts';

interface Plan {
  shot: Shot;
  url: string;
  captcha: string;
  file: string;
}

/** Pixels across: a wall is photographed in its own size. */
const width = 1440;
/** At most this many bytes: pictures are fetched by whoever clones. */
const MAX_BYTES = 200_000;

/** Signs in as the shot's person, goes where it is taken, and keeps it small. */
export const takePicture = async (browser: Browser, { shot, url, captcha, file }: Plan): Promise<void> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    viewport: { width: shot.width ?? 1440, height: shot.height ?? 900 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const texts = await textsIn('en');
    // The compiler names functions with a helper that pages do not have.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    await signIn(page, texts, shot, captcha);
    await shot.act?.(page, texts);
    await settled(page);
    await page.waitForTimeout(500);
    await keepSmall(await page.screenshot(), file);
  } finally {
    await context.close();
  }
};

const signIn = async (page: Page, { t }: Texts, { login, address }: Shot, captcha: string): Promise<void> => {
  const { password } = demoSignIns.find((each) => each.login === login)!;
  await page.goto(`/#${signInFor(address)}`);
  for (const [field, text] of [
    [t('signIn.account'), login],
    [t('signIn.password'), password],
    [t('signIn.code'), captcha],
  ] as const)
    await page.getByLabel(field, { exact: true }).fill(text);
  await page.getByRole('button', { name: t('signIn.submit'), exact: true }).click();
  await page.locator('#content').waitFor();
  await settled(page);
};

const keepSmall = async (picture: Buffer, file: string): Promise<void> => {
  const { size } = await sharp(picture).resize({ width, withoutEnlargement: true }).png({ palette: true, quality: 90, effort: 10 }).toFile(file);
  if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes.`);
};
