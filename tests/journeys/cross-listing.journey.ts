import { expect, describe, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import { itemActions } from '#contracts/item/item-actions.ts';
import { setListingPriceEndpoint } from '#contracts/listings/change-listings.ts';
import { getListing, listListings } from '#contracts/listings/listing-queries.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { listingStatuses } from '#contracts/listings/listing-statuses.ts';
import { asChannel } from '../support/as-channel.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { product, shelvedItems } from '../support/portal-goods.ts';
import type { Person } from '../support/people.ts';
import { administrator } from './people/administrator.ts';
import { pressesInBar } from './people/bulk-bar.ts';
import { seller } from './people/seller.ts';

const here = journey();
const platform = channelWords.stockMarket.name.en;

const arrivesWith = async (count: number) => {
  const oneIds = (await shelvedItems(here.portal.url, count)).map(({ oneId }) => oneId);
  const katie = seller(await here.arrives('seller'));
  await katie.signsIn('seller');
  return { katie, oneIds };
};

const pricesOf = ({ page, t }: Person, oneId: string) =>
  page.getByLabel(t('listings.create.priceOf', { oneId: formatOneId(oneId), channel: platform }), { exact: true }).filter({ visible: true });

/** On the page for it, with the items in its address. */
const publishes = async (
  katie: ReturnType<typeof seller>,
  prices: Readonly<Record<string, string>>,
  form: string = businessPaths.bulkListing,
): Promise<void> => {
  const { page, t } = katie;
  await katie.goesTo(`${withoutParameters(form)}?oneIds=${Object.keys(prices).join(',')}`);
  await page.getByRole('checkbox', { name: platform }).filter({ visible: true }).check();
  for (const [oneId, price] of Object.entries(prices)) await pricesOf(katie, oneId).fill(price);
  await page.getByRole('button', { name: t('listings.create.submit', { count: Object.keys(prices).length }) }).click();
};

const opensListings = (katie: ReturnType<typeof seller>, text = '') =>
  katie.goesTo(`${withoutParameters(businessPaths.listings)}${text && `?text=${text}`}`);

/** What the platform asks for the pair of these journeys. */
const lowestIs = (cents: number) =>
  here.portal.pool.query(
    `INSERT INTO market_quotes (channel, sku, size, lowest_cents, depth, as_of, received_at, seq, is_suspect)
     VALUES ('stockMarket', $1, $2, $3, 'top', now(), now(), 1, false)
     ON CONFLICT (sku, size, channel) DO UPDATE SET lowest_cents = excluded.lowest_cents, as_of = now(), is_suspect = false`,
    [product.sku, product.size, cents],
  );

const inTable = ({ page }: Person, text: string) => page.locator('table').getByText(text, { exact: true }).filter({ visible: true }).first();

describe('A seller lists items on another platform', () => {
  it('which confirms them, and shows each change until it has taken it', async () => {
    const { katie, oneIds } = await arrivesWith(1);
    const { page, t, words } = katie;
    const [oneId] = oneIds as [string];
    await publishes(katie, { [oneId]: '189' });
    await katie.sees(t('listings.create.done', { count: 1 }));

    await opensListings(katie, oneId);
    await katie.sees(inTable(katie, words(listingStatuses.publishing)));
    const stockMarket = await asChannel(here.portal.pool);
    await stockMarket.confirms(oneId, { externalId: 'SM-1' });
    await katie.sees(inTable(katie, words(listingStatuses.live)));

    const edits = new RegExp(`^${t('listings.editPrice', { name: '' }).trim()}`);
    await page.locator('table').getByRole('button', { name: edits }).filter({ visible: true }).first().click();
    const editor = page.getByRole('textbox', { name: edits });
    await editor.fill('185');
    await editor.press('Enter');
    await katie.sees(t('listings.saved', { price: '$185.00' }));
    await katie.sees(inTable(katie, t('listings.synchronising')));
    await stockMarket.confirms(oneId, { priceCents: 185_00 });
    await expect.poll(() => page.locator('table').getByText(t('listings.synchronising'), { exact: true }).count()).toBe(0);
  });

  it('but not what is listed there already, nor for less than $10', async () => {
    const { katie, oneIds } = await arrivesWith(2);
    const { page, t } = katie;
    const [first, second] = oneIds as [string, string];
    await publishes(katie, { [first]: '150' });
    await katie.sees(t('listings.create.done', { count: 1 }));

    await katie.goesTo(`${withoutParameters(businessPaths.newListing)}?oneIds=${first},${second}`);
    await page.getByRole('checkbox', { name: platform }).filter({ visible: true }).check();
    await katie.sees(page.getByText(/is listed on this platform already/).first());
    const publish = (count: number) => page.getByRole('button', { name: t('listings.create.submit', { count }) }).filter({ visible: true });
    await pricesOf(katie, second).fill('9');
    await publish(0).click();
    await katie.sees('Price cannot be below $10');
    await pricesOf(katie, second).fill('140');
    await publish(1).click();
    await katie.sees(page.getByText(t('listings.create.done', { count: 1 })).last());
  });

  it('and changes many prices in one go, which it sees before', async () => {
    const { katie, oneIds } = await arrivesWith(3);
    const { page, t } = katie;
    await lowestIs(200_00);
    await publishes(katie, Object.fromEntries(oneIds.map((oneId, index) => [oneId, index === 0 ? '65' : '160'])));
    await katie.sees(t('listings.create.done', { count: 3 }));
    const calls = await callsOf(here.portal.url, 'seller');
    const listed = (await calls.read(listListings, { size: 100 })).data.filter(({ oneId }) => oneIds.includes(oneId));
    await opensListings(katie);
    for (const { listingId } of listed) await page.getByRole('checkbox', { name: t('ui.selectRow', { row: listingId }), exact: true }).check();
    await page
      .getByRole('toolbar')
      .filter({ visible: true })
      .getByRole('button', { name: t('listings.pricesMany', { count: 3 }) })
      .click();
    await page.getByLabel(t('listings.amount'), { exact: true }).fill('10');
    const dialog = page.getByRole('dialog');
    await katie.sees(dialog.getByText(/at least \$60\.00/));
    await katie.sees(dialog.getByText('$150.00').first());
    await dialog.getByRole('button', { name: t('listings.pricesMany', { count: 2 }) }).click();
    await katie.sees(t('listings.changedMany', { count: 2 }));
    for (const { listingId, priceCents } of listed)
      expect((await calls.read(getListing, { listingId })).priceCents).toBe(priceCents === 65_00 ? 65_00 : 150_00);
  });

  it('and takes it off again, after which the item can be listed anew; so can an administrator', async () => {
    const { katie, oneIds } = await arrivesWith(1);
    const { page, t } = katie;
    const [oneId] = oneIds as [string];
    await publishes(katie, { [oneId]: '170' });
    await katie.sees(t('listings.create.done', { count: 1 }));
    const stockMarket = await asChannel(here.portal.pool);
    await stockMarket.confirms(oneId, { externalId: 'SM-9' });

    const grace = administrator(await here.arrives('administrator'));
    await grace.signsIn('admin');
    await grace.goesTo(`${withoutParameters(adminPaths.listings)}?text=${oneId}`);
    await grace.sees(inTable(grace, '$170.00'));

    await opensListings(katie, oneId);
    const listing = (await (await callsOf(here.portal.url, 'seller')).read(listListings, { text: oneId })).data[0]!;
    await page.getByRole('checkbox', { name: t('ui.selectRow', { row: listing.listingId }), exact: true }).check();
    await pressesInBar(katie, t('listings.delistMany', { count: 1 }));
    await katie.sees(t('listings.delistText'));
    await page
      .getByRole('button', { name: t('listings.delistMany', { count: 1 }) })
      .last()
      .click();
    await katie.sees(t('listings.delisting', { count: 1 }));
    await stockMarket.confirms(oneId, {});
    await publishes(katie, { [oneId]: '175' }, businessPaths.newListing);
    await katie.sees(page.getByText(t('listings.create.published'), { exact: true }).filter({ visible: true }).first());
  });
});

describe('What is offered elsewhere is asked for by nobody (R5.16, R8.26)', () => {
  it('its requests are disabled with the reason, in the list and beside the item', async () => {
    const { katie, oneIds } = await arrivesWith(1);
    const { page, t } = katie;
    const [oneId] = oneIds as [string];
    await publishes(katie, { [oneId]: '180' });
    await katie.sees(t('listings.create.done', { count: 1 }));
    const reason = new RegExp(`${formatOneId(oneId)} is doing another task: it is cross-listed`);

    await katie.goesTo(`${withoutParameters(businessPaths.inventory)}?text=${oneId}`);
    await page.getByRole('checkbox', { name: t('ui.selectRow', { row: oneId }), exact: true }).check();
    const bar = page.getByRole('toolbar').filter({ visible: true });
    await katie.sees(bar.getByText(reason));
    const ship = bar.getByRole('button', { name: t('inventory.bulk.shipWithLabel', { count: 1 }), exact: true });
    expect(await ship.isDisabled()).toBe(true);
    expect(await ship.getAttribute('title')).toMatch(reason);

    await katie.goesTo(withQuery(withoutParameters(businessPaths.inventory), { text: oneId, item: oneId }));
    const beside = page.getByRole('button', { name: katie.words(itemActions.shipWithLabel), exact: true }).filter({ visible: true });
    await katie.sees(beside);
    expect([await beside.isDisabled(), await beside.getAttribute('title')]).toEqual([true, expect.stringMatching(reason)]);
  });
});

describe('Where nothing can be read, the pages of listings say so (R8.20)', () => {
  it('and read it once it is there again', async () => {
    const katie = seller(await here.arrives('seller'));
    await katie.signsIn('seller');
    const { page, t } = katie;
    await page.route('**/api/business/listings?**', (route) => route.abort());
    await opensListings(katie);
    await katie.sees(page.getByRole('heading', { name: 'Data Retrieval Failed' }));
    await page.unroute('**/api/business/listings?**');
    await page
      .getByRole('button', { name: t('ui.retry') })
      .filter({ visible: true })
      .first()
      .click();
    await katie.seesNo(page.getByRole('heading', { name: 'Data Retrieval Failed' }));
  });
});

describe('A platform that does not take a price leaves the old one (R8.22, R8.47)', () => {
  it('and it is told in the list and in the price search', async () => {
    const { katie, oneIds } = await arrivesWith(1);
    const { page, t } = katie;
    const [oneId] = oneIds as [string];
    await publishes(katie, { [oneId]: '190' });
    await katie.sees(t('listings.create.done', { count: 1 }));
    const stockMarket = await asChannel(here.portal.pool);
    await stockMarket.confirms(oneId, { externalId: 'SM-47', priceCents: 190_00 });
    const calls = await callsOf(here.portal.url, 'seller');
    const listing = (await calls.read(listListings, { text: oneId })).data[0]!;
    await calls.send(setListingPriceEndpoint, { listingId: listing.listingId, priceCents: 188_00 });
    await stockMarket.refuses(oneId);
    await opensListings(katie, oneId);
    await katie.sees(inTable(katie, 'Update Fail'));
    await lowestIs(200_00);
    await katie.goesTo(`${withoutParameters(businessPaths.priceSearch)}?text=${product.sku}`);
    await katie.sees(page.getByText('Price update failed').first());
    expect((await calls.read(getListing, { listingId: listing.listingId })).priceCents).toBe(190_00);
  });
});

describe('An administrator says who may list', () => {
  it('and whoever may not has no menu entry for it, until it is given back', async () => {
    const katie = seller(await here.arrives('seller'));
    await katie.signsIn('seller');
    await katie.presses(katie.t('shell.expandMenu'));
    const listings = katie.page.getByRole('menuitem', { name: katie.t('listings.pages.listings'), exact: true });
    await katie.sees(listings);

    const grace = administrator(await here.arrives('administrator'));
    await grace.signsIn('admin', withQuery(withoutParameters(adminPaths.businessAccounts), { text: 'seller@' }));
    const { t, page } = grace;
    const turns = async (): Promise<void> => {
      await grace.presses(t('accounts.authorise'));
      const dialog = page.getByRole('dialog', { name: t('accounts.authoriseTitle', { shop: 'Kicks & Co.' }) });
      await dialog.getByLabel(t('accounts.authorisations.knetCrossListing')).click();
      await dialog.getByRole('button', { name: t('accounts.authoriseSave') }).click();
      await grace.seesNo(dialog);
    };
    await turns();
    await katie.page.reload();
    await katie.seesLive();
    await katie.seesNo(listings);

    await turns();
    await katie.page.reload();
    await katie.sees(listings);
  });
});
