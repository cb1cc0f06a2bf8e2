import { z } from 'zod';
import type { RechargeEvent } from '#contracts/payments/recharge-events.ts';
import type { Destination } from '#kernel/outbox/destination.ts';
import { react } from '#kernel/processes/react.ts';
import { cancel, schedule, send } from '#kernel/processes/reactions.ts';
import type { PaymentNews, TopUpProvider } from '../../aggregates/payments/provider.ts';

/** Notifications get lost: what is older than this is asked for, then ever more rarely. */
const firstAskMs = 5 * 60_000;
const destination = 'alipay';

interface Asked {
  startedAt: string;
}

const keyOf = ({ streamId }: { streamId: string }): string => streamId.slice('recharge-'.length);
const isOver = (event: { streamId: string }) => [cancel(keyOf(event))];
const later = (from: string | Date, ms: number): string => new Date(new Date(from).getTime() + ms).toISOString();

/** Asks for every payment that nothing was heard of. */
export const askAlipay = react<RechargeEvent, Asked>({
  name: 'ask-alipay',
  title: 'Query of open payments',
  from: 'now',
  state: {
    keyOf,
    initial: { startedAt: '' },
    evolve: (asked, event) => (event.type === 'RechargePaymentStarted' ? { startedAt: event.recordedAt } : asked),
  },
  on: {
    RechargePaymentStarted: (event) => [schedule(keyOf(event), later(event.recordedAt, firstAskMs))],
    RechargeMoneyReceived: isOver,
    RechargePaymentClosed: isOver,
    RechargeExpired: isOver,
    RechargeRejected: isOver,
  },
  due: (rechargeNo, { startedAt }, at) => [
    send({ destination, kind: 'query', body: { no: rechargeNo }, expiresInMs: firstAskMs }),
    schedule(rechargeNo, later(at, Math.max(firstAskMs, (at.getTime() - new Date(startedAt).getTime()) / 2))),
  ],
});

const bodySchema = z.object({ no: z.string() });

/** Asks the gateway, and takes its answer as it takes a notification. */
export const alipayDestination = (alipay: TopUpProvider, take: (news: PaymentNews, cause: string) => Promise<unknown>): Destination => ({
  name: destination,
  async deliver({ messageId, body }) {
    const news = await alipay.ask(bodySchema.parse(body).no);
    if (news) await take(news, messageId);
  },
  // The gateway has ten seconds, the database the rest.
  timeoutMs: 20_000,
});
