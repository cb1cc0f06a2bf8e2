import { describe, expect, it } from 'vitest';
import { labelRejections } from '#contracts/labels/label-rejections.ts';
import { shippingLabelActions } from '#contracts/labels/shipping/shipping-label-actions.ts';
import { listShippingLabels } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { shippingLabelStates, type ShippingLabelState } from '#contracts/labels/shipping/shipping-label-states.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { journey } from '../support/journey.ts';
import { violationsOn } from '../support/pages/violations.ts';
import type { Person } from '../support/people.ts';
import { callsOf } from '../support/portal-calls.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { labelMessages } from '#contracts/labels/shipping/shipping-label-commands.ts';

const tracker = 'https://tracker.example/?no={code}';
const here = journey({ settings: { TRACKERS: `firstCarrier=${tracker} nationalPost=${tracker} webSearch=${tracker}` } });
const sellerCalls = () => callsOf(here.portal.url, 'seller');
const balanceOf = async (): Promise<number> => (await (await sellerCalls()).read(getWallet, {})).availableCents;
const labelFor = async (recipient: string) => (await (await sellerCalls()).read(listShippingLabels, { text: recipient })).data[0]!;

/** Fills in what a price rests on: a parcel to the recipient, worth more than is insured free. */
const describes = async ({ page, t, words, sees }: Person, recipient: string): Promise<void> => {
  const panel = page.getByRole('dialog', { name: t('labels.buy.title') });
  await panel.getByLabel(t('labels.buy.warehouse'), { exact: true }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'EWR-1' }).click();
  const to = panel.getByRole('group', { name: t('labels.buy.to') });
  const fields = { recipient, phone: '213 555 0100', street: '600 S Spring St', city: 'Los Angeles', state: 'CA', zipCode: 'LA' } as const;
  for (const [field, text] of Object.entries(fields))
    await to.getByLabel(t(`orders.address.${field as keyof typeof fields}`), { exact: true }).fill(text);
  const sides = { weight: t('labels.weight'), length: t('labels.buy.lengthCm'), width: t('labels.buy.widthCm'), height: t('labels.buy.heightCm') };
  await panel.getByLabel(sides.weight, { exact: true }).fill('1.4');
  for (const side of [sides.length, sides.width, sides.height]) await panel.getByLabel(side, { exact: true }).fill('30');
  await panel.getByLabel(t('labels.declaredValue'), { exact: true }).fill('250');
  await sees(to.getByText(words(labelRejections.ZipCodeInvalid, { zipCode: 'LA' })));
  await to.getByLabel(t('orders.address.zipCode'), { exact: true }).fill('90014');
};

let made = 0;

describe('A seller buys a shipping label', () => {
  it('prints it, voids it, and has the money back once the carrier has refunded it', async () => {
    // Not used before in this run: a second try finds the label of the first.
    const recipient = `Ada Buyer ${++made}`;
    const [katie, grace] = await Promise.all([here.arrives('seller'), here.arrives('administrator')]);
    await Promise.all([katie.signsIn('seller'), grace.signsIn('super')]);
    const { page, t, words } = katie;
    const before = await balanceOf();
    const seesBalance = (cents: number) => katie.sees(t('labels.balance', { amount: formatMoney(cents) }));

    await katie.goesTo(withQuery(businessPaths.labels, {}));
    await seesBalance(before);
    await katie.presses(t('labels.buy.title'));
    await describes(katie, recipient);
    const panel = page.getByRole('dialog', { name: t('labels.buy.title') });
    const offers = panel.getByRole('radio', { name: /\$/ });
    await offers.nth(1).check();
    expect(await violationsOn(page)).toEqual([]);
    await panel.getByRole('button', { name: new RegExp(`^${t('labels.buy.submitFor', { amount: '\\$[\\d,.]+' })}$`) }).click();
    await katie.seesNo(panel);
    const { labelNo, logNo, feeCents, insuranceCents } = await labelFor(recipient);
    expect([feeCents, insuranceCents].every((cents) => cents > 0)).toBe(true);
    await seesBalance(before - feeCents);

    const drawer = page.getByRole('dialog', { name: t('labels.drawer', { logNo }) });
    const seesState = (state: ShippingLabelState) =>
      katie.sees(drawer.locator('header').getByText(words(shippingLabelStates[state]), { exact: true }));
    await seesState('bought');
    const asked = await drawer.getByRole('link', { name: t('labels.track') }).getAttribute('href');
    expect(asked).toBe(tracker.replace('{code}', logNo));
    await drawer.getByRole('button', { name: t('labels.print') }).click();
    // The label on its paper, handed to the browser's print dialog.
    await page.locator('iframe[srcdoc*="4in 6in"]').waitFor({ state: 'attached' });

    await drawer.getByRole('button', { name: words(shippingLabelActions.void) }).click();
    const question = page.getByRole('dialog', { name: t('labels.voidTitle', { which: logNo }) });
    await question.getByRole('button', { name: t('labels.voidReasons.unneeded') }).click();
    // Twice, as many do: the second one opens nothing of what lay under the question.
    await question.getByRole('button', { name: t('labels.voidConfirm', { count: 1 }) }).dblclick();
    await katie.sees(words(labelMessages.labelVoided));
    await seesState('voided');
    await seesBalance(before - feeCents);

    await grace.goesTo(withQuery(adminPaths.labels, { text: logNo }));
    const row = grace.page.locator(`tr[data-row="${labelNo}"]:visible`);
    await row.getByRole('button', { name: grace.words(shippingLabelActions.refund) }).click();
    const told = grace.page.getByRole('dialog', { name: grace.t('labels.refundTitle', { which: logNo }) });
    await told.getByRole('button', { name: grace.t('labels.refundConfirm', { amount: formatMoney(feeCents) }) }).click();
    await grace.sees(grace.t('labels.isRefunded', { count: 1 }));
    await grace.sees(row.getByText(grace.words(shippingLabelStates.refunded)));

    await seesBalance(before);
    await seesState('refunded');
    expect([await katie.hasStayed(), await grace.hasStayed()]).toEqual([true, true]);
  });
});
