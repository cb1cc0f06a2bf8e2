import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount, setPassword } from '#contracts/accounts/manage-accounts.ts';
import { userTypes } from '#contracts/kernel/access/viewer.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { getPickList } from '#contracts/outbound/picking.ts';
import { grants } from '#demo/cast/grants.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { journey } from '../support/journey.ts';
import { fillSignIn } from '../support/people.ts';
import { callsOf } from '../support/portal-calls.ts';
import { approvedOrder, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { staff } from './people/staff.ts';

const here = journey();

const password = 'Vera-packs-1';

/** Beside Noah, whom the demo has: a colleague with an account of her own. */
const vera = { login: 'vera@journey.example', name: 'Vera Dunn' };

const employs = async (): Promise<void> => {
  const superior = await callsOf(here.portal.url, 'super');
  const { accountId } = await superior.send(createAccount, {
    ...vera,
    englishName: vera.name,
    email: vera.login,
    headImg: '',
    role: 'warehouse',
    userType: userTypes.warehouse,
    warehouseIds: [warehouseId],
    permissions: grants.floorLead.map(({ permissionId, actions }) => ({ permissionId, actions: [...actions] })),
  });
  await superior.send(setPassword, { accountId, newPassword: password });
};

const noahArrives = async () => {
  const noah = staff(await here.arrives('noah'));
  await noah.signsIn('warehouse');
  await noah.takesHandheld();
  return noah;
};

const veraArrives = async () => {
  const person = staff(await here.arrives('vera'));
  await person.page.goto('/');
  await fillSignIn(person, { login: vera.login, password });
  await person.presses(person.t('signIn.submit'));
  await person.seesLive();
  await person.takesHandheld();
  return person;
};

beforeAll(employs);

describe('Two people on one order', () => {
  it('see each other while they pick, and neither loses a scan', async () => {
    const items = await shelvedItems(here.portal.url, 3);
    const oddNo = await approvedOrder(
      here.portal.url,
      items.map(({ oneId }) => oneId),
    );
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const list = () => calls.read(getPickList, { oddNo });
    const [noah, other] = [await noahArrives(), await veraArrives()];
    const { t } = noah;
    for (const person of [noah, other]) {
      await person.goesTo(withQuery(warehousePaths.picking, { oddNo }));
      await person.seesProgress(0, 3);
    }
    await noah.sees(t('orderWork.alsoHere', { names: vera.name }));
    await other.sees(t('orderWork.alsoHere', { names: 'Noah Kim' }));
    await noah.seesAllInReach();

    // Both stand at the same shelf and scan at once: the same item, and one each.
    const [shared, his, hers] = (await list()).items;
    const shelf = shared!.shelvesName!;
    expect([his!.shelvesName, hers!.shelvesName]).toEqual([shelf, shelf]);
    await Promise.all([noah, other].map((person) => person.scans(t('picking.scanShelf', { shelf }), shelf)));
    await Promise.all([noah, other].map((person) => person.scans(t('picking.scanItem'), shared!.oneId)));
    await expect.poll(async () => (await list()).picked).toBe(1);
    const wrong = [noah, other].map(({ page }) => page.getByRole('alert').getByRole('heading', { name: t('picking.wrong.alreadyPicked') }));
    await expect.poll(async () => (await Promise.all(wrong.map((alert) => alert.count()))).reduce((sum, count) => sum + count, 0)).toBe(1);
    await Promise.all([noah.scans(t('picking.scanItem'), his!.oneId), other.scans(t('picking.scanItem'), hers!.oneId)]);
    await expect.poll(async () => (await list()).picked).toBe(3);
    for (const person of [noah, other]) await person.seesProgress(3, 3);
    const by = (await list()).items.map(({ pickedBy }) => pickedBy?.name);
    expect(by.slice(1)).toEqual(['Noah Kim', vera.name]);

    // One leaves: the other is alone with it.
    await other.goesTo(warehousePaths.workplace);
    await noah.seesNo(noah.page.getByText(vera.name));
  });

  it('see each other while they pack, and the order is packed once', async () => {
    const items = await shelvedItems(here.portal.url, 2);
    const oneIds = items.map(({ oneId }) => oneId);
    const oddNo = await approvedOrder(here.portal.url, oneIds);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const [noah, other] = [await noahArrives(), await veraArrives()];
    const { t, page } = noah;
    await noah.goesTo(withQuery(warehousePaths.picking, { oddNo }));
    let standingAt: string | null = null;
    for (const { oneId, shelvesName } of (await calls.read(getPickList, { oddNo })).items) {
      if (shelvesName !== standingAt) await noah.scans(t('picking.scanShelf', { shelf: shelvesName ?? '' }), shelvesName ?? '');
      standingAt = shelvesName;
      await noah.scans(t('picking.scanItem'), oneId);
    }
    await expect.poll(async () => (await calls.read(getPickList, { oddNo })).picked).toBe(2);
    for (const person of [noah, other]) await person.goesTo(withQuery(warehousePaths.packing, { oddNo }));
    await noah.sees(t('orderWork.alsoHere', { names: vera.name }));
    await other.sees(t('orderWork.alsoHere', { names: 'Noah Kim' }));
    await noah.seesAllInReach();

    await Promise.all([noah, other].map((person) => person.scans(t('packing.scanItem'), oneIds[0]!)));
    await Promise.all([noah, other].map((person) => person.seesProgress(1, 2)));
    await noah.scans(t('packing.scanItem'), oneIds[1]!);
    await page.getByLabel(t('packing.weight')).fill('1.4');
    await noah.presses(t('packing.pack', { count: 1 }));
    await noah.sees(page.getByRole('textbox', { name: t('packing.scanLabel'), exact: true }));
    // Her page goes on to the label by itself: what she scanned is in his parcel.
    await other.sees(other.page.getByRole('textbox', { name: t('packing.scanLabel'), exact: true }));
    const order = await calls.read(getOrder, { oddNo });
    expect(order.itemList.map(({ progress }) => progress)).toEqual(['packed', 'packed']);
  });
});
