import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roles } from '#contracts/accounts/roles.ts';
import { getUserInfo, getWarehousePermissions } from '#contracts/accounts/user-info.ts';
import { suspendAccount } from '#contracts/accounts/manage-accounts.ts';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import { signInFor } from '#web/app/access/entry.ts';
import { businessPaths, businessRoot } from '#web/core/paths/business-paths.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { journey } from '../support/journey.ts';
import { fillSignIn, type Person } from '../support/people.ts';
import { accountOf, callsOf } from '../support/portal-calls.ts';

const here = journey();
let visitor: Person;
beforeEach(async () => {
  visitor = await here.arrives('visitor');
  await visitor.page.goto('/');
});
afterEach(() => visitor.page.context().close());

const submit = () => visitor.presses(visitor.t('signIn.submit'));
const field = (name: 'account' | 'password' | 'code') => visitor.page.getByLabel(visitor.t(`signIn.${name}`), { exact: true });
const refused = (name: Parameters<typeof field>[0]) => field(name).and(visitor.page.locator('[aria-invalid=true]'));

describe('A sign-in that leads nowhere', () => {
  const enters = async (login: string): Promise<void> => {
    await fillSignIn(visitor, { login });
    await submit();
  };

  it.each([
    ['userHasNoPermission', 403, 'NoPermission'],
    ['rolesMissing', 403, 'RolesMissing'],
    ['userInfoFailed', 500, 'InternalError'],
  ] as const)('says why (%s), and keeps where it was to lead', async (said, code, error) => {
    await visitor.sees(field('account'));
    await visitor.page.route(`**${getUserInfo.path}`, (route) => route.fulfill({ status: code, json: { code, msg: '', error } }));
    await visitor.goesTo(businessPaths.settings);
    await visitor.isLedTo(signInFor(businessPaths.settings));
    await enters('seller');
    await visitor.sees(visitor.page.getByRole('alert').getByText(visitor.t(`app.${said}`), { exact: true }));
    await visitor.sees(field('account'));
    await visitor.isLedTo(signInFor(businessPaths.settings));
    expect((await visitor.page.context().cookies()).filter(({ name, value }) => name === 'token' && value !== '')).toEqual([]);

    await visitor.page.unroute(`**${getUserInfo.path}`);
    await enters('seller');
    await visitor.isLedTo(businessPaths.settings);
  });

  it('says so where no page is left to open', async () => {
    await visitor.page.route(`**${getWarehousePermissions.path}`, (route) => route.fulfill({ json: { code: 200, msg: '', data: [] } }));
    await enters('warehouse');
    await visitor.sees(visitor.t('app.noPermissionTitle'));
    await visitor.presses(visitor.t('app.toSignIn'));
    await visitor.isLedTo(publicPaths.signIn);
  });
});

describe('A slow line', () => {
  it('shows the console in outline as soon as a person is let in, whatever is still on its way', async () => {
    await fillSignIn(visitor, { login: 'seller' });
    let held = 0;
    // The code of the console, and all that comes after it, never arrives.
    await visitor.page.route(/\/assets\/.*\.js$/, () => void (held += 1));
    await submit();
    const frame = visitor.page.getByRole('status', { name: visitor.t('app.loading') });
    await visitor.sees(frame);
    const painted = await frame.evaluate((node) => [...node.querySelectorAll('i')].filter((line) => line.checkVisibility()).length);
    expect(painted).toBeGreaterThan(8);
    expect(held).toBeGreaterThan(0);
  });
});

describe('A person signs in', () => {
  it('is told beside the field what is wrong, and keeps the rest', async () => {
    await fillSignIn(visitor, { login: 'seller', captcha: 'ZZZZ' });
    await submit();
    await visitor.sees(refused('code'));
    expect(await visitor.page.getByRole('alert').count()).toBe(1);
    expect([await field('account').inputValue(), await field('code').inputValue()]).toEqual(['seller', '']);

    await fillSignIn(visitor, { login: 'seller', password: 'not mine' });
    await submit();
    await visitor.sees(refused('password'));

    await fillSignIn(visitor, { login: 'seller' });
    await submit();
    await visitor.isLedTo(businessRoot);
  });

  it('names what was left empty', async () => {
    await submit();
    for (const missing of ['accountMissing', 'passwordMissing', 'codeMissing'] as const) await visitor.sees(visitor.t(`signIn.${missing}`));
  });

  it.each(demoSignIns)('as $role with one click on a demo button', async ({ name, role }) => {
    await visitor.presses(visitor.words(roles[role]));
    await visitor.sees(visitor.page.getByRole('navigation', { name: visitor.t('shell.menu') }));
    await visitor.page.getByRole('button', { name: visitor.t('shell.user'), exact: true }).click();
    await visitor.sees(visitor.page.getByRole('definition').filter({ hasText: name }));
  });

  it('is told in a dialog that the account was suspended', async () => {
    const admin = await callsOf(here.portal.url, 'admin');
    await admin.send(suspendAccount, { accountId: await accountOf(here.portal.pool, 'shop'), reason: 'Asked for by the shop' });

    await fillSignIn(visitor, { login: 'shop' });
    await submit();
    const dialog = visitor.page.getByRole('dialog', { name: visitor.t('app.disabledTitle') });
    await visitor.sees(dialog);
    await dialog.getByRole('button').click();
    await visitor.seesNo(dialog);
    await visitor.sees(field('account'));
  });
});
