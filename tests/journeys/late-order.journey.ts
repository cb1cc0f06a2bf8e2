import { describe, expect, it } from 'vitest';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { approveRequestEndpoint } from '#contracts/requests/reviews.ts';
import { getTaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { callsOf } from '../support/portal-calls.ts';
import { approvedOrder, labelPdf, newTrackingNumber, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { supervisor } from './people/supervisor.ts';

const here = journey();
const minutes = 60_000;

/** Approved, and to leave within so many minutes. */
const dueIn = async (span: number, oneId: string): Promise<string> => {
  const seller = await callsOf(here.portal.url, 'seller');
  const label = { url: await seller.upload('label.pdf', labelPdf), logNo: newTrackingNumber(), carrier: 'UPS' };
  const dueAt = new Date(here.portal.clock.now().getTime() + span * minutes).toISOString();
  const { oddNo } = await seller.send(applyShipWithLabelEndpoint, { oneIds: [oneId], label, dueAt });
  await (await callsOf(here.portal.url, 'admin')).send(approveRequestEndpoint, { oddNo });
  return oddNo;
};

const lateOnes = async (): Promise<number> => {
  const staff = await callsOf(here.portal.url, 'warehouse', { warehouseId });
  return (await staff.read(getTaskBoard, { wareId: warehouseId })).counters.late;
};

/** Their clock can be put forward with the portal's. */
const arrives = async (name: string) => {
  const person = await here.arrives(name);
  await person.page.clock.install();
  return supervisor(person);
};

const cards = ({ page, t }: Pick<Person, 'page' | 't'>) =>
  page.getByRole('region', { name: t('taskBoard.stages.pending'), exact: true }).getByRole('button');
const placeOf = async (person: Pick<Person, 'page' | 't'>, oddNo: string): Promise<number> => {
  const texts = await cards(person).allInnerTexts();
  return texts.findIndex((text) => text.includes(shortOddNo(oddNo)));
};

describe('An order whose deadline passes', () => {
  it('rises above what can still leave in time with its mark, and the wall counts it, without a step of anybody', async () => {
    const [one, other] = await shelvedItems(here.portal.url, 2);
    const timely = await approvedOrder(here.portal.url, [one!.oneId]);
    const late = await dueIn(20, other!.oneId);
    const before = await lateOnes();

    const nadia = await arrives('supervisor');
    const wall = await arrives('wall');
    await nadia.signsIn('warehouse');
    await wall.signsIn('warehouse');
    await nadia.opensBoard();
    await nadia.sees('pending', timely);
    await nadia.sees('pending', late);
    await wall.opensWall();
    await wall.seesOnWall('pending', late);
    const card = cards(nadia).filter({ hasText: shortOddNo(late) });
    expect(await card.locator('[data-urgency="late"]').count()).toBe(0);

    here.portal.clock.pass(21 * minutes);
    for (const { page } of [nadia, wall]) await page.clock.fastForward(21 * minutes);
    await card.locator('[data-urgency="late"]').waitFor();
    await expect.poll(lateOnes).toBeGreaterThan(before);
    const count = await lateOnes();
    await expect.poll(async () => (await placeOf(nadia, late)) < (await placeOf(nadia, timely))).toBe(true);
    const urgencies = await cards(nadia).evaluateAll((all) => all.map((each) => each.querySelector('[data-urgency="late"]') !== null));
    // Nothing that is in time stands above what is late.
    expect(urgencies).toEqual(urgencies.toSorted((a, b) => Number(b) - Number(a)));
    await wall.page
      .locator('[data-late="true"]')
      .filter({ hasText: `${count}` })
      .waitFor();
    await wall.page
      .locator('[data-card]')
      .filter({ hasText: shortOddNo(late).replace(/^0+/, '') })
      .locator('[data-urgency="late"]')
      .waitFor();
    expect(await nadia.hasStayed()).toBe(true);
  });
});
