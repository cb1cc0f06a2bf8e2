import { describe, expect, it } from 'vitest';
import { MAX_FEE_CENTS } from '#contracts/requests/request-fields.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { product, shelvedItems } from '../support/portal-goods.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { customer } from '../support/customer.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { administrator } from './people/administrator.ts';
import { seller } from './people/seller.ts';

const here = journey();

/** Types each text into the field: it stays as it is, and the words stand beside it. */
const refuses = async (person: Person, field: ReturnType<Person['page']['getByLabel']>, texts: readonly (readonly [string, string])[]) => {
  for (const [text, words] of texts) {
    await field.fill(text);
    await field.blur();
    await person.sees(person.page.getByRole('alert').filter({ hasText: words, visible: true }).first());
    expect(await field.inputValue()).toBe(text);
  }
};

describe('A number is taken as it was typed, or refused in words', () => {
  it('a fee, which is never moved to a bound', async () => {
    const oneIds = (await shelvedItems(here.portal.url, 1)).map(({ oneId }) => oneId);
    const katie = seller(await here.arrives('seller'));
    const grace = administrator(await here.arrives('administrator'));
    await Promise.all([katie.signsIn('seller'), grace.signsIn('admin')]);
    await Promise.all([katie.opensInventory(), grace.opensReshipReviews()]);
    const oddNo = await katie.appliesToReship(oneIds, customer);
    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);

    const { t } = grace;
    await grace.presses(t('audit.quoteLabel'));
    const form = grace.page.getByRole('dialog', { name: t('audit.quoteLabelTitle', { oddNo }) });
    const field = form.getByLabel(t('orders.labelFee'));
    // What the cards have for the least weight.
    await expect.poll(() => field.inputValue()).not.toBe('');
    await field.fill('');
    await form.getByRole('button', { name: t('audit.quoteLabel') }).click();
    await grace.sees(form.getByRole('alert').getByText(t('ui.required'), { exact: true }).last());
    // Whole in the window, whichever way it opens.
    const inside = async (): Promise<boolean> => {
      const { x, y, width, height } = (await form.boundingBox())!;
      const { innerWidth, innerHeight } = await grace.page.evaluate(() => ({ innerWidth: window.innerWidth, innerHeight: window.innerHeight }));
      return x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    };
    await expect.poll(inside).toBe(true);
    await refuses(grace, field, [
      ['999999999', t('ui.atMost', { max: formatMoney(MAX_FEE_CENTS) })],
      ['0', t('ui.atLeast', { min: '$0.01' })],
      ['-5', t('ui.atLeast', { min: '$0.01' })],
      ['abc', t('ui.notAnAmount')],
      ['1e3', t('ui.notAnAmount')],
      ['12.345', t('ui.tooManyDecimals', { count: 2 })],
    ]);
    await form.getByRole('button', { name: t('audit.quoteLabel') }).click();
    expect(await field.inputValue()).toBe('12.345');
    for (const side of ['lengthCm', 'widthCm', 'heightCm'] as const) await form.getByLabel(t(`audit.sides.${side}`, { boxNo: 1 })).fill('30');
    await form.getByLabel(t('audit.weightOfBox', { boxNo: 1 })).fill('1.4');
    await field.fill('5.30');
    await form.getByRole('button', { name: t('audit.quoteSum', { amount: '$5.30' }) }).click();
    await katie.confirms(oddNo, '$5.30');
  });

  it('the daily fee of a warehouse, in dollars', async () => {
    const grace = await here.arrives('grace');
    await grace.signsIn('super');
    await grace.goesTo(withoutParameters(adminPaths.warehouseSettings));
    const { t, page } = grace;
    await grace.presses(t('warehouseSettings.add'));
    const panel = page.getByRole('dialog', { name: t('warehouseSettings.addTitle') });
    await refuses(grace, panel.getByLabel(t('warehouseSettings.dailyFee'), { exact: true }), [['999999999', t('ui.atMost', { max: '$10.00' })]]);
    await refuses(grace, panel.getByLabel(t('warehouseSettings.freeDays'), { exact: true }), [['1.5', t('ui.wholeNumber')]]);

    // What is missing is said once it is to be saved, and a stray Esc does not take what is there.
    await panel.getByRole('button', { name: t('app.save') }).click();
    expect(await panel.getByText(t('ui.required'), { exact: true }).count()).toBe(2);
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: t('ui.discardTitle') });
    await question.getByRole('button', { name: t('ui.keepEditing') }).click();
    expect(await panel.getByLabel(t('warehouseSettings.dailyFee'), { exact: true }).inputValue()).toBe('999999999');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: t('ui.discard') }).click();
    await grace.seesNo(panel);
  });

  it('pieces of a forecast, and many of them are asked about', async () => {
    const katie = seller(await here.arrives('seller'));
    await katie.signsIn('seller');
    await katie.goesTo(businessPaths.newForecast);
    const { t, page } = katie;
    await page.getByLabel(t('forecast.warehouse'), { exact: true }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: 'EWR-1' }).click();
    await katie.fillsIn(t('forecast.logNo'), '1Z999AA10123456784');
    const search = page.getByRole('combobox', { name: t('forecast.search') });
    await search.fill(product.sku);
    await katie.sees(page.locator('.ant-select-item-option').filter({ hasText: product.sku }).first());
    await search.press('Enter');
    const field = page.getByLabel(t('forecast.size', { size: product.size }), { exact: true });
    await refuses(katie, field, [
      ['1.5', t('ui.wholeNumber')],
      ['1e3', t('ui.notANumber')],
      ['-5', t('ui.atLeast', { min: '0' })],
      ['99999999', t('ui.atMost', { max: '5,000' })],
    ]);
    await katie.presses(t('forecast.submitNone'));
    expect(await katie.hasStayed()).toBe(true);
    await field.fill('600');
    await katie.presses(t('forecast.submit', { count: 600 }));
    const question = page.getByRole('dialog', { name: t('forecast.sureTitle', { count: 600 }) });
    await question.getByRole('button', { name: t('app.cancel') }).click();
    expect(await field.inputValue()).toBe('600');
  });

  it('the weight of a parcel', async () => {
    const katie = seller(await here.arrives('seller'));
    await katie.signsIn('seller');
    await katie.goesTo(withoutParameters(businessPaths.labels));
    const { t, page } = katie;
    await katie.presses(t('labels.buy.title'));
    const panel = page.getByRole('dialog', { name: t('labels.buy.title') });
    await refuses(katie, panel.getByLabel(t('labels.weight'), { exact: true }), [['500', t('ui.atMost', { max: '68 kg' })]]);
  });
});
