import { describe, expect, it } from 'vitest';
import { newScans, type ParcelScan } from '#contracts/labels/shipping/parcel-statuses.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import { reactionsTo } from '#kernel/processes/react.ts';
import { applied, events } from '#services/aggregates/order/order-examples.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { shippingLabelStream } from '#services/aggregates/shipping-label/shipping-label.ts';
import { labelFee } from '#services/aggregates/wallet/postings/label-postings.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';
import { aRecharge } from '#tests/support/postings.ts';
import { basisOfLabel } from '../shipping/label-basis.ts';
import { retryVoid } from '../shipping/retry-void.ts';
import { followLabels } from './follow-labels.ts';
import { takeLabelNews, type LabelNews, type LabelStates } from './label-news.ts';

const now = new Date('2026-11-28T12:00:00.000Z');
const place = { country: 'US', street: '1 Main St', phone: '+1 201 555 0101' };
const price = { postageCents: 900, signatureCents: 0, insuranceCents: 0, feeCents: 900, billedGrams: 1_400 };
const purchase: Extract<LabelEvent, { type: 'LabelBought' }> = {
  type: 'LabelBought',
  data: {
    labelNo: 'SL-1',
    shopId: 7,
    carrier: 'USPS',
    service: 'uspsGround',
    quote: { shipmentId: 'shp_1', rateId: 'rate_1' },
    ...price,
    declaredValueCents: 0,
    signature: 'none',
    from: { ...place, recipient: 'Sender', city: 'Newark', state: 'NJ', zipCode: '07105' },
    to: { ...place, recipient: 'Buyer', city: 'Austin', state: 'TX', zipCode: '78704' },
    parcel: { weightGrams: 1_400, lengthCm: 35, widthCm: 25, heightCm: 14 },
    zone: 7,
    boughtAt: now.toISOString(),
  },
};
const logNo = '9400111206213859496247';
const label = (...happened: LabelEvent[]) => fact(shippingLabelStream, 'SL-1', ...happened);
const fee = labelFee({ shopId: 7, id: 'SL-1', carrier: 'USPS', basis: basisOfLabel(purchase.data), now, remark: '' });
const ordered = [fact(walletStream, 7, aRecharge({ shopId: 7, id: 'RC-1', cents: 1_000, remark: '' }), fee), label(purchase)].flat();
const issued: LabelEvent = { type: 'LabelIssued', data: { labelNo: 'SL-1', logNo, url: `/files/${'a'.repeat(32)}.pdf`, costCents: 900 } };
const isVoid: LabelEvent = { type: 'LabelVoided', data: { labelNo: 'SL-1', reason: '' } };
const refused: LabelEvent = { type: 'LabelVoidRefused', data: { labelNo: 'SL-1', reason: 'rejected' } };

const hearing = (oddNos: readonly string[] = []) =>
  specification(
    (news: LabelNews, states: LabelStates) => takeLabelNews(news, states, now),
    (given) => ({
      label: given.one(shippingLabelStream, 'SL-1')!,
      wallet: given.one(walletStream, 7),
      orders: oddNos.map((oddNo) => given.one(orderStream, oddNo)!),
    }),
  );
const taking: LabelNews = { kind: 'issued', logNo, url: issued.data.url, costCents: 900 };

describe('Rule: a label has its number from its carrier, once', () => {
  it('and the shop that bought it alone may ship under it', () => {
    const { claims } = hearing()
      .given(ordered)
      .when(taking)
      .then({ id: 'SL-1', ...issued });
    expect(claims).toMatchObject([{ kind: 'label-code', owner: 'shop 7' }]);
    hearing().given(ordered, label(issued)).when(taking).thenNothingHappened();
  });

  it('and its price goes back at once where the carrier will not sell it', () => {
    const declined = hearing().given(ordered).when({ kind: 'declined', reason: 'No such street' });
    declined.then(
      { id: 'SL-1', type: 'LabelDeclined', data: { reason: 'No such street' } },
      { id: 'SL-1', type: 'LabelRefunded' },
      { id: '7', type: 'WalletPosted', data: { type: 'labelRefund' } },
    );
    expect(declined.stateAfter(walletStream, 7)).toMatchObject({ postedCents: 1_000 });
    hearing().given(ordered, label(issued)).when({ kind: 'declined', reason: 'too late' }).thenNothingHappened();
  });
});

describe('Rule: a void label is credited once its carrier has paid', () => {
  it('never before, and once', () => {
    hearing().given(ordered, label(issued)).when({ kind: 'refunded' }).thenNothingHappened();
    const credited = hearing().given(ordered, label(issued, isVoid)).when({ kind: 'refunded' });
    credited.then({ id: 'SL-1', type: 'LabelRefunded' }, { id: '7', type: 'WalletPosted', data: { type: 'labelRefund' } });
    expect(credited.stateAfter(walletStream, 7)).toMatchObject({ postedCents: 1_000 });
  });

  it('and where the carrier refuses, that stands until it is asked again', () => {
    const news: LabelNews = { kind: 'voidRefused', reason: 'rejected' };
    hearing()
      .given(ordered, label(issued, isVoid))
      .when(news)
      .then({ id: 'SL-1', ...refused });
    hearing()
      .given(ordered, label(issued, isVoid, refused))
      .when(news)
      .thenNothingHappened();
    const asking = specification(retryVoid, (given) => ({ label: given.one(shippingLabelStream, 'SL-1')! }));
    const command = { body: { labelNo: 'SL-1' } };
    asking.given(ordered, label(issued, isVoid)).when(command).thenRejected('CarrierIsAsked');
    const again = asking.given(ordered, label(issued, isVoid, refused)).when(command);
    again.then({ id: 'SL-1', type: 'LabelVoidRetried' });
    hearing()
      .given(ordered, label(issued, isVoid, refused), again.facts())
      .when(news)
      .then({ id: 'SL-1', ...refused });
  });
});

const scan = (status: ParcelScan['status'], hour: number): ParcelScan => ({
  status,
  at: `2026-11-29T${String(hour).padStart(2, '0')}:00:00.000Z`,
  text: status,
});

describe('Rule: scans move a parcel, each once and in their order', () => {
  it('whatever the order in which they come', () => {
    const told = [scan('delivered', 12), scan('announced', 1), scan('inTransit', 5), scan('inTransit', 7)];
    expect(newScans(told, undefined).map(({ status }) => status)).toEqual(['announced', 'inTransit', 'delivered']);
    expect(newScans(told, scan('inTransit', 7)).map(({ status }) => status)).toEqual(['delivered']);
    expect(newScans(told, scan('delivered', 12))).toEqual([]);
    expect(newScans([scan('inTransit', 9)], scan('delivered', 12))).toEqual([]);
  });

  const [oddNo] = [applied().data.oddNo];
  const shipped = fact(orderStream, oddNo, applied(), ...events('OrderApproved', 'OrderItemPicked', 'OrderPacked', 'OrderShipped'));
  const tracked = { type: 'OrderTracked', data: { logNo, status: 'inTransit' } };

  it('the order under its number is on its way, delivered, and over', () => {
    const under = hearing([oddNo]);
    under
      .given(ordered, label(issued), shipped)
      .when({ kind: 'scanned', scans: [scan('announced', 1), scan('inTransit', 5)] })
      .then(
        { id: 'SL-1', type: 'LabelTracked', data: { status: 'announced' } },
        { id: 'SL-1', type: 'LabelTracked', data: { status: 'inTransit' } },
        { id: oddNo, ...tracked },
      );
    under
      .given(ordered, label(issued), shipped)
      .when({ kind: 'scanned', scans: [scan('inTransit', 5), scan('delivered', 12)] })
      .then(
        { id: 'SL-1', type: 'LabelTracked' },
        { id: 'SL-1', type: 'LabelTracked' },
        { id: oddNo, ...tracked },
        { id: oddNo, type: 'OrderTracked', data: { status: 'delivered' } },
        { id: oddNo, type: 'OrderCompleted' },
      );
  });

  it('nothing of it before it has left the warehouse', () => {
    const inside = fact(orderStream, oddNo, applied(), ...events('OrderApproved', 'OrderItemPicked', 'OrderPacked'));
    hearing([oddNo])
      .given(ordered, label(issued), inside)
      .when({ kind: 'scanned', scans: [scan('inTransit', 5)] })
      .then({ id: 'SL-1', type: 'LabelTracked' });
  });

  it('what comes back after its delivery is told too', () => {
    const news: LabelNews = { kind: 'scanned', scans: [scan('delivered', 12), scan('returning', 15)] };
    const before = hearing([oddNo])
      .given(ordered, label(issued), shipped)
      .when({ kind: 'scanned', scans: [scan('delivered', 12)] });
    hearing([oddNo])
      .given(ordered, label(issued), shipped, before.facts())
      .when(news)
      .then({ id: 'SL-1', type: 'LabelTracked', data: { status: 'returning' } }, { id: oddNo, type: 'OrderTracked', data: { status: 'returning' } });
  });
});

describe('Rule: what the hub tells nothing of is asked for', () => {
  const recorded = (event: LabelEvent): RecordedEvent =>
    ({ ...event, streamId: 'label-SL-1', recordedAt: now.toISOString() }) as unknown as RecordedEvent;
  const told = (...happened: LabelEvent[]) => reactionsTo(followLabels, happened.map(recorded));

  it('from the purchase on until the parcel is delivered, or its money has come back', () => {
    expect(told(purchase).map(({ kind }) => kind)).toEqual(['schedule']);
    const delivered: LabelEvent = { type: 'LabelTracked', data: { labelNo: 'SL-1', ...scan('delivered', 12) } };
    expect(told(purchase, issued, delivered).at(-1)).toMatchObject({ kind: 'cancel', key: 'SL-1' });
    expect(told(purchase, issued, isVoid, { type: 'LabelRefunded', data: { labelNo: 'SL-1' } }).at(-1)).toMatchObject({ kind: 'cancel' });
  });

  it('nothing of a label that no carrier here has sold', () => {
    const { quote: _, ...own } = purchase.data;
    expect(told({ type: 'LabelBought', data: { ...own, logNo } })).toEqual([]);
  });

  it('ever more rarely, for sixty days', () => {
    const since = '2026-11-28T12:00:00.000Z';
    const due = (at: string) => followLabels.due('SL-1', { isConnected: true, since }, new Date(at));
    expect(due('2026-11-28T13:00:00.000Z')).toMatchObject([{ kind: 'send' }, { kind: 'schedule', at: '2026-11-28T13:30:00.000Z' }]);
    expect(due('2026-12-10T12:00:00.000Z')).toMatchObject([{ kind: 'send' }, { kind: 'schedule', at: '2026-12-11T00:00:00.000Z' }]);
    expect(due('2027-01-28T12:00:00.000Z')).toEqual([]);
  });
});
