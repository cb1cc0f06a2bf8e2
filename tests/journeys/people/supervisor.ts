import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import type { Person } from '#tests/support/people.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';

/** What a supervisor does: hands the work out, and looks over the house. */
export const supervisor = (person: Person) => {
  const { page, t, sees, seesNo } = person;
  const lane = (stage: OutboundStage) => page.getByRole('region', { name: t(`taskBoard.stages.${stage}`), exact: true });
  const card = (stage: OutboundStage, oddNo: string) =>
    lane(stage)
      .getByRole('button')
      .filter({ hasText: shortOddNo(oddNo) });
  const panel = (number: string) => page.getByRole('dialog', { name: t('assign.title', { number }) });

  return {
    ...person,
    opensBoard: () => person.goesTo(warehousePaths.workplace),
    sees: (stage: OutboundStage, oddNo: string) => sees(card(stage, oddNo)),
    says: (text: string) => sees(page.getByRole('status').filter({ hasText: text })),
    async dragsToAssigned(oddNo: string): Promise<void> {
      await card('pending', oddNo).dragTo(lane('assigned'));
      await sees(panel(shortOddNo(oddNo)));
    },
    async chooses(oddNos: readonly string[]): Promise<void> {
      for (const oddNo of oddNos) {
        await card('pending', oddNo).focus();
        await page.keyboard.press('x');
      }
      await page.keyboard.press('a');
      await sees(panel(t('taskBoard.cards', { count: oddNos.length })));
    },
    opensPanel: async (oddNo: string): Promise<void> => {
      await card('pending', oddNo).focus();
      await page.keyboard.press('a');
      await sees(panel(shortOddNo(oddNo)));
    },
    /** The first of those that the panel offers; answers who. */
    async givesToTheFirst(): Promise<string> {
      const name = await page.getByRole('option').first().locator('strong').innerText();
      await page.keyboard.press('1');
      await seesNo(page.getByRole('dialog'));
      return name;
    },
    pointsAt: (stage: OutboundStage) => lane(stage).getByRole('heading').hover(),
    /** It left, and yet keeps its place as long as the pointer is over its lane. */
    seesHeld: (stage: OutboundStage, oddNo: string) => sees(card(stage, oddNo).and(page.locator('[aria-disabled="true"]'))),
    seesNoCard: (stage: OutboundStage, oddNo: string) => seesNo(card(stage, oddNo)),
    /** Off the list, under which cards wait to move. */
    restsThePointer: () => page.mouse.move(0, 0),
    opensWall: async (): Promise<void> => {
      await person.goesTo(`${warehousePaths.workplace}?wall=1`);
      await sees(page.getByText(t('shell.live'), { exact: true }).last());
    },
    seesOnWall: (stage: OutboundStage, oddNo: string) =>
      sees(
        lane(stage)
          .locator('[data-card]')
          .filter({ hasText: shortOddNo(oddNo).replace(/^0+/, '') }),
      ),
    opensOverview: () => person.goesTo(warehousePaths.overview),
    /** Walks the heat map to a shelf with the arrow keys, and opens it. */
    async opensShelf(shelf: string): Promise<void> {
      const cell = page.getByRole('link', { name: new RegExp(shelf) });
      await page.locator('[data-shelf]').first().focus();
      const aim = await cell.boundingBox();
      for (let step = 0; step < 60; step++) {
        const at = await page.locator('[data-shelf]:focus').boundingBox();
        if (!at || !aim || (at.x === aim.x && at.y === aim.y)) break;
        await page.keyboard.press(at.y < aim.y ? 'ArrowDown' : at.x < aim.x ? 'ArrowRight' : 'ArrowLeft');
      }
      await page.keyboard.press('Enter');
      await person.isLedTo(`${withoutParameters(warehousePaths.inventory)}?shelvesId=`);
    },
  };
};
