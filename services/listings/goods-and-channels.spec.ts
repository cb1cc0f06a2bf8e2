import { describe, expect, it } from 'vitest';
import { channelKinds } from '#contracts/channels/channel-kinds.ts';
import { listingRejections } from '#contracts/listings/listing-rejections.ts';
import { requireChannelOpen, requireSupported } from './goods-and-channels.ts';

describe('Rule: a platform is offered what it sells (R8.27)', () => {
  const refusing = (size: string) => channelKinds.filter((channel) => requireSupported(channel, size)?.rejected === 'GoodsNotSupported');

  it('shoes everywhere', () => expect(['9', '10.5', '7W', '4Y'].flatMap(refusing)).toEqual([]));
  it('what has no size of a shoe only where other goods are known', () =>
    expect(refusing('OS')).toEqual(['stockMarket', 'kickExchange', 'ticketKicks', 'asiaMarket']));
  it('in the words of the specification', () => expect(listingRejections.GoodsNotSupported.en).toMatch(/not supported for sale on this platform/i));
});

describe('Rule: offers between the sellers of the house are no listings (R6.52)', () => {
  it('and are refused as such', () =>
    expect(channelKinds.filter((channel) => requireChannelOpen(channel)?.rejected === 'ChannelNotAuthorised')).toEqual(['b2b']));
});
