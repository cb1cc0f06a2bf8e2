import { beforeAll, describe, expect, it, vi } from 'vitest';
import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { lastDayOf, firstDayOf, nextMonth } from '#contracts/periods/months.ts';
import { periodStatuses } from '#contracts/periods/period-events.ts';
import { getPeriod, listPeriods } from '#contracts/periods/period-queries.ts';
import { reversePostingEndpoint } from '#contracts/wallet/finance/reverse-posting.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { callsOf } from '../support/portal-calls.ts';
import { transferReceived } from '../support/transfer-received.ts';
import { stateTheBank } from '../support/state-the-bank.ts';

const here = journey();
let month: string;
let credited: string;

/** The first month of the books, which has ended; the job of the nights charges the rest of it within a minute. */
beforeAll(async () => {
  const { clock, url } = here.portal;
  const goTo = (time: string): void => clock.pass(Date.parse(time) - clock.now().getTime());
  const early = await callsOf(url, 'admin');
  month = (await early.read(listPeriods, {})).records.at(-1)!.month;
  goTo(`${lastDayOf(month)}T12:00:00Z`);
  const grace = await callsOf(url, 'admin');
  const { adjustmentNo } = await grace.send(requestAdjustment, transferReceived(2, 12_300));
  credited = `recharge-${adjustmentNo}`;
  goTo(`${firstDayOf(nextMonth(month))}T18:00:00Z`);
  const sarah = await callsOf(url, 'super');
  await stateTheBank(url, sarah, { from: firstDayOf(month), to: lastDayOf(month) });
  const lacksStorage = async () =>
    (await sarah.read(getPeriod, { month })).checklist.some(({ line, state }) => line === 'storage' && state !== 'met');
  await vi.waitUntil(async () => !(await lacksStorage()), { timeout: 100_000, interval: 1_000 });
}, 180_000);

/** What is asked before it is done. */
const question = ({ page }: Person, action: string) => page.getByRole('dialog').filter({ hasText: `${action} · ${month}` });
const confirms = (one: Person, action: string) => question(one, action).getByRole('button', { name: action, exact: true }).click();

describe('A month end', () => {
  it('is closed over its checklist, takes no posting any more, and is opened again by two', async () => {
    const sarah = await here.arrives('sarah');
    const { page, t, words } = sarah;
    await sarah.signsIn('super');
    await sarah.goesTo(withQuery(adminPaths.periods, {}));
    await page.locator('tr[data-row]', { hasText: month }).click();
    const drawer = page.getByRole('dialog', { name: month });
    await drawer.getByRole('button', { name: t('periods.actions.startClosing') }).click();
    await confirms(sarah, t('periods.actions.startClosing'));
    await sarah.sees(drawer.getByText(words(periodStatuses.closing), { exact: true }).first());
    const close = drawer.getByRole('button', { name: t('periods.actions.close') });
    expect(await close.isDisabled()).toBe(true);

    await drawer.getByRole('button', { name: t('periods.checkBooks') }).click();
    await expect.poll(() => close.isEnabled(), { timeout: 20_000 }).toBe(true);
    await close.click();
    await confirms(sarah, t('periods.actions.close'));
    await sarah.sees(drawer.getByText(t('periods.digest')));
    await sarah.sees(drawer.getByText(words(periodStatuses.closed), { exact: true }).first());

    // What is taken back of it goes into the first open day.
    const calls = await callsOf(here.portal.url, 'super');
    const reversed = await calls.send(reversePostingEndpoint, { postingId: credited, reason: 'Credited twice', evidence: 'Ticket 12' });
    expect(reversed.effectiveDate).toBe(firstDayOf(nextMonth(month)));

    await drawer.getByRole('button', { name: t('periods.actions.askReopening') }).click();
    await question(sarah, t('periods.actions.askReopening')).getByRole('textbox').fill('The bank corrected a line');
    await confirms(sarah, t('periods.actions.askReopening'));
    await sarah.sees(drawer.getByText(t('periods.ownRequest'), { exact: false }));

    const grace = await here.arrives('grace');
    await grace.signsIn('admin');
    await grace.goesTo(withQuery(adminPaths.periods, { month }));
    const hers = grace.page.getByRole('dialog', { name: month });
    await hers.getByRole('button', { name: t('periods.actions.approveReopening') }).click();
    await confirms(grace, t('periods.actions.approveReopening'));
    await grace.sees(hers.getByText(words(periodStatuses.closing), { exact: true }).first());
    await sarah.sees(drawer.getByText(words(periodStatuses.closing), { exact: true }).first());
    expect(await sarah.hasStayed()).toBe(true);
  });
});
