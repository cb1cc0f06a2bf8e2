import { describe, expect, it } from 'vitest';
import { getCount, listCounts } from '#contracts/counts/count-queries.ts';
import { countActions } from '#contracts/counts/count-actions.ts';
import { planCounts } from '#contracts/counts/count-commands.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { listShelfItems, listShelves } from '#contracts/shelving/shelf-queries.ts';
import { createShelfEndpoint } from '#contracts/shelving/shelf-commands.ts';
import { moveItemsEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { commonPassword } from '#demo/cast/demo-sign-ins.ts';
import { journey } from '../support/journey.ts';
import { fillSignIn } from '../support/people.ts';
import { callsOf, type Calls } from '../support/portal-calls.ts';
import { shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { staff } from './people/staff.ts';

const here = journey();

let shelves = 0;
/** A shelf of its own, with items on it that nothing else in the building touches. */
const shelfWith = async (calls: Calls, oneIds: string[]): Promise<{ id: string; name: string }> => {
  const name = `Z-${String(++shelves).padStart(2, '0')}-9`;
  const { shelfId: id } = await calls.send(createShelfEndpoint, { warehouseId, name, zone: 'Z', capacity: 20, level: 9 });
  await calls.send(moveItemsEndpoint, { oneIds, shelfId: id });
  return { id, name };
};

describe('A shelf is counted', () => {
  it('blind, again by somebody else, and the books follow once an administrator approves', async () => {
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const [there, missing, stray, back] = (await shelvedItems(here.portal.url, 4)).map(({ oneId }) => oneId) as [string, string, string, string];
    const shelf = await shelfWith(calls, [there, missing]);
    const other = await shelfWith(calls, [stray, back]);
    const item = (oneId: string) => calls.read(getItem, { oneId });

    const noah = staff(await here.arrives('counter'));
    await noah.takesHandheld();
    await noah.signsIn('warehouse');
    const { t } = noah;
    await noah.goesTo(warehousePaths.count);
    // Nobody has planned it: whoever may, counts it at once.
    await noah.scans(t('counting.scanStart'), shelf.name);
    await noah.seesWrong(t('counting.notPlanned'), shelf.name);
    await noah.presses(t('counting.countNow', { shelf: shelf.name }));
    const asked = t('counting.scanItem', { shelf: shelf.name });
    await noah.scans(asked, there);
    await noah.sees(t('counting.found', { count: 1 }));
    await noah.scans(asked, there);
    await noah.seesWrong(t('counting.twice'), there);
    await noah.goesOn();
    await noah.scans(asked, other.name);
    await noah.seesWrong(t('counting.otherShelf'), other.name, t('counting.otherShelfExpected', { shelf: shelf.name }));
    await noah.goesOn();
    await noah.scans(asked, stray);
    await noah.sees(
      noah.page
        .getByRole('main')
        .getByText(t('counting.misplaced', { shelf: other.name }))
        .first(),
    );
    await noah.scans(asked, back);
    await noah.sees(t('counting.found', { count: 3 }));
    await noah.seesAllInReach();
    await noah.page
      .getByRole('button', { name: t('counting.carryBack') })
      .last()
      .click();
    await noah.sees(t('counting.isBack'));
    // What is expected here stands nowhere.
    expect(await noah.page.getByRole('main').innerText()).not.toContain(missing);
    await noah.scans(asked, shelf.name);
    await noah.presses(t('counting.finish'));
    await noah.sees(t('counting.differs', { shelf: shelf.name }));
    await noah.sees(t('counting.recountNext'));
    const [count] = (await calls.read(listCounts, { text: shelf.name })).data;
    expect(count).toMatchObject({ status: 'recount', result: { present: 1, missing: 1, misplaced: 1 } });
    expect(await item(stray)).toMatchObject({ inProdInfo: { shelvesName: other.name } });

    // Whoever counted does not recount.
    await noah.goesTo(warehousePaths.count);
    await noah.scans(t('counting.scanStart'), shelf.name);
    await noah.seesWrong(t('counting.yourCount'), shelf.name);

    const ana = staff(await here.arrives('recounter'));
    await ana.page.goto('/');
    await fillSignIn(ana, { login: 'ana.brito', password: commonPassword });
    await ana.presses(t('signIn.submit'));
    await ana.seesLive();
    await ana.goesTo(warehousePaths.count);
    await ana.scans(t('counting.scanStart'), shelf.name);
    for (const oneId of [there, stray]) await ana.scans(asked, oneId);
    await ana.sees(t('counting.found', { count: 2 }));
    await ana.presses(t('counting.finish'));
    await ana.sees(t('counting.finishTitle'));
    await ana.presses(t('counting.finish'));
    await ana.sees(t('counting.approvalNext'));

    const grace = await here.arrives('administrator');
    await grace.signsIn('admin', withQuery(adminPaths.countDetail, { countNo: count!.countNo }));
    await grace.sees(grace.page.getByRole('heading', { name: grace.t('counts.missingTitle') }));
    await grace.sees(grace.page.getByRole('heading', { name: grace.t('counts.misplacedTitle') }));
    await grace.presses(grace.words(countActions.approve));
    const sure = grace.page.getByRole('dialog', { name: grace.t('counts.approveTitle', { countNo: count!.countNo, shelf: shelf.name }) });
    await sure.getByRole('button', { name: grace.words(countActions.approve) }).click();
    await grace.sees(grace.t('counts.approved', { countNo: count!.countNo }));
    expect(await item(missing)).toMatchObject({ state: 'missing.sought' });
    expect(await item(stray)).toMatchObject({ state: 'available', inProdInfo: { shelvesName: shelf.name } });
    expect(await item(back)).toMatchObject({ state: 'available', inProdInfo: { shelvesName: other.name } });
  });

  it('without a network: every scan reaches the server once when it is back', async () => {
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const oneIds = (await shelvedItems(here.portal.url, 3)).map(({ oneId }) => oneId);
    const shelf = await shelfWith(calls, oneIds);
    const [countNo] = (await calls.send(planCounts, { shelfIds: [shelf.id] })).countNos as [string];
    const count = () => calls.read(getCount, { countNo });

    const noah = staff(await here.arrives('staff'));
    const { page, t } = noah;
    await noah.signsIn('warehouse', warehousePaths.count);
    await noah.scans(t('counting.scanStart'), shelf.name);
    const asked = t('counting.scanItem', { shelf: shelf.name });
    await noah.scans(asked, oneIds[0]!);
    await expect.poll(async () => (await count()).scanned).toBe(1);

    await page.context().setOffline(true);
    await noah.scans(asked, oneIds[1]!);
    await noah.scans(asked, oneIds[2]!);
    await noah.sees(t('counting.found', { count: 3 }));
    await noah.scans(asked, shelf.name);
    await noah.presses(t('counting.finish'));
    await noah.sees(t('counting.finishing'));
    await noah.sees(t('floorQueue.waiting', { count: 3 }));
    expect(await count()).toMatchObject({ status: 'counting', scanned: 1 });

    await page.context().setOffline(false);
    await noah.sees(t('counting.done', { shelf: shelf.name }));
    expect(await count()).toMatchObject({ status: 'completed', scanned: 3, result: { present: 3, missing: 0, misplaced: 0 } });
    expect((await calls.read(listShelfItems, { shelfId: shelf.id })).totalCount).toBe(3);
    expect(noah.troubles).toEqual([]);
  });

  it('as a supervisor plans it', async () => {
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const oneIds = (await shelvedItems(here.portal.url, 1)).map(({ oneId }) => oneId);
    const shelf = await shelfWith(calls, oneIds);
    const grace = await here.arrives('administrator');
    await grace.signsIn('admin', withQuery(adminPaths.countPlan, { text: shelf.name }));
    const row = grace.page.locator(`tr[data-row="${shelf.id}"]:visible`);
    await grace.sees(row.getByText(grace.t('counts.never')));
    await row.getByRole('checkbox').check();
    await grace.presses(grace.t('counts.planShelves', { count: 1 }));
    await grace.sees(grace.t('counts.plannedNote', { count: 1 }));
    expect((await calls.read(listCounts, { text: shelf.name })).data).toMatchObject([{ status: 'planned', cause: 'planned' }]);
    expect((await calls.read(listShelves, { text: shelf.name })).totalCount).toBe(1);
  });
});
