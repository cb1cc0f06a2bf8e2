import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeAccess } from '#contracts/accounts/manage-accounts.ts';
import type { ActionKey, PermissionGrant } from '#contracts/kernel/access/permissions.ts';
import { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { grants } from '#demo/cast/grants.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { accountOf, callsOf } from '../support/portal-calls.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { administrator } from './people/administrator.ts';
import { customer } from '../support/customer.ts';

const here = journey();
const inventory = withoutParameters(warehousePaths.inventory);
let person: Person;
beforeEach(async () => void (person = await here.arrives('person')));
afterEach(async () => {
  await person.page.context().close();
  await isGiven('warehouse', grants.floorLead);
  await isGiven('admin', grants.everything);
});

const warehouseIds = ['EWR-1', 'LAX-2', 'PVG-3'];
const lookOnly: readonly ActionKey[] = ['query', 'get'];
const without = (permissionId: string): PermissionGrant[] => grants.floorLead.filter((grant) => grant.permissionId !== permissionId);

const isGiven = async (login: 'warehouse' | 'admin', permissions: readonly PermissionGrant[]): Promise<void> => {
  const superior = await callsOf(here.portal.url, 'super');
  await superior.send(changeAccess, {
    accountId: await accountOf(here.portal.pool, login),
    role: login === 'admin' ? 'administrator' : 'warehouse',
    warehouseIds: login === 'admin' ? [] : warehouseIds,
    permissions: permissions.map(({ permissionId, actions }) => ({ permissionId, actions: [...actions] })),
  });
};

const menuEntry = () => person.page.getByRole('menuitem', { name: person.t('inventory.pages.inventory'), exact: true });
const tab = () =>
  person.page
    .getByRole('navigation', { name: person.t('shell.tabs') })
    .getByRole('button', { name: person.t('inventory.pages.inventory'), exact: true });
const page = () => person.page.getByRole('heading', { name: person.t('inventory.pages.inventory'), exact: true }).filter({ visible: true });

describe('What an account may do changes while its person works', () => {
  it('a page that is taken away closes where it shows, leaves the menu and the tabs, and comes back when it is given back', async () => {
    await person.signsIn('warehouse');
    await person.goesTo(inventory);
    await person.sees(page());

    await isGiven('warehouse', without('700110'));
    await person.sees(person.t('app.noPermissionTitle'));
    await person.seesNo(menuEntry());
    await person.seesNo(tab());

    await isGiven('warehouse', grants.floorLead);
    await person.sees(page());
    await person.sees(menuEntry());
    await person.sees(tab());
    expect(await person.hasStayed()).toBe(true);
  });

  it('an action that is taken away leaves the page that shows', async () => {
    const [item] = await shelvedItems(here.portal.url, 1);
    const katie = await callsOf(here.portal.url, 'seller');
    const { oddNo } = await katie.send(applyReshipEndpoint, { oneIds: [item!.oneId], address: customer });
    const grace = administrator(person);
    await grace.signsIn('admin');
    await grace.opensAuditCentre();
    await grace.opensReview(oddNo);
    const approve = person.page.getByRole('button', { name: person.t('audit.approveItems', { count: 1 }) });
    await grace.sees(approve);

    const looking = grants.everything.map((grant) => (grant.permissionId === '400' ? { ...grant, actions: lookOnly } : grant));
    await isGiven('admin', looking);
    await person.seesNo(approve);
    await isGiven('admin', grants.everything);
    await person.sees(approve);
    expect(await person.hasStayed()).toBe(true);
  });

  it('where the news did not come, the first refused call tells', async () => {
    await person.page.routeWebSocket(/\/live\?/, (socket) => socket.connectToServer().onClose(() => undefined));
    await person.signsIn('warehouse');
    await isGiven('warehouse', without('700110'));
    await menuEntry().click();
    await person.sees(person.t('app.noPermissionTitle'));
    await person.seesNo(menuEntry());
    expect(await person.hasStayed()).toBe(true);
  });
});
