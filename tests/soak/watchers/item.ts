import { formatOneId } from '#contracts/item/one-id.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { arrive, type Watcher } from './watcher.ts';

/** Rows of the list that are compared. */
const inSight = 20;
const view = 'everything';
const sort = 'gmtModify';

/** A seller at the inventory, with the drawer of what changed last open beside it. */
export const itemWatcher = async (url: string): Promise<Watcher> => {
  const { person, calls, close } = await arrive(url, 'seller');
  const { page, t } = person;
  const rows = page.getByRole('main').locator('tbody tr[data-row]');
  /** New rows wait until they are asked for. */
  const letIn = async (): Promise<void> => {
    const waiting = page.getByRole('button', { name: /^([\d,]+ new|Order changed)$/ });
    if (await waiting.count()) await waiting.first().click();
  };
  /** A row that moved while it was about to be clicked was scrolled to. */
  const toTheTop = () =>
    rows.first().evaluate((row) => {
      for (let around = row.parentElement; around; around = around.parentElement) around.scrollTop = 0;
    });
  const newest = () => calls.read(listInventory, { view, sort, size: inSight });
  let open = '';
  const opensFirst = async (): Promise<void> => {
    await letIn();
    // Where no drawer lies over it. Which row was first by then, the address says.
    await rows.first().click({ position: { x: 120, y: 12 } });
    open = await page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('item') ?? '');
    await page.getByRole('dialog', { name: t('item.drawer', { oneId: formatOneId(open) }) }).waitFor();
  };
  await person.goesTo(withQuery(`${withoutParameters(businessPaths.inventory)}/${view}`, { sort }));
  await opensFirst();

  return {
    name: 'item',
    page,
    close,
    goesOn: opensFirst,
    shows: async () => {
      await letIn();
      await toTheTop();
      const drawn = await rows.evaluateAll((shown, most) => shown.slice(0, most).map((row) => `row ${(row as HTMLElement).dataset['row']}`), inSight);
      const entries = await page
        .getByRole('region', { name: t('item.timeline') })
        .locator('li time')
        .evaluateAll((times) => times.map((time) => `entry of ${time.getAttribute('datetime')}`));
      const count = await page.getByRole('main').locator('.figures').filter({ visible: true }).first().innerText();
      return [count, ...drawn, ...entries];
    },
    isTold: async () => {
      const { data, totalCount } = await newest();
      const { eventList } = await calls.read(getItem, { oneId: open });
      return [
        t('inventory.count', { count: totalCount }),
        ...data.slice(0, inSight).map(({ oneId }) => `row ${oneId}`),
        ...eventList.map(({ gmtCreate }) => `entry of ${gmtCreate}`),
      ];
    },
  };
};
