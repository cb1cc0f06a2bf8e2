import { z } from 'zod';
import { shopIdField } from '../accounts/account-fields.ts';
import { channelKinds } from '../channels/channel-kinds.ts';
import { feeAdds, feeReads } from '../fees/fee-access.ts';
import { dayField, MIN_RULE_DESCRIPTION } from '../fees/rate-card-commands.ts';
import { versionStateNames } from '../fees/rate-card-queries.ts';
import { MAX_REASON } from '../item/item-fields.ts';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { recordsOf } from '../kernel/lists/paging.ts';
import { count, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { feeBandSchema, feeTableSchema } from './fee-table.ts';

const feeRowSchema = z.object({
  channel: z.enum(channelKinds),
  /** null: for all merchants that have none of their own. */
  shopInfo: shopInfoSchema.nullable(),
  version: count.describe('0: as the channel published it'),
  state: z.enum(versionStateNames),
  from: z.string().describe('YYYY-MM-DD, UTC'),
  fees: z.array(feeBandSchema),
  description: z.string(),
  setBy: z.string().nullable(),
  gmtCreate: gmt.nullable(),
});
export type ChannelFeeRow = z.output<typeof feeRowSchema>;

export const listChannelFees = endpoint({
  name: 'listChannelFees',
  method: 'GET',
  path: '/pricing/fees',
  bases: ['admin'],
  access: feeReads,
  summary: 'What every channel keeps of a sale, for all merchants and for single ones: past, in force and coming.',
  /** By channel; of each those for all first, then by merchant, the latest first. */
  data: recordsOf(feeRowSchema),
});
export type ChannelFeeList = DataOf<typeof listChannelFees>;

export const setChannelFees = endpoint({
  name: 'setChannelFees',
  method: 'POST',
  path: '/pricing/fees',
  bases: ['admin'],
  access: feeAdds,
  summary: 'Says what a channel keeps from a day on, today at the earliest, for all merchants or for one.',
  body: z.strictObject({
    channel: z.enum(channelKinds),
    shopId: shopIdField.nullable(),
    from: dayField,
    fees: feeTableSchema,
    description: z
      .string()
      .trim()
      .max(MAX_REASON)
      .refine((text) => text.length >= MIN_RULE_DESCRIPTION, { error: 'RuleDescriptionShort' }),
  }),
  data: z.object({ channel: z.enum(channelKinds), version: count }),
  command: true,
});
