import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { changeAccess } from '#contracts/accounts/manage-accounts.ts';
import { inventoryProjection } from '#projections/inventory/projection.ts';
import { rebuild } from '#projections/kernel/shadow/rebuild.ts';
import { grants } from '#demo/cast/grants.ts';
import { registerNode } from '#services/system/nodes.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { accountOf, callsOf } from '../support/portal-calls.ts';
import { system } from '#web/features/system/texts/admin/en.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';

const here = journey();

const opensSystem = async (login: 'super' | 'admin'): Promise<Person> => {
  const one = await here.arrives(login);
  await one.signsIn(login);
  await one.goesTo(adminPaths.system);
  return one;
};
const rowsOf = ({ page }: Person, table: string) => page.getByRole('table', { name: table }).locator('tr[data-row]');

describe('An administrator looks how the portal does', () => {
  it('and sees a node come, fall silent and go, as it happens', async () => {
    const sarah = await opensSystem('super');
    const { page, t } = sarah;
    const nodes = rowsOf(sarah, t('system.nodes'));
    const own = nodes.filter({ hasText: `:${new URL(here.portal.url).port}` });
    await sarah.sees(own.getByText(t('system.serves')));
    await sarah.sees(own.getByText(`${t('system.dutyOf.sums')} · ${t('system.dutyOf.jobs')}`));
    await sarah.sees(rowsOf(sarah, t('system.projections')).filter({ hasText: 'activity' }).getByText(t('system.lag.none')));
    await expect
      .poll(() =>
        rowsOf(sarah, t('system.jobs'))
          .filter({ hasText: t('system.run.done') })
          .count(),
      )
      .toBe(Object.keys(system.jobOf).length);

    const said = { id: uuidv7(), name: 'second:3000', version: '0.9', duties: () => [], sockets: () => 1_204 };
    const second = await registerNode(here.portal.pool, said, (failure) => expect.unreachable(String(failure)));
    const row = nodes.filter({ hasText: 'second:3000' });
    await sarah.sees(row.getByText('1,204'));
    await sarah.sees(page.getByText(t('system.serving', { count: 2 })));
    await second.deregister();
    await sarah.seesNo(row);

    const lost = `INSERT INTO nodes (node_id, name, version, seen_at, duties, sockets) VALUES ($1, 'lost:3000', '0.9', now() - interval '1 m', '{}', 0)`;
    await here.portal.pool.query(lost, [said.id]);
    await sarah.sees(nodes.filter({ hasText: 'lost:3000' }).getByText(t('system.silent')));

    await rebuild(here.portal.pool, here.portal.log, inventoryProjection);
    const rebuilt = rowsOf(sarah, t('system.rebuilds')).filter({ hasText: 'inventory' });
    await sarah.sees(rebuilt.getByText(t('system.rebuilt.done')));
    await sarah.sees(rebuilt.getByText('100 %'));
    expect(await sarah.hasStayed()).toBe(true);
  });

  it('and settles what was given up, by a second try or for good', async () => {
    const sarah = await opensSystem('super');
    const { page, t } = sarah;
    await sarah.sees(rowsOf(sarah, t('system.processes')).filter({ hasText: 'forecast-expiry' }).getByText(t('system.lag.none')));
    const buried = `INSERT INTO dead_letters (process, cause, attempts, error) VALUES ('announcement-schedule', 'a cause', 8, 'Error: none')`;
    await here.portal.pool.query(buried);
    const letter = rowsOf(sarah, t('system.deadLetters')).filter({ hasText: 'announcement-schedule' });
    await sarah.sees(letter.getByText('Error: none'));

    await letter.getByRole('button', { name: t('system.retry'), exact: true }).click();
    const retry = page.getByRole('dialog', { name: t('system.retryTitle', { name: 'announcement-schedule' }) });
    await retry.getByRole('button', { name: t('system.retry'), exact: true }).click();
    await sarah.sees(t('system.retryRequested'));
    await sarah.sees(letter.getByText('Error: The event is not in the log.'));

    await letter.getByRole('button', { name: t('system.discard'), exact: true }).click();
    const discard = page.getByRole('dialog', { name: t('system.discardTitle', { name: 'announcement-schedule' }) });
    await sarah.sees(discard.getByText(t('system.discardText', { about: 'a cause' })));
    await discard.getByRole('button', { name: t('system.discard'), exact: true }).click();
    await sarah.sees(t('system.discarded'));
    await sarah.seesNo(letter);
  });

  it('and no more once it is taken from them', async () => {
    const grace = await opensSystem('admin');
    await grace.sees(rowsOf(grace, grace.t('system.nodes')).first());
    const superior = await callsOf(here.portal.url, 'super');
    await superior.send(changeAccess, {
      accountId: await accountOf(here.portal.pool, 'admin'),
      role: 'administrator',
      warehouseIds: [],
      permissions: grants.everything.flatMap(({ permissionId, actions }) =>
        permissionId === '1600' ? [] : [{ permissionId, actions: [...actions] }],
      ),
    });
    await grace.sees(grace.t('app.noPermissionTitle'));
    await grace.seesNo(rowsOf(grace, grace.t('system.nodes')).first());
  });
});
