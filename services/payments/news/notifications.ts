import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#kernel/http/answer.ts';
import { limitByAddress } from '#kernel/http/guards/limits.ts';
import type { Clock } from '#kernel/clock.ts';
import type { PaymentNews, PaymentProviders, RawNotification } from '../../aggregates/payments/provider.ts';
import { notifyPath, returnPath } from '../alipay/alipay.ts';
import { bankNotifyPath } from '../bank/bank.ts';
import type { InboxProvider, ProviderInbox, Verdict } from '../inbox/provider-inbox.ts';

interface Parts {
  payments: PaymentProviders;
  inbox: Pick<ProviderInbox, 'keep' | 'judge'>;
  clock: Clock;
  /** Carries out what follows from news; answers once it is committed. `inboxId` is where the news lies. */
  take(news: PaymentNews, inboxId: string): Promise<Verdict>;
  onError(failure: unknown): void;
}

/** A notification of Alipay has some kilobytes. */
const MAX_BODY_BYTES = 64 * 1024;
/** From one address: a provider that repeats a day's payments at once stays below. */
const callLimit = { calls: 600, seconds: 60 };

const believed: readonly Verdict[] = ['taken', 'repeated', 'disputed', 'ignored'];

/** Where providers tell of payments: open to everybody, kept as it came, believed by its signature alone, and answered once what follows is committed. */
export const servePaymentNotifications =
  ({ payments: { alipay, bank }, inbox, clock, take, onError }: Parts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const excess = limitByAddress(app, 'payment notifications', callLimit);

    const receive = async (
      provider: InboxProvider,
      request: FastifyRequest,
      read: (raw: RawNotification) => PaymentNews | 'forged' | 'unreadable',
    ) => {
      const raw = { headers: request.headers, body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), receivedAt: clock.now() };
      const id = await inbox.keep(provider, raw);
      const news = read(raw);
      const verdict = typeof news === 'string' ? news : await take(news, id).catch(failed);
      await inbox.judge(id, verdict, typeof news === 'string' ? undefined : aboutOf(news));
      return verdict;
    };
    const failed = (failure: unknown): Verdict => {
      onError(failure);
      return 'failed';
    };

    const open = (
      path: string,
      provider: InboxProvider,
      read: ((raw: RawNotification) => PaymentNews | 'forged' | 'unreadable') | undefined,
      answer: (reply: FastifyReply, verdict: Verdict) => FastifyReply,
    ) => {
      if (!read) return;
      app.post(path, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
        const refusal = excess(request);
        return refusal ? refuse(request, reply, refusal) : answer(reply, await receive(provider, request, read));
      });
    };

    // The console's addresses lie behind a hash, which a gateway that adds parameters would not leave alone.
    app.get(returnPath, async (request, reply) => {
      const { out_trade_no: no } = request.query as { out_trade_no?: unknown };
      return reply.redirect(`/#/business/wallet/WalletCharge${typeof no === 'string' && /^RC-\d{1,12}$/.test(no) ? `?recharge=${no}` : ''}`);
    });

    // Alipay reads the body alone: anything but these seven letters makes it come again.
    open(notifyPath, 'alipay', alipay && ((raw) => alipay.read(raw)), (reply, verdict) =>
      reply.type('text/plain').send(believed.includes(verdict) ? 'success' : 'failure'),
    );
    open(bankNotifyPath, 'bank', bank && ((raw) => bank.read(raw)), (reply, verdict) => reply.code(statusOf(verdict)).send());
  };

const aboutOf = (news: PaymentNews): string => (news.kind === 'deposit' ? (news.line?.ref ?? news.id) : news.no);

const statusOf = (verdict: Verdict): number => {
  if (verdict === 'forged') return 401;
  if (verdict === 'unreadable') return 422;
  return verdict === 'failed' ? 503 : 204;
};
