import { formatOneId } from '#contracts/item/one-id.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { businessPaths } from '../../../web/src/app/paths/business-paths.ts';
import { withQuery } from '../../../web/src/app/links/with-query.ts';
import { withoutParameters } from '../../../web/src/browser/without-parameters.ts';
import { arrive, type Watcher } from './watcher.ts';

/** Rows of the list that are compared. */
const inSight = 20;
const view = 'everything';
const sort = 'gmtModify';

/** A seller at the inventory, with the drawer of what changed last open beside it. */
export const itemWatcher = async (url: string): Promise<Watcher> => {
  const { person, calls, close } = await arrive(url, 'seller');
  const { page, t } = person;
  const newest = () => calls.read(listInventory, { view, sort, size: inSight });
  let open = '';
  const opens = async (oneId: string): Promise<void> => {
    open = oneId;
    await person.goesTo(withQuery(`${withoutParameters(businessPaths.inventory)}/${view}`, { sort, item: oneId }));
    await page.getByRole('dialog', { name: t('item.drawer', { oneId: formatOneId(oneId) }) }).waitFor();
  };
  await opens((await newest()).data[0]!.oneId);

  return {
    name: 'item',
    page,
    close,
    goesOn: async () => opens((await newest()).data[0]!.oneId),
    shows: async () => {
      // New rows wait until they are asked for; the drawer lies over the button.
      const waiting = page.getByRole('button', { name: /^[\d,]+ new$/ });
      if (await waiting.count()) await waiting.first().dispatchEvent('click');
      const rows = await page
        .getByRole('main')
        .locator('tbody tr[data-row]')
        .evaluateAll((drawn, most) => drawn.slice(0, most).map((row) => `row ${(row as HTMLElement).dataset['row']}`), inSight);
      const entries = await page
        .getByRole('region', { name: t('item.timeline') })
        .locator('li time')
        .evaluateAll((times) => times.map((time) => `entry of ${time.getAttribute('datetime')}`));
      const count = await page.getByRole('main').locator('.figures').filter({ visible: true }).first().innerText();
      return [count, ...rows, ...entries];
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
