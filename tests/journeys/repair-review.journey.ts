import { describe, expect, it } from 'vitest';
import { applyRepairEndpoint, approveRepairEndpoint, cancelRepairEndpoint } from '#contracts/repair/repair-applications.ts';
import { repairStatuses } from '#contracts/repair/repair-events.ts';
import { boxColours, listRepairBoxes } from '#contracts/repair/repair-boxes.ts';
import { listRepairItems } from '#contracts/repair/repair-items.ts';
import { countRepairReviews, getRepair } from '#contracts/repair/repair-queries.ts';
import { repairRejections } from '#contracts/repair/repair-rejections.ts';
import { startRepairEndpoint } from '#contracts/repair/repair-work.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { journey } from '../support/journey.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { picture, shelvedItems } from '../support/portal-goods.ts';
import { repairOffice } from './people/repair-office.ts';
import { repairer } from './people/repairer.ts';
import { seller } from './people/seller.ts';

const here = journey();
const office = () => callsOf(here.portal.url, 'super');

describe('An administrator reviews repairs', () => {
  const reason = 'The sole is worn through';

  const katieApplies = async (oneIds: readonly string[], work: string) => {
    const person = await here.arrives('seller');
    const katie = { ...seller(person), ...repairer(person) };
    await katie.signsIn('seller');
    await katie.opensInventory();
    await katie.beginsRepair(oneIds);
    await katie.choosesWork(work);
    await katie.addsPhoto(await picture('brown'));
    await katie.appliesForRepair(oneIds.length);
    const repairNos = await Promise.all(oneIds.map((oneId) => katie.repairOf(oneId)));
    // Who has waited longest comes first.
    return { katie, repairNos: repairNos.toSorted() as [string, string] };
  };

  it('changes what one costs, approves it and stops it after all; rejects the other with a reason that its seller reads', async () => {
    const oneIds = (await shelvedItems(here.portal.url, 2)).map(({ oneId }) => oneId);
    const [first, second] = (await (await office()).read(listRepairItems, {})).records;
    const before = (await (await office()).read(countRepairReviews, {})).toReview;
    const {
      katie,
      repairNos: [one, other],
    } = await katieApplies(oneIds, first!.name);

    const grace = repairOffice(await here.arrives('administrator'));
    await grace.signsIn('admin');
    await grace.followsTheCount(before + 2);
    expect(await violationsOn(grace.page)).toEqual([]);
    await grace.opensRepair(one);
    await grace.changesWorks(one, { add: second!.name, drop: first!.name }, second!.priceCents);
    expect(await violationsOn(grace.page)).toEqual([]);
    await grace.approvesWithTheKey();
    await katie.seesRepairStatus(one, repairStatuses.approved);

    await grace.goesOnTo(other);
    await grace.rejectsRepair(other, reason);
    await katie.seesRepairStatus(other, repairStatuses.rejected);
    await katie.opensRepair(other);
    await katie.sees(reason);

    await grace.opensAllRepairs();
    await grace.opensRepair(one);
    await grace.stopsRepair(one);
    await grace.sees(grace.words(repairStatuses.cancelled));
    await katie.opensInventory();
    for (const oneId of oneIds) await katie.seesInInventory(oneId, 'Available');
    expect([await katie.hasStayed(), await grace.hasStayed()]).toEqual([true, true]);
  });

  it('and reads that a repair cannot be shown, with the way to try again', async () => {
    const grace = repairOffice(await here.arrives('administrator'));
    await grace.signsIn('admin');
    await grace.page.route(`**${getRepair.path}*`, (route) => route.fulfill({ status: 500, json: { code: 500, msg: 'Out of order' } }));
    await grace.goesTo('/admin/Audit/RepairOrder/Detail?repairNo=RO-1001');
    await grace.sees(grace.page.getByRole('heading', { name: 'get repair detail failed' }));
    await grace.page.unroute(`**${getRepair.path}*`);
    await grace.presses(grace.t('app.retry'));
    await grace.sees(grace.page.getByRole('heading', { name: 'RO-1001', exact: true }));
  });
});

describe('An administrator keeps the list of repair works', () => {
  it('adds one with price and days, changes its price, and takes it away', async () => {
    const grace = repairOffice(await here.arrives('administrator'));
    await grace.signsIn('admin');
    const name = `Dyeing ${Date.now()}`;
    await grace.opensWorks();
    await grace.addsWork({ name, dollars: '40', days: '5' });
    await grace.seesWork(name, formatMoney(4_000));
    expect(await violationsOn(grace.page)).toEqual([]);
    await grace.changesPrice(name, '45.5');
    await grace.seesWork(name, formatMoney(4_550));
    await grace.removesWork(name);
    expect((await (await office()).read(listRepairItems, {})).records.map((work) => work.name)).not.toContain(name);
  });
});

describe('An administrator keeps the colour boxes of the repair shop', () => {
  it('adds one, renames it, and retires it once nothing lies in it', async () => {
    const grace = repairOffice(await here.arrives('administrator'));
    const { page, t, words } = grace;
    await grace.signsIn('admin');
    await grace.opensWorks();
    const name = `Rush ${Date.now()}`;
    await grace.addsBox(name, boxColours.brown);
    await grace.renamesBox(name, words(boxColours.red));
    await grace.sees(words(repairRejections.RepairBoxNameTaken, { name: words(boxColours.red) }));
    await grace.renamesBox(name, `${name}!`);
    await grace.sees(t('fees.boxes.saved', { name: `${name}!` }));
    expect(await violationsOn(page)).toEqual([]);

    const calls = await callsOf(here.portal.url, 'super');
    const { boxId } = (await calls.read(listRepairBoxes, {})).records.find((box) => box.name === `${name}!`)!;
    const [item] = await shelvedItems(here.portal.url, 1);
    const katie = await callsOf(here.portal.url, 'seller');
    const [work] = (await katie.read(listRepairItems, {})).records;
    const beforePhotos = [await katie.upload('before.png', await picture('brown'))];
    const applied = await katie.send(applyRepairEndpoint, { oneIds: [item!.oneId], repairItemIds: [work!.repairItemId], beforePhotos });
    const { repairNo } = applied.repairs[0]!;
    await calls.send(approveRepairEndpoint, { repairNo });
    await calls.send(startRepairEndpoint, { repairNo, beforePhotos: [await calls.upload('bench.png', await picture('#383'))], box: boxId });
    await grace.retiresBox(`${name}!`);
    await grace.sees(words(repairRejections.RepairBoxInUse, { name: `${name}!` }));
    await calls.send(cancelRepairEndpoint, { repairNo });
    await grace.retiresBox(`${name}!`);
    await grace.sees(t('fees.boxes.retired', { name: `${name}!` }));
    expect((await calls.read(listRepairBoxes, {})).records.map((box) => box.name)).not.toContain(`${name}!`);
  });
});
