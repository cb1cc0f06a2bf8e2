import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { breakOff, turnAway } from '../break-off.ts';
import type { FaultBook } from '../faults.ts';
import type { Bank } from './bank.ts';
import { camt053 } from './statements/camt053.ts';
import { csv } from './statements/csv.ts';
import { mt940 } from './statements/mt940.ts';

const amountCents = z.number().int().min(1).max(1_000_000_000_00);
const day = z.iso.date();
const account = z.object({
  holder: z.string().min(1),
  number: z.string().min(4),
  routingNumber: z.string().optional(),
  bic: z.string().optional(),
  country: z.string().length(2),
});
const bodies = {
  virtualAccount: z.object({ code: z.string().min(1).max(40), notifyUrl: z.url() }),
  payout: z.object({
    no: z.string().min(1).max(64),
    amountCents,
    currency: z.literal('USD'),
    account,
    text: z.string().max(140),
    notifyUrl: z.url().optional(),
  }),
  deposit: z.object({
    amountCents,
    text: z.string().max(140),
    code: z.string().optional(),
    payer: z.object({ name: z.string(), account: z.string() }).optional(),
    state: z.enum(['pending', 'settled']).default('settled'),
    day: day.optional(),
  }),
  moved: z.object({ reason: z.string().optional() }).default({}),
  openingBalance: z.object({ cents: z.number().int() }),
};

const formats = {
  'camt053.xml': { write: camt053, type: 'application/xml; charset=utf-8' },
  mt940: { write: mt940, type: 'text/plain; charset=utf-8' },
  csv: { write: csv, type: 'text/csv; charset=utf-8' },
} as const;

/** What the bank answers to programs. */
export const serveBank = (app: FastifyInstance, { bank, key, book }: { bank: Bank; key: string; book: FaultBook }): void => {
  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${key}`) return reply.code(401).send({ error: 'unauthorized' });
    });

    const takes =
      <Body>(schema: z.ZodType<Body>, run: (body: Body, reply: FastifyReply, request: FastifyRequest) => unknown) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const parsed = schema.safeParse(request.body ?? undefined);
        return parsed.success ? run(parsed.data, reply, request) : reply.code(400).send({ error: 'invalid', issues: parsed.error.issues });
      };

    api.post(
      '/bank/virtual-accounts',
      takes(bodies.virtualAccount, ({ code, notifyUrl }, reply) => {
        bank.listen(code, notifyUrl);
        return reply.send({
          code,
          bankName: 'Sandbox Bank',
          routingNumber: '021000021',
          accountNumber: accountNumberOf(code),
          beneficiary: 'Shelfline Operations LLC',
        });
      }),
    );

    api.post(
      '/bank/payouts',
      takes(bodies.payout, async (order, reply) => {
        if (turnAway(book, reply)) return reply;
        const answer = bank.pay(order);
        if (await breakOff(book, reply)) return reply;
        if (answer.kind === 'numberInUse') return reply.code(409).send({ error: 'number_in_use' });
        if (answer.kind === 'refused') return reply.code(422).send({ error: answer.error, message: answer.message });
        return reply.code(202).send(answer.payout);
      }),
    );

    api.get('/bank/payouts/:no', async (request, reply) => {
      const payout = bank.payout(paramOf(request, 'no'));
      return payout ?? reply.code(404).send({ error: 'unknown' });
    });

    for (const [verb, state] of Object.entries({ settle: 'settled', fail: 'failed', return: 'returned' } as const))
      api.post(
        `/bank/payouts/:no/${verb}`,
        takes(bodies.moved, ({ reason }, reply, request) => bank.movePayout(paramOf(request, 'no'), state, reason) ?? notNow(reply)),
      );

    api.post(
      '/bank/deposits',
      takes(bodies.deposit, ({ state, ...asked }, reply) => reply.code(201).send(bank.deposit(asked, state))),
    );

    for (const [verb, state] of Object.entries({ settle: 'settled', reject: 'rejected', reverse: 'reversed' } as const))
      api.post(`/bank/deposits/:id/${verb}`, async (request, reply) => bank.moveDeposit(paramOf(request, 'id'), state) ?? notNow(reply));

    api.post(
      '/bank/opening-balance',
      takes(bodies.openingBalance, ({ cents }, reply) => {
        bank.account.setOpening(cents);
        return reply.code(204).send();
      }),
    );

    api.get('/bank/statements/:file', async (request, reply) => {
      const [, ofDay, ending] = /^(\d{4}-\d\d-\d\d)\.(.+)$/.exec(paramOf(request, 'file')) ?? [];
      const format = formats[ending as keyof typeof formats];
      if (!format || !day.safeParse(ofDay).success) return reply.code(404).send({ error: 'unknown' });
      return reply.type(format.type).send(format.write(bank.account.statement(ofDay!)));
    });
  });
};

const paramOf = ({ params }: FastifyRequest, name: string): string => (params as Record<string, string>)[name]!;

const notNow = (reply: FastifyReply) => reply.code(409).send({ error: 'not_in_that_state' });

/** The same for the same code. */
const accountNumberOf = (code: string): string => `88${[...code].map((character) => String(character.charCodeAt(0) % 10)).join('')}`.padEnd(12, '0');
