import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import type { Destination } from '#kernel/outbox/destination.ts';
import { carrierDestinationName, type CarrierHub, type Heard } from '#services/aggregates/carriers/carrier-hub.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { shippingLabelStream, type ShippingLabel } from '#services/aggregates/shipping-label/shipping-label.ts';
import { journalStream } from '#services/aggregates/wallet/postings/journal.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { entryOf, takeOrderLabelNews } from '../order-labels/order-label-news.ts';
import { insuredCents } from '../shipping/label-source.ts';
import { takeLabelNews, type LabelNews } from './label-news.ts';

interface Parts {
  hub: CarrierHub;
  log: EventLog;
  commands: Commands;
  clock: Clock;
  /** Keeps the file of a label and answers its url. */
  keepLabel(file: Buffer, label: { labelNo: string; shopId: number }): Promise<string>;
  /** Orders that ship under a number and were not given up. */
  ordersUnder(logNo: string): Promise<readonly string[]>;
}

const bodySchema = z.object({ labelNo: z.string() });

type Connected = ShippingLabel & { quote: NonNullable<ShippingLabel['quote']> };

/**
 * Brings a label to where it should stand: bought from its carrier, given back, or looked after. The hub is always asked before it is told: what was carried out
 * and not answered is found there, and nothing is bought twice. What is not heard is asked again later.
 */
export const carrierDestination = ({ hub, log, commands, clock, keepLabel, ordersUnder }: Parts): Destination => {
  const actor = { accountId: 'carriers', name: 'Carriers', terminal: 'system' } as const;

  const take = async (labelNo: string, news: LabelNews, cause: string): Promise<void> => {
    const result = await commands.run({ actor, correlationId: cause, causationId: cause }, async (load) => {
      const label = (await load.one(shippingLabelStream, labelNo))!;
      const wallet = await load.one(walletStream, label.shopId);
      const under = news.kind === 'scanned' ? await ordersUnder(label.logNo) : [];
      const orders = (await load.many(orderStream, under)).filter((order) => order !== undefined);
      const states = { label, wallet, orders };
      const bearer = label.forOrder === undefined ? undefined : await load.one(orderStream, label.forOrder);
      const decision = bearer
        ? takeOrderLabelNews(news, { ...states, bearer, entry: load.create(journalStream, entryOf(labelNo, news)) }, clock.now())
        : takeLabelNews(news, states, clock.now());
      return 'rejected' in decision ? decision : { decision, answer: null };
    });
    if (result.kind === 'rejected') throw new Error(`What the carrier said was refused: ${result.rejection.rejected}.`);
  };

  const order = async (label: Connected, cause: string): Promise<void> => {
    const found = heard(await hub.find(label.quote.shipmentId));
    const bought = found.bought ? { kind: 'heard' as const, value: found } : await hub.buy(label.quote, insuredCents(label.declaredValueCents));
    if (bought.kind === 'refused') return take(label.labelNo, { kind: 'declined', reason: bought.reason }, cause);
    const { bought: there } = heard(bought);
    if (!there) throw new Error('The hub has bought nothing.');
    const url = await keepLabel(heard(await hub.label(there.labelUrl)), label);
    await take(label.labelNo, { kind: 'issued', logNo: there.logNo, url, costCents: there.costCents }, cause);
  };

  const giveBack = async (label: Connected, cause: string): Promise<void> => {
    // A refusal stands until an administrator has it asked again.
    if (label.voidRefused !== undefined) return;
    const found = heard(await hub.find(label.quote.shipmentId));
    const isAsked = found.refund === 'submitted' || found.refund === 'refunded';
    const answer = isAsked ? { kind: 'heard' as const, value: found } : await hub.void(label.quote.shipmentId);
    if (answer.kind === 'refused') return take(label.labelNo, { kind: 'voidRefused', reason: answer.reason }, cause);
    const { refund } = heard(answer);
    if (refund === 'refunded') await take(label.labelNo, { kind: 'refunded' }, cause);
    if (refund === 'rejected') await take(label.labelNo, { kind: 'voidRefused', reason: 'rejected' }, cause);
  };

  const lookAfter = async (label: Connected, cause: string): Promise<void> => {
    const { scans } = heard(await hub.find(label.quote.shipmentId));
    if (scans.length > 0) await take(label.labelNo, { kind: 'scanned', scans }, cause);
  };

  return {
    name: carrierDestinationName,
    async deliver({ messageId, body }) {
      const label = await stateOf(log, shippingLabelStream, bodySchema.parse(body).labelNo);
      if (!label || !isConnected(label)) return;
      if (label.state === 'ordered') await order(label, messageId);
      if (label.state === 'voided') await giveBack(label, messageId);
      if (label.state === 'bought') await lookAfter(label, messageId);
    },
    // Three calls, fifteen seconds each; the database has the rest.
    timeoutMs: 60_000,
  };
};

const isConnected = (label: ShippingLabel): label is Connected => label.quote !== undefined;

/** What was not heard is asked again; nobody refuses to be asked. */
const heard = <Value>(answer: Heard<Value>): Value => {
  if (answer.kind === 'heard') return answer.value;
  throw new Error(/^HTTP status \d{3}$/.test(answer.reason) ? answer.reason : `The hub was not heard: ${answer.kind}.`);
};
