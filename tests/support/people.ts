import type { Locator, Page } from 'playwright-core';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import type { Texts } from './journey-texts.ts';
import { shownCaptcha } from './portal.ts';

/** Someone in front of a browser of their own. */
export interface Person extends Texts {
  name: string;
  page: Page;
  /** What the page threw, and what it would have loaded against its policy. */
  troubles: readonly string[];
  goesTo(address: string): Promise<void>;
  /** Waits until the page has gone there by itself. */
  isLedTo(address: string): Promise<void>;
  sees(what: Locator | string): Promise<void>;
  seesNo(what: Locator): Promise<void>;
  presses(button: string): Promise<void>;
  fillsIn(field: string, text: string): Promise<void>;
  signsIn(login: string): Promise<void>;
  /** The page follows what others do. */
  seesLive(): Promise<void>;
  /** Whether the page that was there at the sign-in still is: everything since came without a reload. */
  hasStayed(): Promise<boolean>;
}

/** Gone with the page. */
const stayed = { journeyBegan: true };

export const person = (name: string, page: Page, texts: Texts): Person => {
  const troubles: string[] = [];
  page.on('pageerror', (failure) => troubles.push(`${name}: ${failure.stack ?? failure.message}`));
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) troubles.push(`${name}: ${line.text()}`);
  });
  const { t } = texts;
  // Pages of other tabs are kept alive out of sight.
  const inSight = (what: Locator): Locator => what.filter({ visible: true });

  return {
    ...texts,
    name,
    page,
    troubles,
    goesTo: async (address) => void (await page.goto(`/#${address}`)),
    isLedTo: (address) => page.waitForURL(({ hash }) => hash.startsWith(`#${address}`)),
    sees: (what) => (typeof what === 'string' ? inSight(page.getByText(what, { exact: true })).first() : what).waitFor(),
    seesNo: (what) => what.waitFor({ state: 'detached' }),
    presses: (button) => page.getByRole('button', { name: button, exact: true }).click(),
    fillsIn: (field, text) => inSight(page.getByLabel(field, { exact: true })).fill(text),
    // The hand leaves the list: under it, rows wait to move.
    async signsIn(login) {
      await page.goto('/');
      await fillSignIn(this, { login });
      await this.presses(t('signIn.submit'));
      await this.seesLive();
      await page.mouse.move(0, 0);
      await page.evaluate((mark) => Object.assign(window, mark), stayed);
    },
    hasStayed: () => page.evaluate((mark) => Object.keys(mark).every((name) => name in window), stayed),
    seesLive: () => page.getByRole('status', { name: t('shell.live') }).waitFor(),
  };
};

export interface SignIn {
  login: string;
  password?: string;
  captcha?: string;
}

/** Fills the sign-in page as it stands; leaves the pressing to the journey. */
export const fillSignIn = async (
  { t, fillsIn, page }: Person,
  { login, password = demoSignIns.find((signIn) => signIn.login === login)?.password ?? '', captcha = shownCaptcha }: SignIn,
): Promise<void> => {
  // Whoever reads the code sees its picture.
  await page.getByAltText(t('signIn.codePicture')).waitFor();
  await fillsIn(t('signIn.account'), login);
  await fillsIn(t('signIn.password'), password);
  await fillsIn(t('signIn.code'), captcha);
};
