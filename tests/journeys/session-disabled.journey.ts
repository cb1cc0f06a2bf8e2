import type { WebSocketRoute } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reinstateAccount, suspendAccount } from '#contracts/accounts/manage-accounts.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { journey } from '../support/journey.ts';
import { fillSignIn, type Person } from '../support/people.ts';
import { accountOf, callsOf } from '../support/portal-calls.ts';

const here = journey();
let person: Person;
beforeEach(async () => void (person = await here.arrives('person')));
afterEach(async () => {
  await person.page.context().close();
  await letInAgain();
});

const disabled = new Set<string>();
const isDisabled = async (login: string): Promise<void> => {
  const superior = await callsOf(here.portal.url, 'super');
  await superior.send(suspendAccount, { accountId: await accountOf(here.portal.pool, login), reason: 'Left the company' });
  disabled.add(login);
};
const letInAgain = async (): Promise<void> => {
  const superior = await callsOf(here.portal.url, 'super');
  for (const login of disabled) await superior.send(reinstateAccount, { accountId: await accountOf(here.portal.pool, login) });
  disabled.clear();
};

const dialog = () => person.page.getByRole('dialog', { name: person.t('app.disabledTitle') });

const canOnlyClose = async (): Promise<void> => {
  await person.sees(dialog());
  expect(await dialog().getByRole('button').allInnerTexts()).toEqual([person.t('app.close')]);
  await person.page.keyboard.press('Escape');
  await person.sees(dialog());
  await dialog()
    .getByRole('button', { name: person.t('app.close') })
    .click();
  await person.seesNo(dialog());
  await person.isLedTo(publicPaths.signIn);
};

const hearsNothingOfTheEnd = (socket: WebSocketRoute, server: WebSocketRoute): void => {
  server.onMessage((said) => void (String(said).includes('"ended"') || socket.send(said)));
  server.onClose(() => undefined);
};

describe('An account is disabled while its person works', () => {
  it.each([
    ['a seller', 'seller', businessPaths.settings],
    ['a picker on the floor', 'warehouse', warehousePaths.picking],
    ['a reviewer', 'admin', withoutParameters(adminPaths.audit)],
  ])('a dialog tells %s where they are, and lets them only close it', async (_who, login, address) => {
    await person.signsIn(login);
    await person.goesTo(address);
    await person.seesLive();
    await isDisabled(login);
    await canOnlyClose();

    await letInAgain();
    await fillSignIn(person, { login });
    await person.presses(person.t('signIn.submit'));
    await person.isLedTo(address);
  });

  it('where nobody told them, the next step does', async () => {
    await person.page.routeWebSocket(/\/live\?/, (socket) => hearsNothingOfTheEnd(socket, socket.connectToServer()));
    await person.signsIn('warehouse');
    await isDisabled('warehouse');
    await person.goesTo(withoutParameters(warehousePaths.inventory));
    await canOnlyClose();
  });
});
