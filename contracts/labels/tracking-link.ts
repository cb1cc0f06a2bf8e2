/** Who can say where a parcel is. */
export type Tracker = 'firstCarrier' | 'secondCarrier' | 'nationalPost' | 'thirdCarrier' | 'webSearch';

/** Where each tracker is asked; `{code}` stands for the number. */
export type TrackerAddresses = Readonly<Record<Tracker, string>>;

export const defaultTrackerAddresses: TrackerAddresses = {
  firstCarrier: 'https://www.ups.com/track?tracknum={code}',
  secondCarrier: 'https://www.fedex.com/fedextrack/?trknbr={code}',
  nationalPost: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={code}',
  thirdCarrier: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id={code}',
  webSearch: 'https://www.google.com/search?q={code}',
};

/** By the shape of the number (R5.48–R5.52), first match first. */
export const trackerOf = (code: string): Tracker => {
  if (/^1Z/i.test(code)) return 'firstCarrier';
  if (/^\d{12,15}$/.test(code)) return 'secondCarrier';
  if (/^[a-z]{2}\d{9}[a-z]{2}$/i.test(code) || /^9\d{21}$/.test(code)) return 'nationalPost';
  if (/^\d{10}$/.test(code)) return 'thirdCarrier';
  return 'webSearch';
};

/** As people write them, in lower case and without blanks. */
const trackersOfCarriers: Readonly<Record<string, Tracker>> = {
  ups: 'firstCarrier',
  fedex: 'secondCarrier',
  usps: 'nationalPost',
  dhl: 'thirdCarrier',
  dhlexpress: 'thirdCarrier',
};

/**
 * Where one may ask after a parcel. A carrier that is known goes before the shape of the number, which many carriers share; of one whose tracker is not known
 * here, the web is asked by its name.
 */
export const trackingLink = (code: string, carrier = '', addresses: TrackerAddresses = defaultTrackerAddresses): string => {
  const named = carrier.trim();
  const known = trackersOfCarriers[named.toLowerCase().replaceAll(/\s/g, '')];
  const tracker = known ?? (named === '' ? trackerOf(code) : 'webSearch');
  const asked = known === undefined && named !== '' ? `${named} ${code}` : code;
  return addresses[tracker].replace('{code}', () => encodeURIComponent(asked));
};
