import { describe, expect, it } from 'vitest';
import { setAvailableEndpoint } from './set-available.ts';
import { voidLabelEndpoint } from '../labels/shipping/void-label.ts';
import { cancelOutboundEndpoint } from '../outbound/cancel-outbound.ts';
import { cancelInboundEndpoint } from '../receiving/cancel-inbound.ts';
import { rejectRepairEndpoint } from '../repair/reject-repair.ts';
import { rejectRequestEndpoint } from '../requests/reject-request.ts';

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
