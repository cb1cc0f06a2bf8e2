import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type {
  BankInstructions,
  BankProvider,
  DepositNews,
  PayoutNews,
  RawNotification,
  StatementFormat,
} from '../../aggregates/payments/provider.ts';

export interface BankSettings {
  url: string;
  /** What we show on every call, and what the bank signs its news with. */
  key: string;
}

interface Surroundings {
  publicUrl: () => string;
}

export const bankNotifyPath = '/payments/bank/notify';

/** Longer than any answer of the bank takes. */
const MAX_WAIT_MS = 10_000;
/** News that was signed longer ago may have been caught on its way and be sent again. */
const MAX_AGE_MS = 5 * 60_000;

const endings: Readonly<Record<StatementFormat, string>> = { camt053: 'camt053.xml', mt940: 'mt940', csv: 'csv' };

/** The operator's bank over HTTP: virtual accounts by recharge code, payouts, statements and signed news. */
export const bank = ({ url, key }: BankSettings, { publicUrl }: Surroundings): BankProvider => {
  const notifyUrl = () => `${publicUrl()}${bankNotifyPath}`;
  const known = new Map<string, BankInstructions>();

  const call = (method: 'GET' | 'POST', path: string, body?: object): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(MAX_WAIT_MS),
      redirect: 'error',
    });
  const required = async (response: Response): Promise<Response> => {
    if (!response.ok) throw new Error(`HTTP status ${response.status}`);
    return response;
  };

  return {
    async instructions(code) {
      const earlier = known.get(code);
      if (earlier) return earlier;
      const response = await required(await call('POST', '/bank/virtual-accounts', { code, notifyUrl: notifyUrl() }));
      const instructions = instructionsSchema.parse(await response.json());
      known.set(code, instructions);
      return instructions;
    },

    read: (raw) => (isSigned(raw, key) ? newsIn(raw.body) : 'forged'),

    async payOut({ no, cents, account, text }) {
      const order = { no, amountCents: cents, currency: 'USD', account, text, notifyUrl: notifyUrl() };
      const response = await call('POST', '/bank/payouts', order).catch(() => undefined);
      if (response?.ok) return { kind: 'accepted' };
      // Everything else may have been carried out: only these say that it was not, and never will be.
      if (response?.status !== 422 && response?.status !== 409) return { kind: 'unknown' };
      const { error } = refusalSchema.catch({ error: '' }).parse(await response.json().catch(() => ({})));
      return { kind: 'refused', reason: error || `HTTP status ${response.status}` };
    },

    async askPayout(no) {
      const response = await call('GET', `/bank/payouts/${encodeURIComponent(no)}`);
      if (response.status === 404) return undefined;
      return payoutNewsOf(payoutSchema.parse(await (await required(response)).json()));
    },

    async statement(day, format) {
      return (await required(await call('GET', `/bank/statements/${day}.${endings[format]}`))).text();
    },
  };
};

const instructionsSchema = z.object({ bankName: z.string(), routingNumber: z.string(), accountNumber: z.string(), beneficiary: z.string() });
const refusalSchema = z.object({ error: z.string() });

const cents = z.number().int();
const payoutSchema = z.object({
  no: z.string(),
  state: z.enum(['accepted', 'settled', 'failed', 'returned']),
  amountCents: cents,
  reason: z.string().nullish(),
  lineRef: z.string().nullish(),
});
const depositSchema = z.object({
  id: z.string(),
  code: z.string().nullish(),
  state: z.enum(['pending', 'settled', 'rejected', 'reversed']),
  amountCents: cents.min(1),
  currency: z.literal('USD'),
  text: z.string(),
  lineRef: z.string().nullish(),
  bookedOn: z.string().nullish(),
});
const newsSchema = z.union([
  z.object({ type: z.string().startsWith('deposit.'), data: depositSchema }),
  z.object({ type: z.string().startsWith('payout.'), data: payoutSchema }),
]);

const newsIn = (body: Buffer): DepositNews | PayoutNews | 'unreadable' => {
  const news = newsSchema.safeParse(jsonOf(body));
  if (!news.success) return 'unreadable';
  const { data } = news.data;
  return 'no' in data ? payoutNewsOf(data) : depositNewsOf(data, news.data.type);
};

const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

const payoutNewsOf = ({ no, state, amountCents, reason, lineRef }: z.output<typeof payoutSchema>): PayoutNews => ({
  kind: 'payout',
  no,
  state,
  cents: amountCents,
  reason: reason ?? undefined,
  lineRef: lineRef ?? undefined,
});

/** The type of the news is what happened; the state in it may have moved on since. */
const depositNewsOf = (
  { id, code, amountCents, text, lineRef, bookedOn }: z.output<typeof depositSchema>,
  type: string,
): DepositNews | 'unreadable' => {
  const state = depositSchema.shape.state.safeParse(type.slice('deposit.'.length));
  if (!state.success) return 'unreadable';
  const line = lineRef && bookedOn ? { ref: lineRef, day: bookedOn } : undefined;
  return { kind: 'deposit', id, state: state.data, cents: amountCents, text, code: code ?? undefined, line };
};

/** `bank-signature: t=<seconds>,v1=<hex>`: HMAC-SHA256 of the time, a dot and the body, and not old. */
const isSigned = ({ headers, body, receivedAt }: RawNotification, key: string): boolean => {
  const header = headers['bank-signature'];
  const [, seconds, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (seconds === undefined) return false;
  if (Math.abs(receivedAt.getTime() - Number(seconds) * 1000) > MAX_AGE_MS) return false;
  const expected = createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature!, 'hex'));
};
