import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C, label } from './bodies.ts';
import { accepted, apply, approve, cancelOutbound, pack, pick, sell, ship, shortPick } from './steps.ts';
import { otherSeller, reviewer, seller } from './viewers.ts';
import { world, type World } from './world.ts';
import { penaltyOf } from '#contracts/sales/penalties.ts';
import { platformOf } from '#contracts/sales/sale-platforms.ts';
import { saleIdOf, saleStream, type Sale } from '#services/aggregates/sale/sale.ts';
import { completeOrderRoute } from '#services/outbound/complete-order.ts';
import { reportExceptionRoute, resumeOrderRoute } from '#services/outbound/report-exception.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { cancelSaleRoute } from '#services/sales/cancel-sale.ts';
import {
  archiveSaleRoute,
  changeSalePriceRoute,
  closeSaleRoute,
  processSaleRoute,
  raiseSaleIssueRoute,
  returnSaleRoute,
  settleSaleIssueRoute,
} from '#services/sales/move-sale.ts';
import { reassignSaleRoute } from '#services/sales/reassign-sale.ts';
import { cancelSaleOf, recordSale, recordSaleRoute, type RecordSaleContext, type SaleNotice } from '#services/sales/record-sale.ts';
import { listAgainAfterSale, listAgainOnceOver } from '#services/listings/list-again.ts';
import { keepSaleRoute, resolveOversale } from '#services/sales/resolve-oversale.ts';
import { payOutSaleRoute, refundSaleRoute } from '#services/sales/settle-sale.ts';
import { tellSale, type SaleNews } from '#services/sales/tell-sale.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { confirmed, requested } from '#services/aggregates/listing/listing-examples.ts';
import { listingStream } from '#services/aggregates/listing/listing.ts';
import { confirmOperation } from '#services/aggregates/listing/operations.ts';
import { fact } from '#tests/support/facts.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B);
});

const sold = (oneId: string, saleNo = 'S-1', more: object = {}) => ({ channel: 'stockMarket', saleNo, oneId, priceCents: 21_000, ...more });
const record = (oneId: string, saleNo = 'S-1', more: object = {}) => accepted(w.call(recordSaleRoute, reviewer, sold(oneId, saleNo, more)));
const saleOf = (saleId: string): Sale => w.state(saleStream, saleId);
const reason = 'asked by mail';

/** As whoever reads the channels tells it. */
const parts = (oneIds: readonly string[]): RecordSaleContext => ({
  commands: w.commands,
  numbers: w.numbers,
  now: () => new Date('2025-11-21T09:00:00Z'),
  context: { actor: { accountId: 'system', name: 'system', terminal: 'system' }, correlationId: 'c', causationId: 'c' },
  listingOf: async ({ externalId }) => (oneIds.length > 0 ? { listingId: externalId.replace('X-', ''), oneIds } : undefined),
});

const tell = (notice: Partial<SaleNotice> & { saleNo: string }, oneIds: readonly string[]) =>
  accepted(
    recordSale(parts(oneIds), {
      channel: 'asiaMarket',
      accountId: 'operator',
      externalId: notice.channel === 'kickExchange' ? 'X-L-2' : 'X-L-1',
      priceCents: 21_000,
      currency: 'USD',
      state: '2000',
      soldAt: '2025-11-21T09:00:00.000Z',
      ...notice,
    }),
  );

const shipped = async (saleId: string): Promise<void> => {
  const { oneId, oddNo } = saleOf(saleId);
  await pick(w, oddNo!, oneId);
  await pack(w, oddNo!, [oneId]);
  await ship(w, oddNo!);
};

describe('Rule: a sale locks its item and sends it to the floor at once', () => {
  it('as an order of type 14 that goes straight to the platform, by the date and under the label of the channel', async () => {
    const shipBy = '2025-11-23T09:00:00.000Z';
    const { saleId, oddNo, status } = await record(A, 'S-1', { shipBy, label: label() });
    expect(status).toBe('pending');
    expect(saleId).toBe(saleIdOf('stockMarket', 'S-1'));
    expect(w.order(oddNo)).toMatchObject({
      kind: 'directOutbound',
      state: 'pendingOutbound',
      oneIds: [A],
      dropship: true,
      dueAt: shipBy,
      label: label(),
      platform: platformOf('stockMarket'),
      soldAs: { saleId, platOrderNo: 'S-1', soldPrice: 21_000 },
    });
    expect(w.item(A)).toMatchObject({ state: 'outbounding.pending', dropship: true, saleId, oddNo });
  });

  it('and whoever asks for the item is told to wait for the order (R8.25)', async () => {
    await record(A);
    await expect(apply(w, 3, [A])).rejects.toThrow('ItemSold');
  });

  it('under a number of the platform that is one sale', async () => {
    await record(A);
    expect(await w.call(recordSaleRoute, reviewer, sold(B))).toMatchObject({ rejection: { rejected: 'PlatformOrderTaken' } });
    expect(w.item(B).state).toBe('available');
  });

  it('by its consignment, where it is consigned', async () => {
    const oddNo = await apply(w, 6, [A]);
    await approve(w, oddNo);
    expect(await record(A)).toMatchObject({ oddNo, status: 'pending' });
    expect(w.order(oddNo)).toMatchObject({ state: 'pendingOutbound', sale: { oneId: A, platOrderNo: 'S-1', soldPrice: 21_000 } });
    expect(w.item(A).state).toBe('onConsignment.sold');
  });

  it('but nobody picks it while its buyer may cancel', async () => {
    const pickableAt = '2025-11-21T10:10:00.000Z';
    const answer = await tell({ saleNo: 'S-1', pickableAt }, [A]);
    const { oddNo } = saleOf(answer.saleId);
    await expect(pick(w, oddNo!, A)).rejects.toThrow('NotPickableYet');
    expect(w.item(A).state).toBe('outbounding.pending');
  });
});

describe('Rule: a notice is told as often as the channel likes, and is one sale', () => {
  it('by a hook and by asking', async () => {
    const first = await tell({ saleNo: 'S-1' }, [A, B]);
    expect(await tell({ saleNo: 'S-1' }, [A, B])).toMatchObject({ ...first, status: 'pending' });
    expect(w.item(B).state).toBe('available');
  });

  it('of stock, the first that is there is sold', async () => {
    await record(A);
    const { saleId } = await tell({ saleNo: 'S-2' }, [A, B]);
    expect(saleOf(saleId)).toMatchObject({ status: 'pending', oneId: B, listingId: 'L-1' });
  });

  it('of a listing that nobody knows, it is not a sale yet', async () => {
    await expect(tell({ saleNo: 'S-3' }, [])).rejects.toThrow('ListingUnknown');
  });
});

describe('Rule: what a buyer has reserved is kept for them, and leaves once they have paid', () => {
  const reserve = (saleNo: string) => tell({ saleNo, channel: 'shortVideo', reserved: true }, [A]);

  it('locked, its order held until then', async () => {
    const { saleId, oddNo, status } = await reserve('S-1');
    expect(status).toBe('running');
    expect([w.item(A).saleId, w.order(oddNo!).state]).toEqual([saleId, 'exception']);
    expect(await w.call(resumeOrderRoute, reviewer, { oddNo })).toMatchObject({ rejection: { rejected: 'SaleNotPaid' } });
    expect(await reserve('S-1')).toMatchObject({ status: 'running' });
    expect(await tell({ saleNo: 'S-1', channel: 'shortVideo' }, [A])).toEqual({ saleId, oddNo, status: 'pending' });
    expect(w.order(oddNo!).state).toBe('pendingOutbound');
    await pick(w, oddNo!, A);
  });

  it('sold elsewhere meanwhile, it is oversold', async () => {
    const { saleId } = await reserve('S-1');
    const other = await record(A, 'S-2');
    expect(saleOf(other.saleId).heldBy).toBe(saleId);
  });

  it('given back when they do not pay', async () => {
    const { saleId, oddNo } = await reserve('S-1');
    const context = { actor: { accountId: 'system', name: 'system', terminal: 'system' as const }, correlationId: 'c', causationId: 'c' };
    const notice = { channel: 'shortVideo', saleNo: 'S-1', cause: 'expired', reason: 'not paid in time' } as const;
    expect(await accepted(cancelSaleOf({ commands: w.commands, context }, notice))).toEqual({ saleId, status: 'cancelled' });
    expect(await accepted(cancelSaleOf({ commands: w.commands, context }, notice))).toEqual({ saleId, status: 'cancelled' });
    expect([w.item(A).state, w.order(oddNo!).state]).toEqual(['available', 'cancelled']);
  });
});

describe('Rule: what is sold twice is oversold, and goes on with another item or is given up', () => {
  it('names the sale that was first', async () => {
    const first = await record(A);
    const second = await record(A, 'S-2', { channel: 'kickExchange' });
    expect(second).toMatchObject({ status: 'withIssue', oddNo: null });
    expect(saleOf(second.saleId).heldBy).toBe(first.saleId);
    expect(w.item(A).saleId).toBe(first.saleId);
  });

  it('names the order that its seller asked for', async () => {
    const oddNo = await apply(w, 3, [A]);
    const { saleId } = await record(A);
    expect(saleOf(saleId)).toMatchObject({ status: 'withIssue', heldBy: oddNo });
  });

  it('goes on with one that is alike', async () => {
    await record(A);
    const { saleId } = await record(A, 'S-2');
    expect(await accepted(w.call(reassignSaleRoute, reviewer, { saleId, twin: B }))).toMatchObject({ status: 'pending' });
    expect(saleOf(saleId)).toMatchObject({ oneId: B, heldBy: undefined });
    expect(w.item(B)).toMatchObject({ state: 'outbounding.pending', saleId });
    expect(w.order(saleOf(saleId).oddNo!)).toMatchObject({ oneIds: [B], soldAs: { saleId } });
  });

  it('and with no other', async () => {
    await w.shelved(C, { sku: 'OTHER-1' });
    await record(A);
    const { saleId } = await record(A, 'S-2');
    for (const twin of [A, C]) {
      expect(await w.call(reassignSaleRoute, reviewer, { saleId, twin })).toMatchObject({
        rejection: { rejected: 'SaleSubstituteUnfit', field: 'twin' },
      });
    }
    const { saleId: sound } = await record(B, 'S-3');
    expect(await w.call(reassignSaleRoute, reviewer, { saleId: sound, twin: C })).toMatchObject({ rejection: { rejected: 'SaleNotOversold' } });
    expect(await w.call(settleSaleIssueRoute, reviewer, { saleId })).toMatchObject({ rejection: { rejected: 'SaleIsOversold' } });
  });

  it('given up, it leaves the first alone, and says what it costs', async () => {
    const first = await record(A);
    const { saleId } = await record(A, 'S-2');
    await accepted(w.call(cancelSaleRoute, reviewer, { saleId, reason, penaltyCents: 3_150 }));
    expect(saleOf(saleId).status).toBe('cancelled');
    expect(w.item(A).saleId).toBe(first.saleId);
    expect(w.ownerOf('sold', A)).toBe(first.saleId);
  });
});

describe('Rule: a sale is cancelled until its goods have left (R4.39)', () => {
  it('and the item is free to be sold again', async () => {
    const { saleId, oddNo } = await record(A);
    await accepted(w.call(cancelSaleRoute, reviewer, { saleId, reason }));
    expect(w.order(oddNo).state).toBe('cancelled');
    expect(w.item(A)).toMatchObject({ state: 'available', saleId: undefined });
    expect(await record(A, 'S-2')).toMatchObject({ status: 'pending' });
  });

  it('picked, it walks back to a shelf first', async () => {
    const { saleId, oddNo } = await record(A);
    await pick(w, oddNo, A);
    await accepted(w.call(cancelSaleRoute, reviewer, { saleId, reason }));
    expect(w.item(A).state).toBe('inspected');
  });

  it('not afterwards: then it is returned (R4.38)', async () => {
    const { saleId } = await record(A);
    expect(await w.call(returnSaleRoute, reviewer, { saleId, reason })).toMatchObject({ rejection: { rejected: 'SaleStatusForbids' } });
    await shipped(saleId);
    expect(await w.call(cancelSaleRoute, reviewer, { saleId, reason })).toMatchObject({ rejection: { rejected: 'SaleStatusForbids' } });
    expect(await accepted(w.call(returnSaleRoute, reviewer, { saleId, reason }))).toMatchObject({ status: 'returning' });
    expect(await accepted(w.call(refundSaleRoute, reviewer, { saleId }))).toMatchObject({ status: 'completedWithRefund' });
    expect(w.postings()).toEqual({});
  });
});

describe('Rule: the price of a sale stands once it is shipped (R8.28)', () => {
  it('for its seller and for administrators', async () => {
    const { saleId } = await record(A);
    await accepted(w.call(changeSalePriceRoute, seller, { saleId, priceCents: 20_000, reason }));
    expect(saleOf(saleId).priceCents).toBe(20_000);
    expect(await w.call(changeSalePriceRoute, otherSeller, { saleId, priceCents: 1_000, reason })).toMatchObject({
      rejection: { rejected: 'NotFound' },
    });
    await shipped(saleId);
    await accepted(w.call(raiseSaleIssueRoute, reviewer, { saleId, reason }));
    expect(await w.call(changeSalePriceRoute, reviewer, { saleId, priceCents: 19_000, reason })).toMatchObject({
      rejection: { rejected: 'SaleIsShipped' },
    });
  });
});

describe('Rule: what was consigned is sold for what its order was sold for', () => {
  it('and nobody changes that', async () => {
    const oddNo = await apply(w, 6, [A]);
    await approve(w, oddNo);
    const { saleId } = await record(A);
    expect(await w.call(changeSalePriceRoute, reviewer, { saleId, priceCents: 20_000, reason })).toMatchObject({
      rejection: { rejected: 'SaleIsConsigned' },
    });
  });
});

describe('Rule: a sale is paid out once, by the figure of its channel (R4.42)', () => {
  it('gross, with what the channel kept of it; its order is completed', async () => {
    const { saleId, oddNo } = await record(A);
    expect(await w.call(payOutSaleRoute, reviewer, { saleId })).toMatchObject({ rejection: { rejected: 'SaleStatusForbids' } });
    await shipped(saleId);
    await accepted(w.call(processSaleRoute, reviewer, { saleId }));
    expect(await accepted(w.call(payOutSaleRoute, reviewer, { saleId, payoutCents: 18_480 }))).toEqual({
      saleId,
      status: 'salesCompleted',
      payoutCents: 18_480,
      differs: true,
    });
    expect(w.postings()).toEqual({ [`consignmentCollection-${oddNo}`]: 21_000, [`platformFee-${oddNo}`]: -2_520 });
    expect(w.state(walletStream, '7').postedCents).toBe(18_480);
    expect(w.order(oddNo).state).toBe('completed');
    expect(await w.call(payOutSaleRoute, reviewer, { saleId })).toMatchObject({ rejection: { rejected: 'SaleStatusForbids' } });
  });

  it('what comes back afterwards goes out of the wallet again', async () => {
    const { saleId, oddNo } = await record(A);
    await shipped(saleId);
    await accepted(w.call(payOutSaleRoute, reviewer, { saleId, payoutCents: 18_480 }));
    await accepted(w.call(returnSaleRoute, reviewer, { saleId, reason }));
    await accepted(w.call(refundSaleRoute, reviewer, { saleId }));
    expect(w.postings()).toMatchObject({ [`platformReturnDeduction-${oddNo}`]: -18_480 });
    expect(w.state(walletStream, '7').postedCents).toBe(0);
  });

  it('without a figure by the rate cards, and then nothing differs', async () => {
    const { saleId } = await record(A);
    await shipped(saleId);
    expect(await accepted(w.call(payOutSaleRoute, reviewer, { saleId }))).toMatchObject({ payoutCents: 21_000, differs: false });
  });

  it('a consignment that its order has paid for is not paid again', async () => {
    const oddNo = await apply(w, 6, [A]);
    await approve(w, oddNo);
    const { saleId } = await record(A);
    await shipped(saleId);
    await accepted(w.call(payOutSaleRoute, reviewer, { saleId }));
    expect(w.order(oddNo).state).toBe('completed');
    expect(w.postings()).toEqual({ [`consignmentCollection-${oddNo}`]: 21_000 });
  });
});

describe('Rule: what is over is archived or closed, and a closed sale offers nothing more (R4.40, R4.45)', () => {
  it('not before', async () => {
    const { saleId } = await record(A);
    expect(await w.call(archiveSaleRoute, reviewer, { saleId })).toMatchObject({ rejection: { rejected: 'SaleStatusForbids' } });
    await accepted(w.call(cancelSaleRoute, reviewer, { saleId, reason }));
    expect(await accepted(w.call(archiveSaleRoute, reviewer, { saleId }))).toMatchObject({ status: 'archived' });
    expect(await accepted(w.call(closeSaleRoute, reviewer, { saleId, reason }))).toMatchObject({ status: 'closed' });
    expect(await w.call(archiveSaleRoute, reviewer, { saleId })).toMatchObject({ rejection: { rejected: 'SaleStatusForbids' } });
  });
});

describe('Rule: a sale with an issue goes on where it stood (R4.41)', () => {
  it('inside, and with the platform', async () => {
    const { saleId } = await record(A);
    await accepted(w.call(raiseSaleIssueRoute, seller, { saleId, reason }));
    expect(await accepted(w.call(settleSaleIssueRoute, reviewer, { saleId }))).toMatchObject({ status: 'pending' });
    await shipped(saleId);
    await accepted(w.call(raiseSaleIssueRoute, reviewer, { saleId, reason }));
    expect(await accepted(w.call(settleSaleIssueRoute, reviewer, { saleId }))).toMatchObject({ status: 'inProgress' });
  });
});

describe('Rule: where its order goes, a sale goes too', () => {
  it('to the platform', async () => {
    const { saleId, oddNo } = await record(A);
    await shipped(saleId);
    expect(saleOf(saleId)).toMatchObject({ status: 'inProgress', shipped: true });
    expect(w.order(oddNo).state).toBe('outOfWarehouse');
  });

  it('into trouble and out of it', async () => {
    const { saleId, oddNo } = await record(A);
    await accepted(w.call(reportExceptionRoute, reviewer, { oddNo, reason: 'wet box' }));
    expect(saleOf(saleId).status).toBe('withIssue');
    await accepted(w.call(resumeOrderRoute, reviewer, { oddNo }));
    expect(saleOf(saleId).status).toBe('pending');
  });

  it('with the item that the floor sends in its place', async () => {
    const { saleId, oddNo } = await record(A);
    await accepted(shortPick(w, oddNo, A, { reason: 'not there', twin: B }));
    expect(saleOf(saleId)).toMatchObject({ status: 'pending', oneId: B, oddNo });
    expect(w.item(B)).toMatchObject({ saleId, dropship: true });
    expect([w.ownerOf('sold', A), w.ownerOf('sold', B)]).toEqual([undefined, saleId]);
  });

  it('an order that the office takes back leaves its sale with an issue', async () => {
    const { saleId, oddNo } = await record(A);
    await cancelOutbound(w, oddNo);
    expect(saleOf(saleId).status).toBe('withIssue');
    await accepted(w.call(cancelSaleRoute, reviewer, { saleId, reason }));
    expect(w.ownerOf('sold', A)).toBeUndefined();
  });

  it('a consignment that is marked as sold is a sale, and is paid out with its order', async () => {
    const oddNo = await apply(w, 6, [A]);
    await approve(w, oddNo);
    await sell(w, oddNo);
    const saleId = saleIdOf('stockMarket', `M-${oddNo}`);
    expect(saleOf(saleId)).toMatchObject({ status: 'pending', consigned: true, oneId: A, oddNo });
    await shipped(saleId);
    await accepted(w.call(completeOrderRoute, reviewer, { oddNo }));
    expect(saleOf(saleId)).toMatchObject({ status: 'salesCompleted', paid: { grossCents: 21_000, payoutCents: 21_000 } });
    expect(await w.call(payOutSaleRoute, reviewer, { saleId })).toMatchObject({ rejection: { rejected: 'SaleStatusForbids' } });
  });
});

describe('Rule: what was sold twice, and what nobody has settled, is settled by itself', () => {
  const settle = (saleId: string, twins: readonly string[] = []) =>
    accepted(
      w.commands.run(
        { actor: { accountId: 'system', name: 'system', terminal: 'system' }, correlationId: 'c', causationId: 'c' },
        resolveOversale({ saleId, twins, oddNo: 'OC9999', applicantId: 'system' }),
      ),
    );

  it('by another item that is alike', async () => {
    await record(A);
    const { saleId } = await record(A, 'S-2');
    await w.shelved(C, { sku: 'OTHER-1' });
    expect(await settle(saleId, [C, B])).toBe('twin');
    expect(saleOf(saleId)).toMatchObject({ status: 'pending', oneId: B, oddNo: 'OC9999' });
    expect(await settle(saleId, [])).toBe('none');
  });

  it('or by giving up the one whose penalty is least: the second', async () => {
    const first = await record(A, 'S-1', { channel: 'kickExchange' });
    const { saleId } = await record(A, 'S-2', { channel: 'auction' });
    expect(await settle(saleId)).toBe('cancelled');
    expect(saleOf(saleId).status).toBe('cancelled');
    expect(w.item(A).saleId).toBe(first.saleId);
  });

  it('or the first, as long as nobody has begun to pick it', async () => {
    const first = await record(A, 'S-1', { channel: 'auction' });
    const { saleId } = await record(A, 'S-2', { channel: 'kickExchange' });
    expect(await settle(saleId)).toBe('otherCancelled');
    expect([saleOf(first.saleId).status, saleOf(saleId).status]).toEqual(['cancelled', 'pending']);
    expect(w.item(A)).toMatchObject({ state: 'outbounding.pending', saleId, oddNo: 'OC9999' });
    expect(w.order(first.oddNo).state).toBe('cancelled');
    expect(w.ownerOf('sold', A)).toBe(saleId);
  });

  it('as an administrator chooses it, whatever it costs', async () => {
    const first = await record(A, 'S-1');
    const second = await record(A, 'S-2', { channel: 'kickExchange' });
    expect(await accepted(w.call(keepSaleRoute, reviewer, { saleId: second.saleId }))).toMatchObject({ status: 'pending' });
    expect([saleOf(first.saleId).status, w.item(A).saleId]).toEqual(['cancelled', second.saleId]);
    expect(await w.call(keepSaleRoute, reviewer, { saleId: second.saleId })).toMatchObject({ rejection: { rejected: 'SaleNotOversold' } });
    const third = await record(A, 'S-3');
    await pick(w, saleOf(second.saleId).oddNo!, A);
    expect(await w.call(keepSaleRoute, reviewer, { saleId: third.saleId })).toMatchObject({ rejection: { rejected: 'SaleStays' } });
  });

  it('then it is kept whatever it costs', async () => {
    const first = await record(A, 'S-1', { channel: 'auction' });
    const { saleId } = await record(A, 'S-2', { channel: 'stockMarket' });
    await pick(w, first.oddNo, A);
    expect(await settle(saleId)).toBe('cancelled');
    expect(saleOf(first.saleId).status).toBe('pending');
  });
});

describe('Rule: what failing a sale costs is worked out by its channel', () => {
  it.each([
    ['stockMarket', 21_000, 3_150],
    ['stockMarket', 5_000, 1_500],
    ['kickExchange', 20_000, 5_500],
    ['market', 20_000, 0],
  ] as const)('%s of %i: %i', (channel, priceCents, cents) => expect(penaltyOf(channel, priceCents)).toBe(cents));
});

describe('Rule: what is sold is offered nowhere else', () => {
  const offered = async (listingId: string, channel: ChannelKind): Promise<void> => {
    const asked = requested({ listingId, channel, oneIds: [A], shopId: 7 });
    await w.given(
      fact(listingStream, listingId, asked, confirmed('publish', { priceCents: 20_000, externalId: `X-${listingId}` })),
      fact(itemStream, A, { type: 'ItemListed', data: { listingId, channel } }),
    );
  };
  const listing = (listingId: string) => w.state(listingStream, listingId);

  beforeEach(async () => {
    await offered('L-1', 'asiaMarket');
    await offered('L-2', 'kickExchange');
  });

  it('the listing by which it was sold is over, and the others are to end', async () => {
    const { saleId } = await tell({ saleNo: 'S-1', externalId: 'X-L-1' }, [A]);
    expect(listing('L-1').status).toBe('sold');
    expect(listing('L-2')).toMatchObject({ status: 'ending', delistWhy: 'sold' });
    expect(w.item(A)).toMatchObject({ state: 'outbounding.pending', saleId, listings: { 'L-2': 'kickExchange' } });
  });

  it('in the same moment as the item is locked', async () => {
    await tell({ saleNo: 'S-1', externalId: 'X-L-1' }, [A]);
    const last = w.events().slice(-8);
    expect(new Set(last.filter(({ type }) => /Sale|Listing|Delist|Order/.test(type)).map(({ recordedAt }) => recordedAt)).size).toBe(1);
  });

  it('an administrator who records it ends them too, the one of its channel as sold', async () => {
    await record(A, 'S-1', { channel: 'kickExchange' });
    expect([listing('L-1').status, listing('L-2').status]).toEqual(['ending', 'sold']);
  });

  it('sold there as well before it had ended, it is oversold', async () => {
    await tell({ saleNo: 'S-1', externalId: 'X-L-1' }, [A]);
    const second = await tell({ saleNo: 'S-2', channel: 'kickExchange' }, [A]);
    expect(second.status).toBe('withIssue');
    expect(listing('L-2').status).toBe('sold');
  });
});

describe('Rule: a sale that is given up leaves its item on every platform where it was (R4.39)', () => {
  const offered = async (listingId: string, channel: ChannelKind): Promise<void> => {
    const asked = requested({ listingId, channel, oneIds: [A], shopId: 7, priceCents: 20_000 });
    await w.given(
      fact(listingStream, listingId, asked, confirmed('publish', { priceCents: 20_000, externalId: `X-${listingId}` })),
      fact(itemStream, A, { type: 'ItemListed', data: { listingId, channel } }),
    );
  };
  const listing = (listingId: string) => w.state(listingStream, listingId);
  const now = new Date('2025-11-21T10:00:00Z');
  const ends = (listingId: string) => w.run(confirmOperation({ listingId, opId: listing(listingId).asked.withdraw!, now }));
  const follows = async (saleId: string, ...ended: readonly string[]) => {
    await w.run(listAgainAfterSale({ saleId }, now));
    for (const listingId of ended) await w.run(listAgainOnceOver({ listingId }, now));
  };
  const givesUp = (saleId: string) => accepted(w.call(cancelSaleRoute, reviewer, { saleId, reason }));

  beforeEach(async () => {
    await offered('L-1', 'asiaMarket');
    await offered('L-2', 'kickExchange');
  });

  it('at the price that a person set last, by a listing that says which it takes up', async () => {
    const { saleId } = await tell({ saleNo: 'S-1', externalId: 'X-L-1' }, [A]);
    await ends('L-2');
    await givesUp(saleId);
    await follows(saleId);
    await follows(saleId, 'L-2');
    expect([listing('L-1').status, listing('L-2').status]).toEqual(['sold', 'ended']);
    for (const listingId of ['L-1.2', 'L-2.2'])
      expect(listing(listingId)).toMatchObject({ status: 'publishing', oneIds: [A], desired: { priceCents: 20_000, live: true } });
    expect(w.item(A)).toMatchObject({ state: 'available', listings: { 'L-1.2': 'asiaMarket', 'L-2.2': 'kickExchange' } });
    expect(listing('L-1.3').status).toBeUndefined();
  });

  it('where a platform has not ended it yet, once it has', async () => {
    const { saleId } = await tell({ saleNo: 'S-1', externalId: 'X-L-1' }, [A]);
    await givesUp(saleId);
    await follows(saleId);
    expect([listing('L-1.2').status, listing('L-2.2').status]).toEqual(['publishing', undefined]);
    await ends('L-2');
    await follows(saleId, 'L-2');
    expect(listing('L-2.2').status).toBe('publishing');
  });

  it('not while the sale goes on, nor where the item is promised to somebody', async () => {
    const { saleId } = await tell({ saleNo: 'S-1', externalId: 'X-L-1' }, [A]);
    await ends('L-2');
    await follows(saleId, 'L-2');
    await givesUp(saleId);
    await record(A, 'S-2');
    await follows(saleId, 'L-2');
    expect([listing('L-1.2').status, listing('L-2.2').status]).toEqual([undefined, undefined]);
  });

  it('and the sale that came second takes what the first gave up', async () => {
    const first = await record(A, 'S-1');
    const second = await record(A, 'S-2', { channel: 'kickExchange' });
    expect(second.status).toBe('withIssue');
    await givesUp(first.saleId);
    await w.run(resolveOversale({ saleId: second.saleId, twins: [], oddNo: 'ODD-2', applicantId: 'oversales' }));
    expect(saleOf(second.saleId)).toMatchObject({ status: 'pending', oneId: A });
    expect(w.item(A)).toMatchObject({ state: 'outbounding.pending', saleId: second.saleId });
  });
});

describe('Rule: a channel tells of a sale in whatever order, and it comes to the same', () => {
  const news = (state: SaleNews['state'], more: Partial<SaleNews> = {}) =>
    tellSale(parts([A]), {
      channel: 'stockMarket',
      accountId: 'operator',
      externalId: 'X-1',
      saleNo: 'S-1',
      priceCents: 21_000,
      currency: 'USD',
      soldAt: '2025-11-21T09:00:00.000Z',
      state,
      ...more,
    });
  const saleId = saleIdOf('stockMarket', 'S-1');

  it('paid only once it has left', async () => {
    await news('completed', { payoutCents: 18_480 });
    expect(saleOf(saleId).status).toBe('pending');
    await shipped(saleId);
    await news('processed');
    await news('completed', { payoutCents: 18_480 });
    await news('completed', { payoutCents: 18_480 });
    await news('pending');
    expect(saleOf(saleId)).toMatchObject({ status: 'salesCompleted', paid: { payoutCents: 18_480 } });
    expect(w.state(walletStream, '7').postedCents).toBe(18_480);
  });

  it('a state that nobody knows is kept word for word', async () => {
    await news('pending');
    await news('error', { foreign: 'LIMBO' });
    expect(saleOf(saleId).status).toBe('error');
    expect(await accepted(w.call(settleSaleIssueRoute, reviewer, { saleId }))).toMatchObject({ status: 'pending' });
  });

  it('cancelled before it was seen, it is nothing; afterwards the item is free', async () => {
    expect(await news('cancelled')).toMatchObject({ rejection: { rejected: 'NotFound' } });
    await news('pending');
    await news('cancelled');
    expect([saleOf(saleId).status, w.item(A).state]).toEqual(['cancelled', 'available']);
  });
});
