import type { Locator, Page } from 'playwright-core';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import type { Texts } from './journey-texts.ts';
import { shownCaptcha } from './portal.ts';
import { beginSession, demoSignIn } from './portal-calls.ts';

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
  /** Comes to the address with a session of this account, as the sign-in page would have left it: its form has journeys of its own. */
  signsIn(login: string, address?: string): Promise<void>;
  /** On the sign-in page, by its form. */
  signsInByForm(login: string): Promise<void>;
  /** The page follows what others do. */
  seesLive(): Promise<void>;
  /** Whether the page that was there at the sign-in still is: everything since came without a reload. */
  hasStayed(): Promise<boolean>;
}

/** Gone with the page. */
const stayed = { journeyBegan: true };

/** `url`: where the portal is. */
export const person = (name: string, page: Page, texts: Texts, url: string): Person => {
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
    async signsIn(login, address = '/') {
      await page.context().addCookies([{ name: 'token', value: await beginSession(url, login), url, sameSite: 'Strict' }]);
      // Anything of this origin that is no page of the console, which reads its storage as it begins.
      await page.goto('/api/business/version/web');
      await page.evaluate((userType) => localStorage.setItem('USER_TYPE', userType), String(demoSignIn(login).userType));
      await page.goto(`/#${address}`, { waitUntil: 'commit' });
      await begins(this);
    },
    async signsInByForm(login) {
      await page.goto('/');
      await fillSignIn(this, { login });
      await this.presses(t('signIn.submit'));
      await begins(this);
    },
    hasStayed: () => page.evaluate((mark) => Object.keys(mark).every((name) => name in window), stayed),
    seesLive: () => page.getByRole('status', { name: t('shell.live') }).waitFor(),
  };
};

/** The hand leaves the list: under it, rows wait to move. */
const begins = async ({ page, seesLive }: Person): Promise<void> => {
  await seesLive();
  await page.mouse.move(0, 0);
  await page.evaluate((mark) => Object.assign(window, mark), stayed);
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
