import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '#kernel/clock.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { streamsAsOf } from '#kernel/event-store/reading/streams-as-of.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import type { Destination } from '#kernel/outbox/destination.ts';
import { providedBy } from '#projections/all.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import type { PaymentProviders } from '../aggregates/payments/provider.ts';
import type { Config } from '../config.ts';
import { alipay } from '../payments/alipay/alipay.ts';
import { bank } from '../payments/bank/bank.ts';
import { providerInbox } from '../payments/inbox/provider-inbox.ts';
import { alipayDestination } from '../payments/news/ask-alipay.ts';
import { servePaymentNotifications } from '../payments/news/notifications.ts';
import { takeNews } from '../payments/news/take-news.ts';
import { payoutDestination } from '../withdrawals/payouts/payout-destination.ts';
import { takePayoutNews } from '../withdrawals/payouts/payout-news.ts';

interface Given {
  pool: Pool;
  readDb: ReadDatabase;
  /** What personal data lie under. */
  masterKey: Uint8Array;
  log: EventLog;
  commands: Commands;
  numbers: Numbers;
  clock: Clock;
  /** Where providers and buyers reach this portal; asked for once it listens. */
  publicUrl: () => string;
  onError: (failure: unknown) => void;
}

export interface Payments {
  providers: PaymentProviders;
  destinations: Destination[];
  register(app: FastifyInstance): Promise<void>;
}

/** Those who bring and take money, as far as they are set up: how they are asked, and where they tell. */
export const openPayments = (settings: Config['payments'], given: Given): Payments => {
  const { pool, readDb, masterKey, log, commands, numbers, clock, publicUrl, onError } = given;
  const providers: PaymentProviders = {
    ...(settings.alipay && { alipay: alipay(settings.alipay, { publicUrl, now: clock.now }) }),
    ...(settings.bank && { bank: bank(settings.bank, { publicUrl }) }),
  };
  const take = takeNews({
    commands,
    numbers,
    clock,
    cnyRate: settings.cnyRate,
    cnyReferenceRate: settings.cnyReferenceRate,
    takePayoutNews,
    ...providedBy(readDb, streamsAsOf(readDb)),
  });
  const inbox = providerInbox(pool, masterKey);
  return {
    providers,
    destinations: [
      ...(providers.alipay ? [alipayDestination(providers.alipay, take)] : []),
      ...(providers.bank ? [payoutDestination({ bank: providers.bank, log, commands, clock })] : []),
    ],
    register: async (app) => void (await app.register(servePaymentNotifications({ payments: providers, inbox, clock, take, onError }))),
  };
};
