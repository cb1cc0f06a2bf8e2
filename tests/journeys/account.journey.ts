import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths, businessRoot } from '#web/core/paths/business-paths.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { journey } from '../support/journey.ts';
import { fillSignIn, type Person } from '../support/people.ts';

const chatSource = 'https://chat.example/widget.js';
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const here = journey({ settings: { CHAT_SOURCE: chatSource } });
let person: Person;
beforeEach(async () => void (person = await here.arrives('person')));
afterEach(() => person.page.context().close());

const sentTo = (lastDigits: string) =>
  here.portal.said.filter((line) => line.startsWith(`SMS to …${lastDigits}`)).map((line) => /\d{6}/.exec(line)?.[0] ?? '');

const mailedTo = (shown: string) =>
  here.portal.said.filter((line) => line.startsWith(`E-mail to ${shown}:`)).map((line) => /\d{6}/.exec(line)?.[0] ?? '');

const refuses = async (name: string, reason: string): Promise<void> => {
  const admin = await here.arrives('reviewer');
  const { t, page } = admin;
  await admin.signsIn('admin', withoutParameters(adminPaths.businessAccounts));
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: t('accounts.admit'), exact: true }).click();
  await page.getByRole('button', { name: t('accounts.refuseThis'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('accounts.refuseTitle', { name }) });
  await question.getByLabel(t('ui.reason')).fill(reason);
  await question.getByRole('button', { name: t('accounts.refuse'), exact: true }).click();
  await admin.sees(row.getByText('Refused', { exact: true }));
  await page.context().close();
};

const admits = async (name: string): Promise<void> => {
  const admin = await here.arrives('administrator');
  const { t, page } = admin;
  await admin.signsIn('admin', withoutParameters(adminPaths.businessAccounts));
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: t('accounts.admit'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('accounts.admitTitle', { name }) });
  await admin.sees(dialog.getByText('+15550177'));
  const number = dialog.getByLabel(t('accounts.shopId'), { exact: true });
  const proposed = await number.inputValue();
  const admit = () => dialog.getByRole('button', { name: t('accounts.admit'), exact: true }).click();
  await number.fill('3000000000');
  await admit();
  await admin.sees(dialog.getByRole('alert').filter({ hasText: t('ui.atMost', { max: '2,147,483,647' }) }));
  expect(await number.inputValue()).toBe('3000000000');
  await number.fill('2');
  await admit();
  await admin.sees(dialog.getByRole('alert'));
  await number.fill(proposed);
  await admit();
  await admin.sees(t('accounts.admitted', { name }));
  await admin.sees(row.getByText('Active', { exact: true }));
  await page.context().close();
};

describe('A seller registers', () => {
  it('with a code on their phone and one in their e-mail, waits, and signs in once admitted', async () => {
    const { t, page } = person;
    await page.goto('/');
    await page.getByRole('link', { name: t('signIn.openAccount') }).click();
    await person.isLedTo(publicPaths.register);
    await person.presses(t('register.submit'));
    for (const field of ['name', 'email', 'phone', 'password', 'smsCode', 'emailCode'] as const) await person.sees(t(`register.missing.${field}`));

    await person.fillsIn(t('register.name'), 'Sole Traders');
    await person.fillsIn(t('register.email'), 'sole@example.com');
    await person.fillsIn(t('signIn.password'), 'a-new-password');
    await person.fillsIn(t('register.phone'), '+1 555 0177');
    await person.fillsIn(t('signIn.code'), 'ABCD');
    const picture = page.getByRole('img', { name: t('signIn.codePicture') });
    const first = await picture.getAttribute('src');
    await person.presses(t('signIn.sendSms'));
    await person.sees(t('register.codeSent'));
    await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
    await person.fillsIn(t('signIn.code'), 'ABCD');
    await person.presses(t('register.sendEmail'));
    await person.sees(t('register.emailSent'));
    await person.fillsIn(t('signIn.smsCode'), sentTo('77').at(-1)!);
    await person.fillsIn(t('register.emailCode'), '000000');
    await person.presses(t('register.submit'));
    await person.sees(page.locator('[aria-invalid=true]'));
    await person.fillsIn(t('register.emailCode'), mailedTo('s…@example.com').at(-1)!);
    await person.presses(t('register.submit'));
    await person.isLedTo(publicPaths.registerResult);
    await person.sees(t('register.takenTitle'));

    await person.presses(t('app.toSignIn'));
    const comes = async () => {
      await fillSignIn(person, { login: 'sole@example.com', password: 'a-new-password' });
      await person.presses(t('signIn.submit'));
    };
    await comes();
    await person.sees(page.getByRole('alert'));
    await refuses('Sole Traders', 'Your company is not known to us');
    await comes();
    await person.sees(page.getByRole('alert').filter({ hasText: 'Your company is not known to us' }));
    await admits('Sole Traders');
    await comes();
    await person.isLedTo(businessRoot);
  });

  it('is not told that an application came when none did', async () => {
    await person.goesTo(publicPaths.registerResult);
    await person.sees(person.t('register.notTakenTitle'));
  });
});

describe('Administrators look after the accounts of sellers', () => {
  const opens = async (who: Person, login: string) => {
    await who.signsIn(login, withoutParameters(adminPaths.businessAccounts));
    await who.fillsIn(who.t('accounts.search'), katie);
    return who.page.getByRole('row').filter({ hasText: katie });
  };
  const katie = 'Katie Cooper';

  it('one disables, gives a new password and enables again; the other sees it as it happens', async () => {
    const { t, page } = person;
    const other = await here.arrives('other');
    const [mine, theirs] = [await opens(person, 'admin'), await opens(other, 'super')];
    await other.sees(theirs.getByText('Active', { exact: true }));

    await mine.getByRole('button', { name: t('accounts.suspend'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('accounts.suspendTitle', { name: katie }) });
    await question.getByLabel(t('ui.reason')).fill('Has left the shop');
    await question.getByRole('button', { name: t('accounts.suspend'), exact: true }).click();
    await other.sees(theirs.getByText('Disabled', { exact: true }));
    await person.seesNo(mine.getByRole('button', { name: t('accounts.suspend'), exact: true }));

    await mine.getByRole('button', { name: t('accounts.reinstate'), exact: true }).click();
    await other.sees(theirs.getByText('Active', { exact: true }));
    await mine.getByRole('button', { name: t('accounts.setPassword'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('accounts.setPasswordTitle', { name: katie }) });
    const set = async (password: string) => {
      await dialog.getByLabel(t('account.newPassword'), { exact: true }).fill(password);
      await dialog.getByRole('button', { name: t('accounts.setPassword'), exact: true }).click();
    };
    await set('short');
    await person.sees(dialog.getByRole('alert'));
    await set(demoSignIns.find(({ login }) => login === 'seller')!.password);
    await person.sees(t('accounts.passwordSet', { name: katie }));
    await mine.getByRole('button', { name: katie, exact: true }).click();
    const log = page.getByRole('dialog', { name: t('accounts.historyTitle', { name: katie }) });
    await person.sees(log.getByText(t('accounts.historyKinds.passwordSet'), { exact: true }));
    await person.sees(log.getByText(t('accounts.historyReason', { reason: 'Has left the shop' }), { exact: true }));

    const owner = await here.arrives('owner');
    await owner.signsIn('seller');
    await owner.sees(t('account.passwordSet'));
    await owner.presses(t('account.passwordSetRead'));
    await owner.seesNo(owner.page.getByText(t('account.passwordSet'), { exact: true }));
    await owner.page.context().close();
    expect([await person.hasStayed(), await other.hasStayed()]).toEqual([true, true]);
    await other.page.context().close();
  });
});

describe('A person changes their password', () => {
  it('is told what is wrong beside the field, and signs in with the new one', async () => {
    const { t, page } = person;
    await person.signsIn('shop');
    await person.presses(t('shell.user'));
    await person.presses(t('account.changePassword'));
    const dialog = page.getByRole('dialog', { name: t('account.changePassword') });
    const fill = async (oldPassword: string, newPassword: string, again = newPassword) => {
      for (const [name, text] of Object.entries({ oldPassword, newPassword, confirmpassword: again }))
        await dialog.getByLabel(t(`account.${name as 'oldPassword'}`), { exact: true }).fill(text);
      await person.presses(t('app.save'));
    };
    for (const name of ['oldPassword', 'newPassword', 'confirmpassword'] as const) {
      const field = dialog.getByLabel(t(`account.${name}`), { exact: true });
      await field.focus();
      await field.press('Tab');
      await person.sees(field.and(page.locator('[aria-invalid=true]')));
    }
    await fill('not mine', 'another-one-3', 'another-one-4');
    await person.sees(t('account.wrong.notMatching'));
    await fill('not mine', 'another-one-3');
    await person.sees(dialog.getByRole('alert'));
    await fill(demoSignIns.find(({ login }) => login === 'shop')!.password, 'another-one-3');
    await person.isLedTo(publicPaths.signIn);
    await fillSignIn(person, { login: 'shop', password: 'another-one-3' });
    await person.presses(t('signIn.submit'));
    await person.seesLive();
  });
});

describe('A seller looks at who they are', () => {
  it('finds name, numbers and address, and puts up a picture', async () => {
    const { t, page } = person;
    await person.signsIn('seller');
    await person.presses(t('shell.user'));
    await person.presses(t('account.pages.personalCenter'));
    await person.isLedTo(businessPaths.personalCenter);
    await person.sees('Katie Cooper');
    await page.getByLabel(t('account.picture')).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    await person.sees(page.getByRole('main').locator('img[src^="/files/"]'));
    await person.sees(page.getByRole('complementary').locator('img[src^="/files/"]'));
    await person.presses(t('account.removePicture'));
    await person.page
      .getByRole('dialog', { name: t('ui.deleteTitle') })
      .getByRole('button', { name: t('account.removePicture') })
      .click();
    await person.seesNo(page.locator('img[src^="/files/"]').first());
  });
});

describe('A seller sets the phone for SMS sign-in', () => {
  it('is told what is wrong beside the field, loses nothing by it, and signs in with a code', async () => {
    const { t, page } = person;
    await person.signsIn('seller', businessPaths.personalCenter);
    await person.sees(t('account.phoneMissing'));
    await person.presses(t('account.phone'));
    const dialog = page.getByRole('dialog', { name: t('account.phone') });
    const field = (label: string) => dialog.getByLabel(label, { exact: true });
    const wrong = (label: string) => field(label).and(page.locator('[aria-invalid=true]'));
    const save = () => dialog.getByRole('button', { name: t('app.save') }).click();

    await save();
    for (const name of ['register.phone', 'signIn.smsCode', 'signIn.password'] as const) await person.sees(wrong(t(name)));
    await field(t('register.phone')).fill('none');
    await field(t('register.phone')).press('Enter');
    await person.sees(dialog.getByText('Not a phone number', { exact: false }));
    await field(t('register.phone')).fill('+1 555 0188');
    await field(t('register.phone')).press('Enter');
    await person.sees(dialog.getByText(t('register.codeSent')));
    await expect.poll(() => field(t('signIn.smsCode')).evaluate((input) => input === document.activeElement)).toBe(true);

    await field(t('signIn.smsCode')).fill('12');
    await field(t('signIn.password')).fill('not mine');
    await save();
    await person.sees(dialog.getByText('Must be 6 digits'));
    await field(t('signIn.smsCode')).fill(sentTo('88').at(-1)!);
    await save();
    await person.sees(wrong(t('signIn.password')));
    await field(t('signIn.password')).fill(demoSignIns.find(({ login }) => login === 'seller')!.password);
    await save();
    await person.seesNo(dialog);
    await person.sees('•••• 0188');

    await person.presses(t('shell.user'));
    await person.presses(t('shell.signOut'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('shell.signOut') })
      .click();
    await person.isLedTo(publicPaths.signIn);
    await person.presses(t('signIn.withSms'));
    await person.fillsIn(t('signIn.account'), 'seller');
    await person.fillsIn(t('signIn.code'), 'ABCD');
    await person.presses(t('signIn.sendSms'));
    await person.sees(t('signIn.smsSent'));
    await expect.poll(() => sentTo('88').length).toBe(2);
    await person.fillsIn(t('signIn.code'), 'ABCD');
    await person.fillsIn(t('signIn.smsCode'), sentTo('88').at(-1)!);
    await person.presses(t('signIn.submit'));
    await person.isLedTo(businessRoot);
  });
});

describe('The customer chat', () => {
  it('is loaded for sellers, told who they are, and shut down when they leave', async () => {
    const { t, page } = person;
    const script = 'window.heard = []; window.shelflineChat = (...said) => window.heard.push(said);';
    await page.route(chatSource, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    await person.signsIn('seller');
    const heard = () => page.evaluate(() => (window as unknown as { heard?: unknown[][] }).heard ?? []);
    await expect.poll(heard).toEqual([['boot', { user_id: expect.any(String), uid: expect.any(String), created_at: expect.any(Number) }]]);

    await person.presses(t('shell.user'));
    await person.presses(t('shell.signOut'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('shell.signOut') })
      .click();
    await person.isLedTo(publicPaths.signIn);
    expect((await heard()).at(-1)).toEqual(['shutdown']);
  });

  it('takes nothing from a seller when the vendor does not answer', async () => {
    let asked = 0;
    await person.page.route(chatSource, (route) => (asked++, route.abort()));
    await person.signsIn('seller');
    await expect.poll(() => asked).toBeGreaterThan(0);
    await person.sees(person.page.getByRole('heading', { name: person.t('workplace.pages.workplace') }));
    expect(person.troubles).toEqual([]);
    expect(await person.page.getByRole('alert').count()).toBe(0);
  });

  it('is not loaded for anyone else', async () => {
    let asked = 0;
    await person.page.route(chatSource, (route) => (asked++, route.abort()));
    await person.signsIn('warehouse');
    expect(asked).toBe(0);
  });
});
