import { describe, it } from 'vitest';
import type { FeeTable } from '#contracts/pricing/fee-table.ts';
import { publishedFees } from '#contracts/pricing/published-fees.ts';
import { specification } from '#tests/support/given.ts';
import { channelFeesStream } from '../aggregates/channel-fees/channel-fees.ts';
import { aShop } from '../aggregates/reference-examples.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { setChannelFees } from './set-channel-fees.ts';

const setting = specification(setChannelFees, (given, { body: { channel, shopId } }) => ({
  channel: given.one(channelFeesStream, channel),
  shop: shopId === null ? undefined : given.one(shopStream, shopId),
}));

const cheaper: FeeTable = [{ lines: [{ name: 'transaction', on: 'price', ppm: 70_000 }] }];
const asked = (part: object = {}) => ({
  body: {
    channel: 'stockMarket' as const,
    shopId: null as number | null,
    from: '2026-11-28',
    fees: [...cheaper],
    description: 'Level 5 is reached',
    ...part,
  },
  now: new Date('2026-11-28T12:00:00Z'),
});

describe('Rule: the fees of a channel are rows with their first days, for all merchants or one', () => {
  it('counts them by channel', () => {
    const first = setting.given().when(asked());
    first.then({ id: 'stockMarket', type: 'ChannelFeesSet', data: { ...asked().body, version: 1 } });
    setting
      .given(aShop(7), first.facts())
      .when(asked({ shopId: 7 }))
      .then({ id: 'stockMarket', type: 'ChannelFeesSet', data: { ...asked().body, shopId: 7, version: 2 } });
  });

  it('never begins before today', () =>
    setting
      .given()
      .when(asked({ from: '2026-11-27' }))
      .thenRejected('ChannelFeesBackdated', { field: 'from', params: { earliest: '2026-11-28' } }));

  it('says something new', () => {
    const published = publishedFees.find(({ channel }) => channel === 'stockMarket')!.fees;
    setting
      .given()
      .when(asked({ fees: [...published] }))
      .thenRejected('ChannelFeesUnchanged', { field: 'fees', params: { date: '2026-11-28' } });
  });

  it('is for a merchant that there is', () =>
    setting
      .given()
      .when(asked({ shopId: 99 }))
      .thenRejected('NotFound', { field: 'shopId' }));
});
