import { trackerOf, type Tracker } from './tracking-link.ts';

const named: Readonly<Record<Exclude<Tracker, 'webSearch'>, string>> = {
  firstCarrier: 'UPS',
  secondCarrier: 'FedEx',
  nationalPost: 'USPS',
  thirdCarrier: 'DHL',
};

/** Carriers to choose from; any other can be typed. */
export const knownCarriers: readonly string[] = [...Object.values(named), 'SF Express'];

/** Who carries a parcel, as far as the shape of its number tells. */
export const carrierOf = (code: string): string | undefined => {
  if (/^SF\d{10,13}$/i.test(code)) return 'SF Express';
  const tracker = trackerOf(code);
  return tracker === 'webSearch' ? undefined : named[tracker];
};
