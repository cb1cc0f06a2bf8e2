import { describe, expect, it } from 'vitest';
import { approveRepairEndpoint } from '#contracts/repair/repair-applications.ts';
import { createRepairItemEndpoint, listRepairItems, removeRepairItemEndpoint } from '#contracts/repair/repair-items.ts';
import { repairRejections } from '#contracts/repair/repair-rejections.ts';
import { repairStatuses } from '#contracts/repair/repair-events.ts';
import { journey } from '../support/journey.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { picture, shelvedItems } from '../support/portal-goods.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { repairer } from './people/repairer.ts';
import { seller } from './people/seller.ts';

const here = journey();
const office = () => callsOf(here.portal.url, 'super');

const katieWith = async (quantity: number) => {
  const oneIds = (await shelvedItems(here.portal.url, quantity)).map(({ oneId }) => oneId);
  const person = await here.arrives('seller');
  const katie = { ...seller(person), ...repairer(person) };
  await katie.signsIn('seller');
  await katie.opensInventory();
  for (const oneId of oneIds) await katie.seesInInventory(oneId, 'Available');
  return { katie, oneIds };
};

describe('A seller has items repaired', () => {
  it('at the prices that show as they are chosen, follows one and cancels the other', async () => {
    const { katie, oneIds } = await katieWith(2);
    const [first, second] = (await (await office()).read(listRepairItems, {})).records;
    const each = first!.priceCents + second!.priceCents;

    await katie.beginsRepair(oneIds);
    await katie.choosesWork(first!.name);
    await katie.choosesWork(second!.name);
    await katie.seesCost(2 * each);
    await katie.addsPhoto(await picture('brown'));
    expect(await violationsOn(katie.page)).toEqual([]);
    await katie.appliesForRepair(2);

    const [one, other] = await Promise.all(oneIds.map((oneId) => katie.repairOf(oneId)));
    await katie.seesRepairStatus(one!, repairStatuses.applied);
    await katie.cancelsRepair(other!);
    await katie.seesRepairStatus(other!, repairStatuses.cancelled);

    await katie.opensRepair(one!);
    await katie.sees(katie.page.getByRole('table').getByText(formatMoney(each)));
    await katie.sees(katie.page.getByRole('button', { name: katie.t('ui.photoOf', { number: 1, total: 1 }) }));
    await (await office()).send(approveRepairEndpoint, { repairNo: one! });
    await katie.sees(katie.words(repairStatuses.approved));
    await katie.seesNo(katie.page.getByRole('button', { name: katie.t('repairs.cancel'), exact: true }));
    expect(await violationsOn(katie.page)).toEqual([]);

    await katie.opensInventory();
    await katie.seesInInventory(oneIds[1]!, 'Available');
    expect(await katie.hasStayed()).toBe(true);
  });

  it('but not in a way that is no longer offered', async () => {
    const { katie, oneIds } = await katieWith(1);
    const calls = await office();
    const work = { name: `Dyeing ${Date.now()}`, priceCents: 4_000, estimatedDays: 5 };
    const { repairItemId } = await calls.send(createRepairItemEndpoint, work);

    await katie.beginsRepair(oneIds);
    await katie.presses(katie.t('repairs.apply.submit', { count: 1 }));
    await katie.sees(katie.t('repairs.apply.missingWorks'));
    await katie.choosesWork(work.name);
    await calls.send(removeRepairItemEndpoint, { repairItemId });
    await katie.presses(katie.t('repairs.apply.submit', { count: 1 }));
    await katie.sees(katie.words(repairRejections.RepairItemUnknown));
    await katie.seesNo(katie.page.getByRole('checkbox', { name: work.name }));

    await katie.opensInventory();
    await katie.seesInInventory(oneIds[0]!, 'Available');
  });
});
