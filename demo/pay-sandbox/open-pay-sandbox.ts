import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { serveGateway } from './alipay/gateway.ts';
import { trades } from './alipay/trades.ts';
import { openBank, type Bank } from './bank/bank.ts';
import { serveBank } from './bank/routes.ts';
import { deliveries } from './deliveries.ts';
import { demoPayments } from './demo-keys.ts';
import { faultBook, faultNames } from './faults.ts';
import { takeForms } from './forms.ts';
import { serveHome } from './home-page.ts';

export interface PaySandboxOptions {
  port?: number;
  host?: string;
  /** How much faster than real ones it repeats its notifications. */
  timeFactor?: number;
  /** How late the first of them is where one is asked to be late. */
  lateMs?: number;
  /** After which a payout settles by itself. */
  settleAfterMs?: number;
}

export interface PaySandbox {
  url: string;
  bank: Bank;
  close(): Promise<void>;
}

/** Opens Alipay's gateway and the bank on one port; what they know is gone when they close. */
export const openPaySandbox = async ({
  port = 0,
  host = '127.0.0.1',
  timeFactor = 1000,
  lateMs = 10_000,
  settleAfterMs = 1500,
}: PaySandboxOptions = {}): Promise<PaySandbox> => {
  const app = fastify({ forceCloseConnections: true });
  takeForms(app);
  const now = () => new Date();
  const sending = deliveries(timeFactor, lateMs);
  const books = { alipay: faultBook(), bank: faultBook() };
  const opened = trades(now);
  const { appId, sellerId, appPublicKey, alipayPrivateKey } = demoPayments.alipay;
  const bank = openBank({ key: demoPayments.bankKey, book: books.bank, deliveries: sending, now, settleAfterMs });

  serveGateway(app, {
    keys: { appId, sellerId, appPublicKey, privateKey: alipayPrivateKey },
    book: books.alipay,
    deliveries: sending,
    trades: opened,
    now,
  });
  serveBank(app, { bank, key: demoPayments.bankKey, book: books.bank });
  serveHome(app, { bank, trades: opened, books });

  const asked = z.object({ of: z.enum(['alipay', 'bank']), faults: z.array(z.enum(faultNames)) });
  app.post('/sandbox/faults', async (request, reply) => {
    const parsed = asked.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: 'invalid', faults: faultNames });
    books[parsed.data.of].arm(parsed.data.faults);
    return reply.code(204).send();
  });
  app.get('/sandbox/faults', async () => ({ alipay: books.alipay.armed(), bank: books.bank.armed() }));

  await app.listen({ port, host });
  const { port: opensOn } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${opensOn}`,
    bank,
    async close() {
      sending.stop();
      bank.close();
      await app.close();
    },
  };
};
