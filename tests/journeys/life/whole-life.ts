import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lang } from '#web/i18n/languages.ts';
import { journey } from '#tests/support/journey.ts';
import { newTrackingNumber, product } from '#tests/support/portal-goods.ts';
import { administrator } from '../people/administrator.ts';
import type { itemDrawer } from '../people/item-drawer.ts';
import { seller } from '../people/seller.ts';
import { staff } from '../people/staff.ts';

/** What the seller reads while the item passes through. */
export interface StatusWords {
  received: string;
  inspected: string;
  available: string;
  inReview: string;
  outbounding: string;
  picked: string;
  packed: string;
  out: string;
}

/** One item from its forecast until it leaves: three people, each in a browser of their own, see one another's steps without a reload. */
export const wholeLife = (lang: Lang, says: StatusWords) =>
  describe(`The whole life of an item (${lang})`, () => {
    const here = journey({ lang });
    const inbound = newTrackingNumber();
    const outbound = newTrackingNumber();
    let katie: ReturnType<typeof seller>;
    let noah: ReturnType<typeof staff>;
    let grace: ReturnType<typeof administrator>;
    let drawer: ReturnType<typeof itemDrawer>;
    let oneId: string;
    let oddNo: string;
    let shelf: string;

    beforeAll(async () => {
      katie = seller(await here.arrives('seller'));
      noah = staff(await here.arrives('staff'));
      grace = administrator(await here.arrives('administrator'));
      await Promise.all([katie.signsInByForm('seller'), noah.signsInByForm('warehouse'), grace.signsInByForm('admin')]);
      await Promise.all([noah.opensReceiving(), grace.opensReviews()]);
    });

    // Each step begins where the one before it ended. One that failed may be tried again: what follows it may not be tried before.
    let broken: string | undefined;
    beforeEach(({ task, skip }) => skip(broken !== undefined && broken !== task.id));
    afterEach(({ task }) => {
      if (task.result?.state === 'fail') broken = task.id;
      else if (broken === task.id) broken = undefined;
    });

    it('is forecast by its seller', async () => {
      const ids = await katie.forecasts({ warehouse: 'EWR-1', trackingNumber: inbound, ...product, quantity: 1 });
      oneId = ids[0]!;
      await katie.opensInventory();
    });

    it('is received by its tracking number, and appears in the inventory', async () => {
      await noah.receives(inbound, [oneId]);
      await katie.seesInInventory(oneId, says.received);
      drawer = await katie.opens(oneId);
      await drawer.seesStep('ItemForecast');
      await drawer.seesStep('ItemReceived');
    });

    it('is inspected with photos', async () => {
      await noah.finishesCount();
      await noah.inspects(oneId, 'qualified');
      await drawer.seesStep('ItemInspected', { result: 'qualified' });
      await katie.seesInInventory(oneId, says.inspected);
    });

    it('is shelved where the page suggests', async () => {
      shelf = await noah.shelvesAsSuggested();
      await drawer.seesStatus(says.available);
      await katie.seesInInventory(oneId, says.available);
    });

    it('is applied for with a label, and the application arrives at the reviewer', async () => {
      await katie.closesItem();
      await noah.opensBoard();
      oddNo = await katie.appliesToShip([oneId], outbound);
      await katie.seesInInventory(oneId, says.inReview);
      drawer = await katie.opens(oneId);
      await grace.seesToReview(oddNo);
    });

    it('is approved, and the order arrives on the board', async () => {
      await grace.opensReview(oddNo);
      await grace.approves(oddNo, 1);
      await drawer.seesStep('RequestApproved', { request: 3 });
      await katie.seesInInventory(oneId, says.outbounding);
      await noah.seesOnBoard('pending', oddNo);
    });

    it('is assigned and picked by shelf and ONE ID', async () => {
      await noah.assigns(oddNo, 'Noah Kim');
      await noah.seesOnBoard('assigned', oddNo);
      await noah.startsWork('assigned', oddNo);
      await noah.picks(oneId, shelf);
      await drawer.seesStep('ItemPicked');
      await drawer.seesStatus(says.picked);
    });

    it('is packed and leaves', async () => {
      await noah.packs(oddNo, [oneId], '1.4');
      await drawer.seesStep('ItemPacked');
      await drawer.seesStatus(says.packed);
      await noah.ships(outbound);
      await drawer.seesInStep('ItemShipped', outbound);
      await drawer.seesStatus(says.out);
      await noah.seesOnBoard('out', oddNo);
    });

    it('has told its seller every step, and nobody loaded a page anew', async () => {
      for (const step of ['ItemForecast', 'ItemReceived', 'ItemPicked', 'ItemPacked', 'ItemShipped'] as const) await drawer.seesStep(step);
      await drawer.seesStep('ItemInspected', { result: 'qualified' });
      for (const step of ['ItemRequested', 'RequestApproved'] as const) await drawer.seesStep(step, { request: 3 });
      expect(await Promise.all([katie, noah, grace].map((one) => one.hasStayed()))).toEqual([true, true, true]);
    });
  });
