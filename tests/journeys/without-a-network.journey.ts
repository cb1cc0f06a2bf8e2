import { describe, expect, it } from 'vitest';
import { getPickList } from '#contracts/outbound/picking.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { approvedOrder, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { staff } from './people/staff.ts';

const here = journey();

describe('The network goes while an order is picked', () => {
  it('and every scan reaches the server once when it is back', async () => {
    const items = await shelvedItems(here.portal.url, 2);
    const oneIds = items.map(({ oneId }) => oneId);
    const oddNo = await approvedOrder(here.portal.url, oneIds);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const list = async () => calls.read(getPickList, { oddNo });
    const noah = staff(await here.arrives('staff'));
    const { page, t } = noah;
    await noah.signsIn('warehouse');
    await noah.opensPicking();
    await noah.scans(t('picking.scanStart'), oddNo);
    await noah.seesProgress(0, 2);

    await page.context().setOffline(true);
    const inTurn = (await list()).items;
    let standingAt: string | null = null;
    for (const { oneId, shelvesName } of inTurn) {
      if (shelvesName !== standingAt) await noah.scans(t('picking.scanShelf', { shelf: shelvesName ?? '' }), shelvesName ?? '');
      standingAt = shelvesName;
      await noah.scans(t('picking.scanItem'), oneId);
    }
    await noah.seesProgress(2, 2);
    await noah.sees(t('floorQueue.waiting', { count: 2 }));
    expect((await list()).picked).toBe(0);

    await page.context().setOffline(false);
    await expect.poll(async () => (await list()).picked).toBe(2);
    await noah.seesNo(page.getByText(t('floorQueue.waiting', { count: 2 })));
    expect(noah.troubles).toEqual([]);
  });
});

describe('The network goes while a list and the board are looked at', () => {
  it('and they are pale and say how old they are, until it is back', async () => {
    const noah = staff(await here.arrives('staff'));
    const { page, t } = noah;
    await noah.signsIn('warehouse');
    const open = [() => noah.goesTo(warehousePaths.inventory), noah.opensBoard];
    for (const opens of open) {
      await opens();
      const pale = page.locator('[data-dimmed="true"]').filter({ visible: true });
      const old = page.getByRole('status').filter({ hasText: t('app.offline'), visible: true });
      await page.locator('[data-dimmed="false"]').filter({ visible: true }).waitFor();
      expect(await old.count()).toBe(0);

      await page.context().setOffline(true);
      await noah.sees(pale);
      await noah.sees(old.getByText(t('ui.asOf', { time: '' })));

      await page.context().setOffline(false);
      await noah.seesLive();
      await pale.waitFor({ state: 'hidden' });
      await old.waitFor({ state: 'hidden' });
    }
  });
});
