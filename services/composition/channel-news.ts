import type { Pool } from 'pg';
import type { SaleStatus } from '#contracts/sales/sale-states.ts';
import { fileUrl } from '#contracts/files/file-types.ts';
import type { Label } from '#services/aggregates/order/order-label.ts';
import type { Files } from '#kernel/files/files.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import type { ReadLabel, TakeSale } from '../channels/drain/poll-sales.ts';
import type { TakeQuotes } from '../channels/drain/read-quotes.ts';
import { recordQuotes } from '../pricing/record-quotes.ts';
import type { ListingOf } from '../sales/record-sale.ts';
import { tellSale } from '../sales/tell-sale.ts';

interface SalesNeeds {
  commands: Commands;
  numbers: Numbers;
  files: Pick<Files, 'keepMade'>;
  clock: Clock;
  listingSoldUnder(accountId: string, externalId: string): Promise<(ListingOf & { shopId: number }) | undefined>;
  programmeItemUnder(accountId: string, externalId: string): Promise<{ shipmentNo: string; oneId: string; shopId: number } | undefined>;
}

const underWay: readonly SaleStatus[] = ['running', 'pending', 'inProgress', 'processed'];

/** Carries a channel's news of a sale to where sales are recorded. */
export const salesTaken = ({ commands, numbers, files, clock, listingSoldUnder, programmeItemUnder }: SalesNeeds): TakeSale => {
  /** Of sales that were refused: they are told again and again, and their label is kept once. */
  const labels = new Map<string, Label>();
  return async (sale, readLabel) => {
    const { channel, accountId, saleNo, externalId, priceCents, currency, state, soldAt, shipBy, pickableAt, payoutCents } = sale;
    const id = `${channel}-${saleNo}`;
    const context = {
      actor: { accountId: 'channels', name: 'channels', terminal: 'system' as const },
      correlationId: id,
      causationId: id,
    };
    const listing = await listingSoldUnder(accountId, externalId);
    const atCentre = listing ? undefined : await programmeItemUnder(accountId, externalId);
    const label = listing && readLabel && (labels.get(id) ?? (await keptLabel(files, { saleNo, shopId: listing.shopId }, readLabel)));
    if (label) labels.set(id, label);
    const result = await tellSale(
      {
        commands,
        numbers,
        now: clock.now,
        context,
        listingOf: async () => listing ?? (atCentre && { oneIds: [atCentre.oneId], shipmentNo: atCentre.shipmentNo }),
      },
      {
        channel,
        accountId,
        saleNo,
        externalId,
        priceCents,
        currency,
        state,
        soldAt,
        ...(shipBy && { shipBy }),
        ...(pickableAt && { pickableAt }),
        ...(payoutCents !== undefined && { payoutCents }),
        ...(label && { label }),
      },
    );
    if (result.kind === 'accepted') labels.delete(id);
    // Cancelled before it was seen, it is nobody's.
    if (state === 'cancelled') return true;
    // It may be of a listing whose publishing nobody has answered yet, or paid before the floor has told that it left: it is told again with the next look.
    return result.kind === 'accepted' && !(state === 'completed' && underWay.includes(result.answer.status));
  };
};

/** The label of the channel, as the floor prints it; none where it has none yet. */
const keptLabel = async (
  files: SalesNeeds['files'],
  { saleNo, shopId }: { saleNo: string; shopId: number },
  readLabel: ReadLabel,
): Promise<Label | undefined> => {
  const read = await readLabel();
  if (read.kind === 'failed' || read.value.contentType !== 'application/pdf' || read.value.trackingNo === '') return undefined;
  const { file, contentType, trackingNo: logNo, carrier } = read.value;
  const fileId = await files.keepMade(file, { accountId: 'channels', shopId, contentType, name: `label-${saleNo}.pdf` });
  return { url: fileUrl(fileId, 'pdf'), logNo, carrier };
};

/** Carries what a channel says of prices to where they are kept. */
export const quotesTaken =
  (pool: Pool, clock: Clock): TakeQuotes =>
  (quotes) =>
    recordQuotes(
      { pool, now: clock.now() },
      quotes.map(({ channel, variant, lowestCents, highestBidCents, lastSaleCents, asOf, readAt }) => ({
        channel,
        sku: variant.sku,
        size: variant.size,
        lowestCents: lowestCents ?? null,
        highestBidCents: highestBidCents ?? null,
        lastSaleCents: lastSaleCents ?? null,
        depth: 'top' as const,
        asOfMs: asOf === undefined ? readAt.getTime() : Date.parse(asOf),
      })),
    );
