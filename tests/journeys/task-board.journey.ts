import { describe, expect, it } from 'vitest';
import { assignOrdersEndpoint, cancelOutboundEndpoint } from '#contracts/outbound/order-commands.ts';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { listStaff } from '#contracts/reference/reference-queries.ts';
import { getTaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { approvedOrder, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { supervisor } from './people/supervisor.ts';

const here = journey();

const orders = async (count: number): Promise<string[]> => {
  const oddNos: string[] = [];
  for (const { oneId } of await shelvedItems(here.portal.url, count)) oddNos.push(await approvedOrder(here.portal.url, [oneId]));
  return oddNos;
};

const assigneeOf = async (oddNo: string): Promise<string | undefined> => {
  const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
  const { columns } = await calls.read(getTaskBoard, { wareId: warehouseId });
  return columns.flatMap(({ cards }) => cards).find(({ id }) => id === oddNo)?.assignee?.name;
};

describe('The work of the floor is handed out on the board', () => {
  it('by dragging a card, or several with the keys, and whoever looks on sees it move, but not from under the pointer', async () => {
    const [dragged, ...chosen] = await orders(3);
    const nadia = supervisor(await here.arrives('supervisor'));
    const other = supervisor(await here.arrives('other'));
    await nadia.signsIn('warehouse');
    await other.signsIn('warehouse');
    await nadia.opensBoard();
    await other.opensBoard();
    await other.sees('pending', dragged!);
    await other.pointsAt('pending');

    await nadia.dragsToAssigned(dragged!);
    const name = await nadia.givesToTheFirst();
    await nadia.restsThePointer();
    await nadia.sees('assigned', dragged!);
    await nadia.says(nadia.t('taskBoard.assigned', { number: shortOddNo(dragged!), name }));
    await other.sees('assigned', dragged!);
    await other.seesHeld('pending', dragged!);
    await other.restsThePointer();
    await other.seesNoCard('pending', dragged!);
    expect(await assigneeOf(dragged!)).toBe(name);

    await nadia.chooses(chosen);
    await nadia.givesToTheFirst();
    for (const oddNo of chosen) await other.sees('assigned', oddNo);
    expect(await other.hasStayed()).toBe(true);
  });

  it('and what is refused is where it was, with the reason', async () => {
    const [kept, cancelled] = await orders(2);
    const nadia = supervisor(await here.arrives('supervisor'));
    const { t } = nadia;
    await nadia.signsIn('warehouse');
    await nadia.opensBoard();

    await nadia.opensPanel(kept!);
    await nadia.page.context().setOffline(true);
    await nadia.givesToTheFirst();
    await nadia.says(t('taskBoard.rolledBack', { number: shortOddNo(kept!) }));
    await nadia.sees('pending', kept!);
    await nadia.page.context().setOffline(false);
    expect(await assigneeOf(kept!)).toBeUndefined();

    await nadia.seesLive();
    await nadia.opensPanel(cancelled!);
    const admin = await callsOf(here.portal.url, 'admin');
    await admin.send(cancelOutboundEndpoint, { oddNo: cancelled!, reason: 'sold elsewhere' });
    await nadia.givesToTheFirst();
    await nadia.says(t('taskBoard.rolledBack', { number: shortOddNo(cancelled!) }));
  });

  it('and the wall follows by itself', async () => {
    const [oddNo] = await orders(1);
    const wall = supervisor(await here.arrives('wall'));
    await wall.signsIn('warehouse');
    await wall.opensWall();
    const staff = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const [picker] = await staff.read(listStaff, { wareId: warehouseId });
    await staff.send(assignOrdersEndpoint, { oddNos: [oddNo!], operatorId: picker!.id });
    await wall.seesOnWall('assigned', oddNo!);
    await wall.page.keyboard.press('Escape');
    await wall.sees('assigned', oddNo!);
  });
});

describe('The heat map of the shelves', () => {
  it('leads from a shelf to what lies on it', async () => {
    const [item] = await shelvedItems(here.portal.url, 1);
    const nadia = supervisor(await here.arrives('supervisor'));
    await nadia.signsIn('warehouse');
    await nadia.opensOverview();
    await nadia.opensShelf(item!.shelf);
    await nadia.page.getByText(formatOneId(item!.oneId)).first().waitFor();
  });
});
