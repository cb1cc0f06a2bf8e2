import { describe, it } from 'vitest';
import { feeRejections } from '#contracts/fees/fee-rejections.ts';
import { versionStates } from '#contracts/fees/rate-card-queries.ts';
import { addDays, dayIn } from '#contracts/kernel/lists/date-range.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';

const here = journey();

const clerk = async (address: string): Promise<Person> => {
  const mei = await here.arrives('mei');
  await mei.signsIn('super', address);
  return mei;
};

const today = () => dayIn(new Date(), 'UTC');

describe('Finance publishes a rate card', () => {
  it('not for a day that has begun, nor with a description of four characters, and takes it back before it holds', async () => {
    const mei = await clerk(adminPaths.platformFees);
    const { page, t, words } = mei;
    const card = t('fees.cards.labels');
    await page.getByRole('button', { name: t('fees.publishFor', { card }) }).click();
    const drawer = page.getByRole('dialog', { name: t('fees.publishTitle', { card }) });
    const label = drawer.getByRole('group', { name: 'Label surcharge' });
    await label.getByLabel(t('fees.pricePerLabel')).fill('0.55');
    await drawer.getByLabel(t('fees.description')).fill('Dear');
    await drawer.getByRole('button', { name: t('fees.publish') }).click();
    await mei.sees(drawer.getByText(words(feeRejections.RuleDescriptionShort)));

    await drawer.getByLabel(t('fees.description')).fill('Dearer paper');
    await drawer.getByLabel(t('fees.effectiveFrom')).fill(today());
    await drawer.getByRole('button', { name: t('fees.publish') }).click();
    const earliest = addDays(today(), 1);
    await mei.sees(drawer.getByText(words(feeRejections.RateCardBackdated, { earliest, timeZone: 'UTC' })));

    const start = addDays(today(), 9);
    await drawer.getByLabel(t('fees.effectiveFrom')).fill(start);
    await drawer.getByRole('button', { name: t('fees.publish') }).click();
    await mei.seesNo(drawer);

    const coming = page
      .getByRole('list', { name: t('fees.versionsOf', { card }) })
      .getByRole('listitem')
      .filter({ hasText: 'Dearer paper' });
    await mei.sees(coming.getByText(words(versionStates.coming)));
    await mei.sees(coming.getByText(t('fees.from', { date: start })));
    await coming.getByRole('button', { name: t('fees.withdraw') }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('textbox').fill('Paper is cheap again');
    await question.getByRole('button', { name: t('fees.withdraw') }).click();
    await mei.sees(coming.getByText(words(versionStates.withdrawn), { exact: true }));
  });

  it('for one merchant, whose rate then stands before that of everybody', async () => {
    const mei = await clerk(withQuery(adminPaths.merchantRates, { text: 'Northside' }));
    const { page, t } = mei;
    await page.getByText('Northside Pairs').first().click();
    await mei.sees(page.getByRole('heading', { name: 'Northside Pairs' }));
    const card = t('fees.cards.merchant');
    await page.getByRole('button', { name: t('fees.publishFor', { card }) }).click();
    const drawer = page.getByRole('dialog', { name: t('fees.publishTitle', { card }) });
    await drawer.getByLabel(t('fees.addLine')).click();
    await page.getByTitle('Switch user', { exact: true }).click();
    await drawer.getByRole('group', { name: 'Switch user' }).getByLabel(t('fees.amounts.perItem.cents')).fill('0.40');
    await drawer.getByLabel(t('fees.description')).fill('Agreed by mail');
    await drawer.getByRole('button', { name: t('fees.publish') }).click();
    await mei.seesNo(drawer);
    await mei.sees(page.getByRole('list', { name: t('fees.versionsOf', { card }) }).getByText('Agreed by mail'));
  });
});
