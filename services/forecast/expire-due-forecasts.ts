import type { PackageEvent } from '#contracts/forecast/package-events.ts';
import { react } from '#kernel/processes/react.ts';
import { attempt, cancel, type ProcessCommand, schedule } from '#kernel/processes/reactions.ts';
import { expireDueForecast } from './expire-forecast.ts';

export const expire: ProcessCommand<{ preId: string }> = ({ preId }, now) => expireDueForecast(preId, now);

/** A forecast whose parcel has not come in time expires (R4.28); its units may still arrive late. */
export const forecastExpiry = react<PackageEvent>({
  name: 'forecast-expiry',
  title: 'Forecast expiry',
  from: 'beginning',
  on: {
    PackageForecast: ({ data }) => [schedule(data.preId, data.expiresAt)],
    PackageArrived: ({ data }) => [cancel(data.preId)],
    PackageCancelled: ({ metadata }) => [cancel(metadata.tags.preId!)],
    PackageExpired: ({ metadata }) => [cancel(metadata.tags.preId!)],
  },
  // What happened to the parcel in this moment comes first.
  due: (preId) => [attempt(expire, { preId })],
});
