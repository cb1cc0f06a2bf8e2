import { describe, it } from 'vitest';
import { setPassword } from '#contracts/accounts/manage-accounts.ts';
import { signInFor } from '#web/app/access/entry.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';
import { fillSignIn, type Person } from '../support/people.ts';
import { accountOf, callsOf } from '../support/portal-calls.ts';

const here = journey();
const wanted = businessPaths.settings;
const sevenDays = 7 * 24 * 60 * 60_000;

const signsInAgain = async (person: Person, password?: string): Promise<void> => {
  await fillSignIn(person, { login: 'seller', ...(password && { password }) });
  await person.presses(person.t('signIn.submit'));
  await person.isLedTo(wanted);
  await person.seesLive();
};

describe('A session ends while its person works', () => {
  it('after seven days: the next step leads to the sign-in page and, signed in again, on to where they were', async () => {
    const seller = await here.arrives('seller');
    await seller.signsIn('seller');
    await seller.goesTo(wanted);
    await seller.seesLive();

    here.portal.clock.pass(sevenDays);
    await seller.page.reload();
    await seller.isLedTo(signInFor(wanted));
    await signsInAgain(seller);
  });

  it('when an administrator sets a new password: at once, without a step of theirs', async () => {
    const seller = await here.arrives('seller');
    await seller.signsIn('seller');
    await seller.goesTo(wanted);
    await seller.seesLive();

    const admin = await callsOf(here.portal.url, 'admin');
    await admin.send(setPassword, { accountId: await accountOf(here.portal.pool, 'seller'), newPassword: 'another-one-2' });
    await seller.isLedTo(signInFor(wanted));
    await signsInAgain(seller, 'another-one-2');
  });
});
