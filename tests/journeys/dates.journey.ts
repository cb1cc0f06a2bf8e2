import { describe, expect, it } from 'vitest';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';

const here = journey();

const chipOf = ({ page }: Person, label: string) => page.getByRole('button', { name: label }).filter({ visible: true }).first();
const dayOf = ({ page }: Person, label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true });
const calendarOf = ({ page, t }: Person) => page.getByRole('button', { name: t('ui.nextMonth') }).filter({ visible: true });

describe('Dates are typed and shown in one form', () => {
  it('a seller types a range into a filter, is told what is no day, and takes one that is offered', async () => {
    const seller = await here.arrives('seller');
    await seller.signsIn('seller', withQuery(businessPaths.wallet, {}));
    await chipOf(seller, seller.t('wallet.day')).click();
    await seller.fillsIn(seller.t('ui.from'), '2026/1/5');
    await seller.page.waitForURL(({ hash }) => hash.includes('2026-01-05'));
    await seller.fillsIn(seller.t('ui.to'), '2026-02-30');
    await dayOf(seller, seller.t('ui.from')).focus();
    await expect.poll(() => dayOf(seller, seller.t('ui.from')).inputValue()).toBe('2026-01-05');
    await seller.sees(`${fieldRules.time.en}: YYYY-MM-DD`);
    await seller.presses(seller.t('ui.lastDays', { n: 7 }));
    const shownDays = async () => {
      const [from, to] = await Promise.all([seller.t('ui.from'), seller.t('ui.to')].map((label) => dayOf(seller, label).inputValue()));
      return (Date.parse(to!) - Date.parse(from!)) / 86_400_000;
    };
    await expect.poll(shownDays).toBe(6);
  });

  it('walks a calendar by its keys, whose Escape leaves what lies under it', async () => {
    const seller = await here.arrives('seller');
    await seller.signsIn('seller', withQuery(businessPaths.inventory, {}));
    await seller.page.locator('tr[data-row]:visible').first().click();
    const drawer = seller.page.getByRole('dialog');
    await drawer.getByRole('button', { name: seller.t('ui.asOfPick') }).click();
    await seller.fillsIn(seller.t('ui.asOfMoment'), '2026-03-31 10:30');
    await seller.presses(seller.t('ui.pickDay'));
    await seller.sees(calendarOf(seller));
    await seller.page.keyboard.press('Escape');
    await seller.seesNo(calendarOf(seller));
    await seller.sees(drawer);

    await seller.presses(seller.t('ui.pickDay'));
    await seller.page.locator('td :focus').waitFor();
    await seller.page.keyboard.press('PageUp');
    await seller.page.keyboard.press('ArrowLeft');
    await seller.page.keyboard.press('Enter');
    expect(await dayOf(seller, seller.t('ui.asOfMoment')).inputValue()).toBe('2026-02-27 10:30');
    await seller.presses(seller.t('ui.asOfShow'));
    await seller.sees(seller.t('item.notThen'));
  });

  it('an administrator finds the range in use in the fields of the figures', async () => {
    const admin = await here.arrives('administrator');
    await admin.signsIn('admin', adminPaths.bi);
    const chip = admin.page.getByRole('button', { name: /\d{4}-\d{2}-\d{2} – \d{4}-\d{2}-\d{2}/ }).filter({ visible: true });
    const [from, to] = (await chip.innerText()).trim().split(' – ');
    await chip.click();
    expect(await dayOf(admin, admin.t('ui.from')).inputValue()).toBe(from);
    expect(await dayOf(admin, admin.t('ui.to')).inputValue()).toBe(to);
  });
});
