import { describe, expect, it } from 'vitest';
import { createListingsEndpoint } from '#contracts/listings/create-listings.ts';
import { setPricingEndpoint } from '#contracts/listings/change-listings.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';
import { commands } from '#kernel/commands/commands.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { listingStream } from '#services/aggregates/listing/listing.ts';
import { confirmOperation } from '#services/aggregates/listing/operations.ts';
import { recordQuotes } from '#services/pricing/record-quotes.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { product, shelvedItems } from '../support/portal-goods.ts';

const here = journey();

/** What the stock market tells, now. */
const market = (lowestCents: number): Promise<void> => {
  const now = here.portal.clock.now();
  return recordQuotes({ pool: here.portal.pool, now }, [
    {
      channel: 'stockMarket',
      ...product,
      lowestCents,
      highestBidCents: 19_000,
      lastSaleCents: 20_500,
      depth: 'top',
      asOfMs: now.getTime(),
    },
  ]);
};

/** The market rests at a price: a leap is doubted until it is told twice. */
const marketRestsAt = async (lowestCents: number): Promise<void> => {
  await market(lowestCents);
  here.portal.clock.pass(1_000);
  await market(lowestCents);
};

/** A live listing at $214 with a rule; the channel has taken it. */
const listed = async (rule: PricingRule): Promise<string> => {
  const [item] = await shelvedItems(here.portal.url, 1);
  const seller = await callsOf(here.portal.url, 'seller');
  const { results } = await seller.send(createListingsEndpoint, {
    items: [{ oneId: item!.oneId, on: [{ channel: 'stockMarket', priceCents: 21_400 }] }],
  });
  const { listingId } = results[0]!;
  if (listingId === null) throw new Error(`It was not listed: ${JSON.stringify(results)}`);
  await confirm(listingId);
  await seller.send(setPricingEndpoint, { listingIds: [listingId], rule });
  return listingId;
};

/** As the channel would: it has done what it was asked last. */
const confirm = async (listingId: string): Promise<void> => {
  const { pool, clock } = here.portal;
  const run = commands(postgresEventLog(pool, { inline: runInline(inlineProjections) }), clock, newIds);
  const context = { actor: { accountId: 'channel', name: 'Channel', terminal: 'system' as const }, correlationId: 'c', causationId: 'c' };
  const asked = await run.run(context, async (load) => {
    const listing = await load.one(listingStream, listingId);
    return { decision: { changes: [] }, answer: { opId: Object.values(listing.asked)[0]!, priceCents: listing.desired.priceCents } };
  });
  if (asked.kind === 'rejected') throw new Error(asked.rejection.rejected);
  await run.run(context, confirmOperation({ listingId, now: clock.now(), externalId: `EXT-${listingId}`, ...asked.answer }));
  clock.pass(1_000);
};

describe('Prices follow the market by a rule that says why (R1.46-R1.52)', () => {
  it('a seller is undercut and follows while looking on, and sees why', async () => {
    await marketRestsAt(21_400);
    await listed({ mode: 'undercutLowest', limitCents: 20_500 });
    const ann = await here.arrives('seller');
    const { page, t } = ann;
    await ann.signsIn('seller');
    await ann.goesTo(`${businessPaths.priceSearch}?text=${product.sku}`);
    const mine = page.getByRole('list', { name: /Dunk/ }).getByRole('listitem').first();
    await ann.sees(mine.getByText('$214.00'));

    await marketRestsAt(21_200);
    await ann.sees(mine.getByText('$211.00'));
    await mine.getByRole('button', { name: new RegExp(t('autoPricing.why')) }).click();
    await ann.sees(mine.getByText(/Waits for the change under way/));
  });

  it('pauses more than $5 from the own price, says so at once, and goes on when the seller resumes (R5.17, R8.30)', async () => {
    const seller = await callsOf(here.portal.url, 'seller');
    await marketRestsAt(21_400);
    const listingId = await listed({ mode: 'fiveDollarProtection' });
    const ann = await here.arrives('seller');
    const { page, t } = ann;
    await ann.signsIn('seller');
    await ann.goesTo(`${businessPaths.priceSearch}?text=${product.sku}`);
    const paused = page.getByRole('listitem').filter({ hasText: 'More than $5 from your price' });

    await marketRestsAt(20_800);
    await ann.sees(page.getByText(new RegExp(t('autoPricing.pausedTitle'))));
    await ann.sees(paused.first());
    await marketRestsAt(21_300);
    await paused
      .getByRole('button', { name: /^Resume/ })
      .first()
      .click();
    await expect.poll(() => paused.count()).toBe(0);
    await market(21_300);
    const { rows } = await here.portal.pool.query('SELECT paused FROM listings WHERE listing_id = $1', [listingId]);
    expect(rows[0].paused).toBeNull();
    await seller.send(setPricingEndpoint, { listingIds: [listingId], rule: null });
  });

  it('chooses a mode, sees what it would do, and is refused a limit of nothing (R5.12)', async () => {
    await listed({ mode: 'fiveDollarProtection' });
    await marketRestsAt(21_400);
    const ann = await here.arrives('seller');
    const { page, t } = ann;
    await ann.signsIn('seller');
    await ann.goesTo(`${businessPaths.priceSearch}?text=${product.sku}`);
    await page
      .getByRole('button', { name: /^Auto-pricing: / })
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('autoPricing.mode')).click();
    await page.getByTitle('Minimum payout').click();
    await dialog.getByRole('button', { name: t('autoPricing.save') }).click();
    await ann.sees(dialog.locator('[aria-invalid=true]').first());
    await dialog.getByLabel(t('autoPricing.payout')).fill('185');
    await ann.sees(dialog.getByText(/\$211\.00 is the lowest price that yields what you asked for/));
    await dialog.getByRole('button', { name: t('autoPricing.save') }).click();
    await ann.sees(page.getByText('$211.00').first());
  });
});
