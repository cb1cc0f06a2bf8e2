import { describe, expect, it } from 'vitest';
import type { PackageEvent } from '#contracts/forecast/package-events.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { reactionsTo } from '#kernel/processes/react.ts';
import { attempt, cancel, schedule } from '#kernel/processes/reactions.ts';
import { expire, forecastExpiry } from './expire-due-forecasts.ts';

const preId = 'P1';
const expiresAt = '2026-12-20T15:00:00.000Z';
const happened = (type: PackageEvent['type'], data: object = {}) =>
  ({ eventId: 'e', streamId: `package-${preId}`, type, data, metadata: { tags: { preId } } }) as unknown as RecordedEvent;
const forecast = happened('PackageForecast', { preId, expiresAt });

describe('Rule: a forecast whose parcel has not come in time expires (R4.28)', () => {
  it('given a forecast, it is looked at when its time is over', () => {
    expect(reactionsTo(forecastExpiry, [forecast])).toEqual([schedule(preId, expiresAt)]);
    expect(forecastExpiry.due(preId, undefined, new Date(expiresAt))).toEqual([attempt(expire, { preId })]);
  });

  it.each(['PackageArrived', 'PackageCancelled', 'PackageExpired'] as const)('given %s before, it is not', (type) => {
    expect(reactionsTo(forecastExpiry, [forecast, happened(type, { preId })])).toEqual([schedule(preId, expiresAt), cancel(preId)]);
  });

  it('given anything else, nothing changes', () => {
    expect(reactionsTo(forecastExpiry, [happened('PackageAmended'), happened('PackageCounted')])).toEqual([]);
  });
});
