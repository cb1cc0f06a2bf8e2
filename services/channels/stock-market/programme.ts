import type { z } from 'zod';
import { failedReading } from '../kernel/answers.ts';
import type { CallAnswer, ChannelCall, InboundItem, PricedOnWire, Programme, Reading, Session, VariantLink, VariantRef } from '../kernel/port.ts';
import { calls } from './calls.ts';
import { failureOf } from './errors.ts';
import { amountOf, centsOf, inboundOf } from './map.ts';
import { inboundsWire, inboundWire } from './wire.ts';

interface Parts {
  session: Session;
  read<Wire extends z.ZodType>(call: ChannelCall, wire: Wire): Promise<Reading<z.output<Wire>>>;
  linkOf(variant: VariantRef): Promise<Reading<VariantLink | undefined>>;
}

/** Goods that the exchange keeps and sells itself. Its answers may be lost like any: a shipment is found again by our reference. */
export const programme = ({ session, read, linkOf }: Parts): Programme => {
  const inbound = async (call: ChannelCall) => {
    const answer = await read(call, inboundWire);
    return answer.kind === 'failed' ? answer : { kind: 'read' as const, value: inboundOf(answer.value) };
  };
  const paper = async (displayNo: string, name: string): Promise<Reading<Buffer>> => {
    const file = await session.call(calls.inboundPaper(displayNo, name));
    const failure = failureIn(file);
    return failure ? { kind: 'failed', failure } : { kind: 'read', value: (file as Answered).bytes };
  };

  return {
    async createInbound(reference, items) {
      const boxes = new Map<number, object[]>();
      const priced: PricedOnWire[] = [];
      for (const item of items) {
        const wished = await asked(item);
        if (wished.kind === 'failed') return wished;
        boxes.set(item.boxNo, [...(boxes.get(item.boxNo) ?? []), wished.value]);
        priced.push({ cents: centsOf(wished.value.amount), floorCents: item.priceCents });
      }
      const inBoxes = [...boxes].map(([boxNumber, itemsInside]) => ({ boxNumber, items: itemsInside }));
      return inbound(calls.createInbound(reference, inBoxes, priced));
    },
    async findInbound(reference) {
      const found = await read(calls.inboundsOf(reference), inboundsWire);
      if (found.kind === 'failed') return { kind: 'failed', failure: failedReading(found.failure) };
      const one = found.value.inbounds.find((each) => each.reference === reference);
      return { kind: 'read', value: one && inboundOf(one) };
    },
    inbound: (displayNo) => inbound(calls.inbound(displayNo)),
    manifest: (displayNo) => paper(displayNo, 'manifest'),
    boxLabel: (displayNo, boxNo) => paper(displayNo, `boxes/${boxNo}/label`),
    boxesShipped: (displayNo, boxNos) => inbound(calls.inboundShipped(displayNo, boxNos)),
    async cancelInbound(displayNo) {
      const failure = failureIn(await session.call(calls.cancelInbound(displayNo)));
      // What is not there is not expected.
      return failure && failure.kind !== 'gone' ? { kind: 'failed', failure } : { kind: 'read', value: null };
    },
  };

  async function asked({
    reference,
    variant,
    priceCents,
  }: InboundItem): Promise<Reading<{ itemReference: string; variantId: string; amount: string }>> {
    const amount = amountOf(priceCents);
    if (amount === undefined) return { kind: 'failed', failure: { kind: 'priceRefused', code: 'not a whole dollar' } };
    const link = await linkOf(variant);
    if (link.kind === 'failed') return { kind: 'failed', failure: failedReading(link.failure) };
    if (!link.value) return { kind: 'failed', failure: { kind: 'unsupported', code: `${variant.sku} ${variant.size}` } };
    return { kind: 'read', value: { itemReference: reference, variantId: link.value.variantId, amount } };
  }
};

type Answered = Extract<CallAnswer, { kind: 'answered' }>;

const failureIn = (answer: CallAnswer) => (answer.kind === 'failed' ? answer.failure : failureOf(answer.status, answer.body));
