import { describe, expect, it } from 'vitest';
import { listAdjustments, requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { missingActions } from '#contracts/missing/missing-actions.ts';
import { listMissing } from '#contracts/missing/missing-endpoints.ts';
import { listTwins, shortPickEndpoint } from '#contracts/outbound/picking.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { approvedOrder, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { staff } from './people/staff.ts';

const here = journey();
const at = (path: string, view: string): string => path.replace('/:type?/:pageNo?', `/${view}`);

describe('An item that was not there to be picked is offered to nobody', () => {
  it('until it is found on a shelf, or written off by two persons', async () => {
    const [lost, found, ordered] = await shelvedItems(here.portal.url, 3);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    for (const { oneId } of [lost!, found!]) {
      const oddNo = await approvedOrder(here.portal.url, [oneId]);
      await calls.send(shortPickEndpoint, { oddNo, oneId, reason: 'not on its shelf' });
    }
    const twins = await calls.read(listTwins, { oneId: ordered!.oneId });
    expect(twins.map(({ oneId }) => oneId)).not.toContain(lost!.oneId);
    const state = async (oneId: string) => (await calls.read(getItem, { oneId })).state;

    const nadia = staff(await here.arrives('supervisor'));
    await nadia.signsIn('warehouse');
    const { page, t, words } = nadia;
    await nadia.goesTo(at(warehousePaths.missing, 'sought'));
    const row = (oneId: string) => page.locator(`tr[data-row="${oneId}"]:visible`);
    await row(found!.oneId)
      .getByRole('button', { name: words(missingActions.find) })
      .click();
    const where = page.getByRole('dialog', { name: t('missing.findTitle', { oneId: formatOneId(found!.oneId) }) });
    await where.getByLabel(t('missing.findShelf')).fill('NO-SUCH-SHELF');
    await where.getByLabel(t('missing.findShelf')).press('Enter');
    await nadia.sees(where.getByText(t('missing.noShelf')));
    await where.getByLabel(t('missing.findShelf')).fill(ordered!.shelf);
    await where.getByLabel(t('missing.findShelf')).press('Enter');
    await nadia.sees(t('missing.found', { oneId: formatOneId(found!.oneId), shelf: ordered!.shelf }));
    await expect.poll(() => state(found!.oneId)).toBe('available');

    await row(lost!.oneId)
      .getByRole('button', { name: words(missingActions.requestWriteOff) })
      .click();
    const why = page.getByRole('dialog', { name: t('missing.askTitle', { oneId: formatOneId(lost!.oneId) }) });
    await why.getByRole('textbox').fill('Searched for two days');
    await why.getByRole('button', { name: words(missingActions.requestWriteOff) }).click();
    await nadia.sees(t('missing.askedNote', { oneId: formatOneId(lost!.oneId) }));

    // Whoever asked does not decide.
    await nadia.goesTo(at(warehousePaths.missing, 'writingOff'));
    await nadia.sees(row(lost!.oneId).getByText('Searched for two days'));
    expect(
      await row(lost!.oneId)
        .getByRole('button', { name: words(missingActions.approveWriteOff) })
        .count(),
    ).toBe(0);

    const grace = await here.arrives('administrator');
    await grace.signsIn('admin', at(adminPaths.missing, 'writingOff'));
    const waiting = grace.page.locator(`tr[data-row="${lost!.oneId}"]:visible`);
    await waiting.getByRole('button', { name: grace.words(missingActions.approveWriteOff) }).click();
    const sure = grace.page.getByRole('dialog', { name: grace.t('missing.approveTitle', { oneId: formatOneId(lost!.oneId) }) });
    await sure.getByRole('button', { name: grace.words(missingActions.approveWriteOff) }).click();
    await grace.sees(grace.t('missing.writtenOff', { oneId: formatOneId(lost!.oneId) }));
    expect(await state(lost!.oneId)).toBe('writtenOff');
    expect(itemStates.writtenOff.number).toBeNull();

    // Its owner is paid what it cost, once, by whoever credits wallets.
    await grace.goesTo(at(adminPaths.missing, 'writtenOff'));
    const pays = async () => {
      await waiting.getByRole('button', { name: grace.t('missing.pay') }).click();
      const dialog = grace.page.getByRole('dialog', { name: grace.t('adjustments.titleOf', { shop: '' }).trim() });
      await dialog.getByLabel(grace.t('adjustments.amount')).fill('12');
      await dialog.getByRole('button', { name: grace.t('adjustments.sum.in', { amount: '$12.00' }) }).click();
      await grace.page
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: grace.t('adjustments.sum.in', { amount: '$12.00' }) })
        .click();
      return dialog;
    };
    await pays();
    const office = await callsOf(here.portal.url, 'admin');
    const paid = async () => (await office.read(listAdjustments, { text: lost!.oneId })).data;
    await expect.poll(async () => (await paid()).length).toBe(1);
    expect((await paid())[0]).toMatchObject({ status: 'posted', cents: 1_200, reasonCode: 'lostItem' });
    // Then the page says so in place of the button.
    await grace.goesTo(at(adminPaths.missing, 'writtenOff'));
    await grace.sees(waiting.getByText(grace.t('missing.paid', { amount: '$12.00' })));
    expect(await waiting.getByRole('button', { name: grace.t('missing.pay') }).count()).toBe(0);
    const { shopInfo } = (await office.read(listMissing, { view: 'writtenOff', text: lost!.oneId })).data[0]!;
    const again = office.send(requestAdjustment, {
      shopId: shopInfo.id,
      direction: 'in',
      amountCents: 1_200,
      type: 'cashoutCollection',
      reasonCode: 'lostItem',
      reason: 'Lost in the warehouse',
      reference: lost!.oneId,
      proofs: [],
    });
    await expect(again).rejects.toThrow('LostItemPaid');
    expect(await grace.hasStayed()).toBe(true);
  });
});
