import { describe, expect, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import { saveItemEndpoint } from '#contracts/item/item-commands.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { callsOf } from '../support/portal-calls.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';

const here = journey();

const rowsOf = ({ page }: Person) => page.locator('tr[data-row]:visible');
const ticksOf = (someone: Person) => rowsOf(someone).locator('input[type=checkbox]');
const drawerOf = ({ page, t }: Person, oneId: string) => page.getByRole('dialog', { name: t('item.drawer', { oneId: formatOneId(oneId) }) });
const costChangeOf = (someone: Person, oneId: string) => drawerOf(someone, oneId).getByText(someone.t('item.events.ItemCostChanged'));
const backOf = ({ page, t }: Person) => page.getByRole('button', { name: t('ui.backToNow') }).filter({ visible: true });

/** An item whose cost was said after the moment. */
const changedSince = async (): Promise<{ oneId: string; asOf: string }> => {
  const { oneId } = (await shelvedItems(here.portal.url, 1))[0]!;
  const asOf = new Date().toISOString();
  const calls = await callsOf(here.portal.url, 'seller');
  await calls.send(saveItemEndpoint, { id: oneId, costPrice: 120_450, supply: null });
  return { oneId, asOf };
};

const seller = async (query: Record<string, string>): Promise<Person> => {
  const someone = await here.arrives('seller');
  await someone.signsIn('seller');
  await someone.goesTo(withQuery(businessPaths.inventory, query));
  return someone;
};

describe('A seller looks back', () => {
  it('sees by a link the list and the item as they were, can do nothing there, and gets back to now', async () => {
    const { oneId, asOf } = await changedSince();
    const one = await seller({ text: oneId, asOf, item: oneId });
    await one.sees(drawerOf(one, oneId).getByText(one.t('item.events.ItemReceived')).first());
    expect(await costChangeOf(one, oneId).count()).toBe(0);
    await expect.poll(() => rowsOf(one).count()).toBe(1);
    expect(await ticksOf(one).count()).toBe(0);

    await drawerOf(one, oneId)
      .getByRole('button', { name: one.t('ui.backToNow') })
      .click();
    await one.sees(costChangeOf(one, oneId).first());
    await one.seesNo(backOf(one));
    await one.sees(rowsOf(one).first());
    expect(await ticksOf(one).count()).toBe(1);
    expect(one.page.url()).not.toContain('asOf');
  });

  it('picks a moment for the open item alone, which the next one to be opened does not keep', async () => {
    const { oneId, asOf } = await changedSince();
    const one = await seller({ text: oneId, item: oneId });
    await one.sees(costChangeOf(one, oneId).first());
    await drawerOf(one, oneId)
      .getByRole('button', { name: one.t('ui.asOfPick') })
      .click();
    const typed = await one.page.evaluate((moment) => {
      const at = new Date(Date.parse(moment) - new Date().getTimezoneOffset() * 60_000 - 86_400_000);
      return at.toISOString().slice(0, 16).replace('T', ' ');
    }, asOf);
    await one.fillsIn(one.t('ui.asOfMoment'), typed);
    await one.page.keyboard.press('Enter');
    await one.sees(one.t('item.notThen'));
    expect(await ticksOf(one).count()).toBe(1);

    await one.page.keyboard.press('Escape');
    await one.seesNo(drawerOf(one, oneId));
    await rowsOf(one).first().click();
    await one.sees(costChangeOf(one, oneId).first());
  });

  it.each(['2099-01-01T00:00:00.000Z', 'garbage'])('sees the present under an address that asks for %s, which is corrected', async (asOf) => {
    const one = await seller({ asOf });
    await one.sees(rowsOf(one).first());
    await one.page.waitForURL(({ hash }) => !hash.includes('asOf'));
    await one.seesNo(backOf(one));
  });

  it('is told where there was nothing, and that what is to come cannot be seen', async () => {
    const one = await seller({});
    await one.sees(rowsOf(one).first());
    await one.presses(one.t('ui.asOfPick'));
    await one.fillsIn(one.t('ui.asOfMoment'), '2099-01-01 00:00');
    await one.presses(one.t('ui.asOfShow'));
    await one.sees(one.t('ui.asOfFuture'));
    await one.fillsIn(one.t('ui.asOfMoment'), '2020-01-01');
    await one.presses(one.t('ui.asOfShow'));
    await one.sees(one.t('inventory.emptyThenTitle'));
    await one.page.waitForURL(({ hash }) => hash.includes('asOf=2020') || hash.includes('asOf=2019'));

    await one.presses(one.t('ui.backToNow'));
    await one.sees(rowsOf(one).first());
  });
});
