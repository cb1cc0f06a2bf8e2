/** What a service of a carrier asks, in dollars. */
interface Service {
  carrier: string;
  service: string;
  base: number;
  /** For each pound begun. */
  pound: number;
  /** For each started 300 miles or so. */
  zone: number;
  days: number;
  maxPounds: number;
  maxGirth: number;
  signature: Readonly<Record<string, number>>;
}

const usps = { carrier: 'USPS', maxPounds: 70, maxGirth: 130, signature: { INDIRECT_SIGNATURE: 3.5, SIGNATURE: 3.7, ADULT_SIGNATURE: 9.35 } };
const ups = { carrier: 'UPSDAP', maxPounds: 150, maxGirth: 165, signature: { INDIRECT_SIGNATURE: 5.55, SIGNATURE: 6.6, ADULT_SIGNATURE: 8.05 } };
const fedEx = { carrier: 'FedEx', maxPounds: 150, maxGirth: 165, signature: { INDIRECT_SIGNATURE: 5.9, SIGNATURE: 6.85, ADULT_SIGNATURE: 8.4 } };

const services: readonly Service[] = [
  { ...usps, service: 'GroundAdvantage', base: 4.35, pound: 1.05, zone: 0.31, days: 4 },
  { ...usps, service: 'Priority', base: 7.1, pound: 1.4, zone: 0.62, days: 2 },
  // Nobody here sells it.
  { ...usps, service: 'Express', base: 26.4, pound: 3.2, zone: 1.9, days: 1 },
  { ...ups, service: 'Ground', base: 8.6, pound: 1.3, zone: 0.55, days: 4 },
  { ...ups, service: '3DaySelect', base: 13.2, pound: 2.4, zone: 1.35, days: 3 },
  { ...ups, service: '2ndDayAir', base: 17.8, pound: 3.6, zone: 2.2, days: 2 },
  { ...fedEx, service: 'GROUND_HOME_DELIVERY', base: 8.8, pound: 1.25, zone: 0.52, days: 3 },
  { ...fedEx, service: 'FEDEX_2_DAY', base: 17.3, pound: 3.7, zone: 2.25, days: 2 },
];

export interface Weighed {
  /** Ounces and inches. */
  weight: number;
  length: number;
  width: number;
  height: number;
}

export interface Offer {
  carrier: string;
  service: string;
  rate: string;
  days: number;
}

/** Every service that takes the parcel. */
export const offersFor = (parcel: Weighed, zips: { from: string; to: string }, confirmation: string): Offer[] => {
  const zone = Math.abs(Number(zips.from[0]) - Number(zips.to[0])) + 1;
  const sides = [parcel.length, parcel.width, parcel.height];
  const girth = 2 * (parcel.length + parcel.width + parcel.height) - Math.max(...sides);
  const pounds = Math.max(1, Math.ceil(Math.max(parcel.weight / 16, (parcel.length * parcel.width * parcel.height) / 166)));
  return services
    .filter(({ maxPounds, maxGirth }) => pounds <= maxPounds && girth <= maxGirth)
    .map(({ carrier, service, base, pound, zone: perZone, days, signature }) => ({
      carrier,
      service,
      rate: (base + pound * pounds + perZone * zone + (signature[confirmation] ?? 0)).toFixed(2),
      days,
    }));
};

/** What insuring so much costs, in dollars: half a percent, at least half a dollar. */
export const insuranceFee = (value: number): string => Math.max(0.5, value * 0.005).toFixed(2);
