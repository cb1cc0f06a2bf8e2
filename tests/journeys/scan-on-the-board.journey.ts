import { describe, expect, it } from 'vitest';
import { getTaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { approvedOrder, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { supervisor } from './people/supervisor.ts';

const here = journey();

/** Codes whose letters and digits are keys of the board. */
const codes = ['ZPAA3W882L', 'FC-100589', 'GLDT88EYJ6'];

describe('A code is scanned while the board is open', () => {
  it('and is searched: no card is assigned, opened or chosen by its characters', async () => {
    const [item] = await shelvedItems(here.portal.url, 1);
    const oddNo = await approvedOrder(here.portal.url, [item!.oneId]);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const assignees = async () => {
      const { columns } = await calls.read(getTaskBoard, { wareId: warehouseId });
      return columns.flatMap(({ cards }) => cards.map(({ id, assignee }) => `${id} ${assignee?.id ?? ''}`)).sort();
    };
    const nadia = supervisor(await here.arrives('supervisor'));
    const { page } = nadia;
    // A busy machine types slower than a scanner.
    await page.addInitScript(() => localStorage.setItem('shelfline.settings', JSON.stringify({ lang: 'en', scanner: 'slow' })));
    await nadia.signsIn('warehouse');
    for (const code of codes) {
      await nadia.opensBoard();
      await nadia.sees('pending', oddNo);
      const before = await assignees();
      // No character: one that came just before the code would be its first.
      await page.keyboard.press('ArrowDown');
      await page.locator('[data-card]:focus').waitFor();
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      await nadia.isLedTo(`${withoutParameters(warehousePaths.inventory)}?text=${code}`);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await assignees()).toEqual(before);
    }
  });
});
