import { z } from 'zod';
import { reasonField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MAX_REMARK } from '../kernel/fields/typed-lengths.ts';
import { monthField } from '../statements/wallet/wallet-statement.ts';
import { periodReview, periodWrites } from './period-access.ts';
import { periodStatusNames } from './period-events.ts';

const answer = z.object({ month: z.string(), status: z.enum(periodStatusNames) });
const ofMonth = { method: 'POST', bases: ['admin'], data: answer, command: true } as const;
const month = z.strictObject({ month: monthField });

export const startClosing = endpoint({
  ...ofMonth,
  name: 'startClosing',
  path: '/finance/periods/closing',
  access: periodWrites,
  summary: 'Begins to close a month that is over: from then on finance alone posts into it.',
  body: month,
});

export const cancelClosing = endpoint({
  ...ofMonth,
  name: 'cancelClosing',
  path: '/finance/periods/closing/cancel',
  access: periodWrites,
  summary: 'Leaves a month open that was being closed.',
  body: month,
});

export const closePeriod = endpoint({
  ...ofMonth,
  name: 'closePeriod',
  path: '/finance/periods/close',
  access: periodWrites,
  summary: 'Closes a month whose checklist is met, and seals its trial balance and the digest of its postings.',
  body: z.strictObject({
    month: monthField,
    /** Why money without an owner stays so; needed where there is any. */
    note: z.string().trim().max(MAX_REMARK).optional(),
  }),
  // It reads every posting there is.
  limit: { calls: 6, seconds: 60 },
});

export const askReopening = endpoint({
  ...ofMonth,
  name: 'askReopening',
  path: '/finance/periods/reopening',
  access: periodWrites,
  summary: 'Asks for a closed month to be opened again; somebody else decides.',
  body: z.strictObject({ month: monthField, reason: reasonField }),
});

export const approveReopening = endpoint({
  ...ofMonth,
  name: 'approveReopening',
  path: '/finance/periods/reopening/approve',
  access: periodReview,
  summary: 'Opens a closed month for finance again; never by who asked for it.',
  body: month,
});

export const declineReopening = endpoint({
  ...ofMonth,
  name: 'declineReopening',
  path: '/finance/periods/reopening/decline',
  access: periodReview,
  summary: 'Leaves a month closed that was asked to be opened again, with a reason.',
  body: z.strictObject({ month: monthField, reason: reasonField }),
});
