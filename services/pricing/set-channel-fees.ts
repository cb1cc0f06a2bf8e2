import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { setChannelFees as endpoint } from '#contracts/pricing/channel-fees-calls.ts';
import { publishedFees, type FeeRow } from '#contracts/pricing/published-fees.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { channelFeesStream, type LoadedChannelFees } from '../aggregates/channel-fees/channel-fees.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';

type SetChannelFees = CommandOf<typeof endpoint, 'now'>;

interface States {
  channel: LoadedChannelFees;
  /** Of the merchant that they are for. */
  shop: Shop | undefined;
}

export const setChannelFees = ({ body, now }: SetChannelFees, { channel, shop }: States): Decision => {
  if (shop && !shop.exists) return reject('NotFound', { field: 'shopId' });
  const refusal = requireNotBackdated(body, now) ?? requireChange(body, channel.rows);
  if (refusal) return refusal;
  return accept(change(channel, { type: 'ChannelFeesSet', data: { ...body, version: nextVersion(channel) } }));
};

const nextVersion = ({ rows }: LoadedChannelFees): number => rows.length + 1;

/** Sales before today were paid by what held then. */
const requireNotBackdated = ({ from }: SetChannelFees['body'], now: Date): Rejection | undefined => {
  const earliest = dayIn(now, BOOK_TIME_ZONE);
  return from < earliest ? reject('ChannelFeesBackdated', { field: 'from', params: { earliest } }) : undefined;
};

const requireChange = ({ channel, shopId, from, fees }: SetChannelFees['body'], set: readonly FeeRow[]): Rejection | undefined => {
  const rows = [...publishedFees, ...set].filter((row) => row.channel === channel && row.shopId === shopId && row.from <= from);
  const current = rows.toSorted((one, other) => one.from.localeCompare(other.from) || one.version - other.version).at(-1);
  return current && JSON.stringify(current.fees) === JSON.stringify(fees)
    ? reject('ChannelFeesUnchanged', { field: 'fees', params: { date: from } })
    : undefined;
};

export const setChannelFeesRoute = commandRoute(endpoint, async ({ body, now }, load) => {
  const channel = await load.one(channelFeesStream, body.channel);
  const shop = body.shopId === null ? undefined : await load.one(shopStream, body.shopId);
  return toOutcome(setChannelFees({ body, now }, { channel, shop }), { channel: body.channel, version: nextVersion(channel) });
});
