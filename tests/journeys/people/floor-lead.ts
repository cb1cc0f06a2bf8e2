import type { Station } from '#contracts/floor/stations.ts';
import type { Person } from '#tests/support/people.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { FloorLane } from '#web/features/floor-board/lanes.ts';

/** What somebody does who leads a shift: watches the stations and the people, and closes with the report. */
export const floorLead = (person: Person) => {
  const { page, t, sees } = person;
  const visible = { visible: true };
  const lane = (key: FloorLane['key']) => page.getByRole('region', { name: t(`floorBoard.lanes.${key}`), exact: true }).filter(visible);
  const figure = (station: Station) =>
    page
      .locator('main li')
      .filter({ hasText: t(`floorBoard.stations.${station}`) })
      .filter({ has: page.locator('strong') })
      .filter(visible)
      .locator('strong');

  return {
    ...person,
    opensFloor: (station?: Station) => person.goesTo(withQuery(warehousePaths.floor, { station })),
    opensWall: async (): Promise<void> => {
      await person.goesTo(withQuery(warehousePaths.floor, { wall: 1 }));
      await sees(page.getByText(t('shell.live'), { exact: true }).last());
    },
    opensTeam: () => person.goesTo(withQuery(warehousePaths.floor, { show: 'team' })),
    opensReport: () => person.goesTo(warehousePaths.shiftReport),
    seesCard: (key: FloorLane['key'], text: string) => sees(lane(key).locator('[data-card]').filter({ hasText: text }).first()),
    reads: async (station: Station): Promise<number> => Number((await figure(station).first().innerText()).replaceAll(',', '')),
    figure,
  };
};
