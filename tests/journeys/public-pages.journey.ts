import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getCaptcha } from '#contracts/accounts/sign-in/captcha.ts';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import { businessRoot } from '#web/core/paths/business-paths.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { policyText } from '#web/features/public/policy-text.ts';
import { journey } from '../support/journey.ts';
import { fillSignIn, type Person } from '../support/people.ts';

const here = journey();
/** In milliseconds (R9.03). */
const sevenDays = 604_800_000;
let visitor: Person;
beforeEach(async () => void (visitor = await here.arrives('visitor')));
afterEach(() => visitor.page.context().close());

const field = (name: 'account' | 'password' | 'code') => visitor.page.getByLabel(visitor.t(`signIn.${name}`), { exact: true });
const picture = () => visitor.page.getByRole('img', { name: visitor.t('signIn.codePicture') });
const anotherPicture = () => visitor.page.waitForResponse((answer) => answer.url().endsWith(getCaptcha.path));

describe('The sign-in page', () => {
  it('says whom to ask for a forgotten password, also where /user/recover leads (R2.04, R2.09)', async () => {
    await visitor.goesTo(publicPaths.index);
    await visitor.isLedTo(publicPaths.signIn);
    await visitor.presses(visitor.t('signIn.forgot'));
    await visitor.sees(visitor.t('app.forgotPassword'));

    await visitor.goesTo(publicPaths.recover);
    await visitor.isLedTo(publicPaths.signIn);
    await visitor.page.reload();
    await visitor.sees(visitor.t('app.forgotPassword'));
  });

  it('draws another picture for a press and for a wrong code (R2.06)', async () => {
    await visitor.goesTo(publicPaths.signIn);
    await visitor.sees(picture());
    await Promise.all([anotherPicture(), picture().click()]);
    await fillSignIn(visitor, { login: 'seller', captcha: 'ZZZZ' });
    await Promise.all([anotherPicture(), visitor.presses(visitor.t('signIn.submit'))]);
    await expect.poll(() => field('code').inputValue()).toBe('');
  });

  it('sends an SMS code, and for a while no other (R2.05)', async () => {
    await visitor.goesTo(publicPaths.signIn);
    await visitor.presses(visitor.t('signIn.withSms'));
    await visitor.fillsIn(visitor.t('signIn.account'), 'seller');
    await visitor.fillsIn(visitor.t('signIn.code'), 'ABCD');
    await visitor.presses(visitor.t('signIn.sendSms'));
    await visitor.sees(visitor.t('signIn.smsSent'));
    const again = visitor.page.getByRole('button', { name: new RegExp(`^${visitor.t('signIn.sendAgain', { seconds: '\\d+' })}$`) });
    expect(await again.isDisabled()).toBe(true);
    const left = async () => Number(/\d+/.exec(await again.innerText())![0]);
    const first = await left();
    await expect.poll(left).toBeLessThan(first);
  });

  it('knows the account of the last visit, keeps no password (R2.03), and the token for seven days with and without the tick (R9.03)', async () => {
    const { password } = demoSignIns.find(({ login }) => login === 'seller')!;
    const comes = async (remember: boolean) => {
      await visitor.goesTo(publicPaths.signIn);
      await fillSignIn(visitor, { login: 'seller' });
      await visitor.page.getByLabel(visitor.t('signIn.remember'), { exact: true }).setChecked(remember);
      await visitor.presses(visitor.t('signIn.submit'));
      await visitor.isLedTo(businessRoot);
      const kept = await visitor.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
      expect(kept).not.toContain(password);
      const token = (await visitor.page.context().cookies()).find(({ name }) => name === 'token')!;
      expect((token.expires * 1000 - Date.now()) / sevenDays).toBeCloseTo(1, 2);
      await visitor.page.context().clearCookies();
      await visitor.goesTo(publicPaths.signIn);
      await visitor.page.reload();
      await visitor.sees(field('account'));
    };
    await comes(true);
    expect([await field('account').inputValue(), await field('password').inputValue()]).toEqual(['seller', '']);
    await comes(false);
    expect(await field('account').inputValue()).toBe('');
  });
});

describe('Pages for everyone', () => {
  it('show the terms and the privacy policy in both languages (R2.10)', async () => {
    for (const lang of ['en', 'zh'] as const) {
      const reader = await here.arrives(`reader in ${lang}`, lang);
      await reader.goesTo(publicPaths.policy);
      for (const { title, paragraphs } of policyText[lang]) {
        await reader.sees(reader.page.getByRole('heading', { name: title }));
        for (const paragraph of paragraphs) await reader.sees(paragraph);
      }
      await reader.page.context().close();
    }
  });

  it('tell what came of an authorisation outside, of both kinds (R2.12, R2.13)', async () => {
    for (const path of [publicPaths.touchResult, publicPaths.magicToolResult]) {
      await visitor.goesTo(`${path}?result=success`);
      await visitor.sees(visitor.t('app.authorisedTitle'));
      await visitor.goesTo(`${path}?error=access_denied`);
      await visitor.sees(visitor.t('app.notAuthorisedTitle'));
    }
  });

  it('tell of an address that does not exist, and lead back (R2.11, R2.14)', async () => {
    await visitor.goesTo('/no/such/page');
    await visitor.isLedTo(publicPaths.notFound);
    await visitor.sees(visitor.t('app.notFoundTitle'));
    await visitor.presses(visitor.t('app.toStart'));
    await visitor.isLedTo(publicPaths.signIn);
  });
});
