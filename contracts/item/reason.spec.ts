import { describe, expect, it } from 'vitest';
import { setAvailableEndpoint } from './item-commands.ts';
import { voidLabelEndpoint } from '../labels/shipping/shipping-label-commands.ts';
import { cancelOutboundEndpoint } from '../outbound/order-commands.ts';
import { cancelInboundEndpoint } from '../receiving/package-commands.ts';
import { rejectRepairEndpoint } from '../repair/repair-applications.ts';
import { rejectRequestEndpoint } from '../requests/reviews.ts';

const reasoned = [
  voidLabelEndpoint,
  cancelOutboundEndpoint,
  cancelInboundEndpoint,
  rejectRepairEndpoint,
  rejectRequestEndpoint,
  setAvailableEndpoint,
];

describe('Rule: who refuses, voids or cancels gives a reason of five characters or more', () => {
  it.each(reasoned.map(({ name, body }) => ({ name, reason: body!.shape.reason })))('$name', ({ reason }) => {
    expect(reason.safeParse('Torn').success).toBe(false);
    expect(reason.safeParse(' Torn ').success).toBe(false);
    expect(reason.safeParse('已破损').success).toBe(false);
    expect(reason.safeParse(undefined).success).toBe(false);
    expect(reason.parse('Torn!')).toBe('Torn!');
    expect(reason.parse('标签已破损')).toBe('标签已破损');
  });
});
