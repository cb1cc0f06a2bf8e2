import { getTaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { warehouseId } from '#tests/support/portal-goods.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { arrive, type Watcher } from './watcher.ts';

/** Cards of a lane that are compared: of a long lane, the page draws those in sight. */
const inSight = 5;

/** A supervisor at the task board. */
export const boardWatcher = async (url: string): Promise<Watcher> => {
  const { person, calls, close } = await arrive(url, 'warehouse', { warehouseId });
  const { page } = person;
  await person.goesTo(warehousePaths.workplace);
  await page.locator('[data-lane]').first().waitFor();
  return {
    name: 'board',
    page,
    close,
    goesOn: async () => undefined,
    shows: () =>
      page.locator('[data-lane]').evaluateAll(
        (lanes, most) =>
          lanes.flatMap((lane) => {
            const { lane: stage } = (lane as HTMLElement).dataset;
            const cards = [...lane.querySelectorAll<HTMLElement>('[data-card]')].slice(0, most).map(({ dataset }) => dataset['card']);
            return [`${stage}: ${lane.querySelector('h2 > span:nth-child(2)')?.textContent}`, ...cards.map((card) => `${stage}: ${card}`)];
          }),
        inSight,
      ),
    isTold: async () => {
      const { columns } = await calls.read(getTaskBoard, { wareId: warehouseId });
      return columns.flatMap(({ stage, orders, cards }) => [`${stage}: ${orders}`, ...cards.slice(0, inSight).map(({ id }) => `${stage}: ${id}`)]);
    },
  };
};
