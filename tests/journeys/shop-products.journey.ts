import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopProductAuditWords, shopProductStatusWords } from '#contracts/sourcing/shop-product-words.ts';
import { openMarketplaces, type Marketplaces } from '#demo/marketplaces/open-marketplaces.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { png } from '../integration/files/sample-files.ts';
import { journey } from '../support/journey.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { product } from '../support/portal-goods.ts';
import type { Person } from '../support/people.ts';

let sandbox: Marketplaces | undefined;
const settings: Record<string, string> = {};
beforeAll(async () => {
  // An hour there is a second here.
  sandbox = await openMarketplaces({ hasLimits: false, pace: 3_600, tickMs: 0 });
  settings['CHANNEL_SHORT_VIDEO_URL'] = sandbox.urls.shortVideo;
});
afterAll(() => sandbox?.close());
const here = journey({ settings });

const rowOf = ({ page }: Person, text: string) => page.locator('tr[data-row]:visible', { hasText: text });
const picture = async (name: string, side: number) => ({ name, mimeType: 'image/png', buffer: await png({ width: side, height: side }) });
const opens = (person: Person, address: string) => person.goesTo(withoutParameters(address));

describe('Administrators keep what the short-video shop shows', () => {
  it('a product with pictures that it takes, sent to its audit, approved while one looks on, and taken off', async () => {
    const mei = await here.arrives('mei');
    const { page, t, words } = mei;
    await mei.signsIn('super');
    await opens(mei, adminPaths.shopProducts);
    await page
      .getByRole('button', { name: t('shopProducts.add') })
      .first()
      .click();
    const drawer = page.getByRole('dialog', { name: t('shopProducts.addTitle') });
    await drawer.getByLabel(t('shopProducts.sku')).fill(product.sku);
    await page.locator('.ant-select-item-option', { hasText: product.sku }).first().click();
    await drawer.getByLabel(t('shopProducts.title'), { exact: true }).fill('Panda of the journey');
    const prices = drawer.getByLabel(/^Price of size/);
    for (let index = 0; index < (await prices.count()); index++) await prices.nth(index).fill('240');

    const file = drawer.locator('input[type=file]');
    await file.setInputFiles(await picture('small.png', 120));
    await drawer.getByAltText(t('shopProducts.pictureNo', { number: 1 })).waitFor();
    await drawer.getByRole('button', { name: t('app.save') }).click();
    await mei.sees(drawer.getByText('small.png is 120 × 120 pixels', { exact: false }).first());
    await drawer.getByRole('button', { name: t('shopProducts.pictureRemove', { number: 1 }) }).click();
    await file.setInputFiles(await picture('large.png', 900));
    await drawer.getByAltText(t('shopProducts.pictureNo', { number: 1 })).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await drawer.getByRole('button', { name: t('app.save') }).click();
    await mei.seesNo(drawer);

    const row = rowOf(mei, 'Panda of the journey');
    await mei.sees(row.getByText(words(shopProductStatusWords.draft), { exact: true }));
    await row.click();
    const open = page.getByRole('dialog', { name: /^Product SP-/ }).or(page.getByRole('complementary', { name: /^Product SP-/ }));
    await open.getByRole('button', { name: t('shopProducts.submit') }).click();
    // The platform tells of it by itself: nobody reloads.
    await mei.sees(open.getByText(words(shopProductAuditWords.approved), { exact: true }));
    await mei.sees(open.getByText(words(shopProductStatusWords.active), { exact: true }));
    await open.getByRole('button', { name: t('shopProducts.deactivate'), exact: true }).click();
    await page
      .getByRole('dialog', { name: /^Deactivate SP-/ })
      .getByRole('button', { name: t('shopProducts.deactivate'), exact: true })
      .click();
    await mei.sees(open.getByText(words(shopProductStatusWords.deactivated), { exact: true }));
  });

  it('and what each of its SKUs stands for, those that stand for nothing first', async () => {
    const mei = await here.arrives('mei');
    const { page, t } = mei;
    await mei.signsIn('super');
    await opens(mei, adminPaths.shopSkus);
    const first = page.locator('tr[data-row]:visible').first();
    await first.getByRole('button', { name: /^Unlink SP-/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('shopProducts.unlink'), exact: true })
      .click();
    await mei.sees(first.getByText(t('shopProducts.notLinked'), { exact: true }));
    await first.getByRole('button', { name: /^Link SP-/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('shopProducts.own'), { exact: true }).fill(product.sku);
    await dialog.getByLabel(t('shopProducts.ownSize')).fill('99');
    await dialog.getByRole('button', { name: t('shopProducts.link'), exact: true }).click();
    await mei.sees(dialog.getByText(`The catalogue has no size 99 of ${product.sku}`));
    await dialog.getByLabel(t('shopProducts.ownSize')).fill(product.size);
    await dialog.getByRole('button', { name: t('shopProducts.link'), exact: true }).click();
    await mei.seesNo(dialog);
  });
});

describe('A seller looks for goods that are worth offering there', () => {
  it('compares price and profit, asks for a margin, and makes a shop product of one', async () => {
    await here.portal.pool.query('DELETE FROM market_quotes WHERE sku = $1', [product.sku]);
    await here.portal.pool.query(
      `INSERT INTO market_quotes (channel, sku, size, lowest_cents, depth, as_of, received_at, seq, is_suspect)
       SELECT channel, $1, $2, cents, 'top', now(), now(), 1, false
       FROM (VALUES ('stockMarket', 20000), ('kickExchange', 21000), ('auction', 23000)) AS asks(channel, cents)
       ON CONFLICT (sku, size, channel) DO UPDATE SET lowest_cents = excluded.lowest_cents, as_of = now(), is_suspect = false`,
      [product.sku, product.size],
    );
    const kevin = await here.arrives('seller');
    const { page, t, words } = kevin;
    await kevin.signsIn('seller');
    await opens(kevin, businessPaths.sourcing);
    await page.getByLabel(t('sourcing.search')).fill(product.sku);
    await page.getByLabel(t('sourcing.search')).press('Enter');
    const table = page.getByRole('table', { name: /^Profit by size/ }).first();
    // The middle ask and a fifth on top, less 6 %, a tenth for the creator and the shipping.
    await kevin.sees(table.getByText('$252.00', { exact: true }).first());
    await kevin.sees(table.getByText('−$15.12', { exact: true }).first());
    await kevin.sees(table.getByText('−$25.20', { exact: true }).first());
    expect(await violationsOn(page)).toEqual([]);
    await page.getByLabel(t('sourcing.minMargin')).fill('90');
    await kevin.sees(t('sourcing.nothing'));
    await page.getByLabel(t('sourcing.minMargin')).fill('');
    await page
      .getByRole('button', { name: /^Add as shop product/ })
      .first()
      .click();
    await kevin.sees(page.getByText(words(shopProductStatusWords.draft), { exact: true }).first());
  });
});

describe('An account is authorised on the page of its platform', () => {
  it('and works again', async () => {
    const sarah = await here.arrives('sarah');
    const { page, t, words } = sarah;
    await sarah.signsIn('super');
    await opens(sarah, adminPaths.channels);
    const row = page.locator('tr[data-row]', { hasText: words(channelWords.shortVideo.name) });
    await row.getByRole('button', { name: t('channelAccounts.authorise'), exact: true }).click();
    await page.getByRole('link', { name: 'Allow' }).waitFor();
    // It leads back to where the portal says that it stands.
    const allowed = await (await page.request.get(`${page.url()}&answer=allow`, { maxRedirects: 0 })).headers()['location'];
    const { search } = new URL(allowed!);
    await page.goto(`${here.portal.url}/magicTool/result${search}`);
    await sarah.sees(t('app.authorisedTitle'));
    await page.reload();
    await sarah.sees(t('app.notAuthorisedTitle'));
  });
});
