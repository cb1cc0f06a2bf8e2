import { createHmac, randomUUID } from 'node:crypto';
import type { Notification } from '../deliveries.ts';
import type { Fault } from '../faults.ts';

/** News of a payout or a deposit, signed with the key of the account and the time, so that neither can be made up nor sent again later. */
export const webhookOf = (
  url: string,
  { type, data }: { type: string; data: { amountCents: number } & object },
  { key, faults, now }: { key: string; faults: ReadonlySet<Fault>; now: Date },
): Notification => {
  const told = {
    id: randomUUID(),
    type,
    createdAt: now.toISOString(),
    data: {
      ...data,
      ...(faults.has('wrongAmount') && { amountCents: data.amountCents + 1 }),
      ...(faults.has('percentSigns') && { text: '100% cotton + 20%25 off&more=1' }),
    },
    ...(faults.has('unknownParameters') && { laterAdded: { a: 'b=c&d' } }),
  };
  const body = JSON.stringify(told);
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', faults.has('forged') ? `${key}?` : key)
    .update(`${seconds}.${body}`)
    .digest('hex');
  return {
    url,
    headers: { 'content-type': 'application/json', 'bank-signature': `t=${seconds},v1=${signature}` },
    body,
    isTaken: (status) => status >= 200 && status < 300,
  };
};
