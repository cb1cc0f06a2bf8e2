import type { CarrierServiceName, SignatureOption } from '#contracts/labels/shipping/carrier-services.ts';
import type { ParcelScan, ParcelStatus } from '#contracts/labels/shipping/parcel-statuses.ts';
import type { Parcel } from '#contracts/labels/shipping/shipping-label-fields.ts';
import type { PostalAddress } from '#contracts/reference/postal-address.ts';
import type { CarrierRate, CarrierRefund, ParcelToSend, ShipmentThere } from '#services/aggregates/carriers/carrier-hub.ts';
import type { RateWire, ScanWire, ShipmentWire } from './wire.ts';

const GRAMS_AN_OUNCE = 28.349_523_125;
const CM_AN_INCH = 2.54;

/** Rounded up: a carrier bills what is begun. */
const tenthsUp = (value: number): number => Math.ceil(Math.round(value * 1_000) / 100) / 10;

const parcelOf = ({ weightGrams, lengthCm, widthCm, heightCm }: Parcel) => ({
  weight: tenthsUp(weightGrams / GRAMS_AN_OUNCE),
  length: tenthsUp(lengthCm / CM_AN_INCH),
  width: tenthsUp(widthCm / CM_AN_INCH),
  height: tenthsUp(heightCm / CM_AN_INCH),
});

const addressOf = ({ recipient, company, street, city, state, zipCode, phone }: PostalAddress) => ({
  name: recipient,
  ...(company && { company }),
  street1: street,
  city,
  state,
  zip: zipCode,
  country: 'US',
  phone,
});

const signatures: Readonly<Record<SignatureOption, string>> = {
  none: 'NO_SIGNATURE',
  indirect: 'INDIRECT_SIGNATURE',
  direct: 'SIGNATURE',
  adult: 'ADULT_SIGNATURE',
};

export const shipmentBody = ({ reference, from, to, parcel, signature }: ParcelToSend) => ({
  shipment: {
    reference,
    from_address: addressOf(from),
    to_address: addressOf(to),
    parcel: parcelOf(parcel),
    options: { label_format: 'PDF', label_size: '4x6', delivery_confirmation: signatures[signature], print_custom_1: reference },
  },
});

export const dollars = (cents: number): string => (cents / 100).toFixed(2);
const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** By carrier and service, in the words of the hub; services that the house does not sell are missing. */
const services: Readonly<Record<string, CarrierServiceName>> = {
  'USPS GroundAdvantage': 'uspsGround',
  'USPS Priority': 'uspsPriority',
  'UPS Ground': 'upsGround',
  'UPS 3DaySelect': 'upsThreeDay',
  'UPS 2ndDayAir': 'upsSecondDay',
  'FedEx GROUND_HOME_DELIVERY': 'fedExGround',
  'FedEx FEDEX_2_DAY': 'fedExTwoDay',
};

/** The hub's own contract with a carrier has a name of its own. */
const carrierNames: Readonly<Record<string, string>> = { UPSDAP: 'UPS', FedExDefault: 'FedEx' };

const serviceOf = ({ carrier, service }: RateWire): CarrierServiceName | undefined => services[`${carrierNames[carrier] ?? carrier} ${service}`];

/** The cheapest of each service: two contracts with a carrier may offer the same. */
export const ratesOf = ({ id: shipmentId, rates }: ShipmentWire): CarrierRate[] => {
  const known = new Map<CarrierServiceName, CarrierRate>();
  for (const rate of rates) {
    const service = serviceOf(rate);
    if (service === undefined || rate.currency !== 'USD') continue;
    const postageCents = centsOf(rate.rate);
    const other = known.get(service);
    if (!other || postageCents < other.postageCents) known.set(service, { service, postageCents, quote: { shipmentId, rateId: rate.id } });
  }
  return [...known.values()];
};

const statuses: Readonly<Record<string, ParcelStatus>> = {
  pre_transit: 'announced',
  in_transit: 'inTransit',
  out_for_delivery: 'outForDelivery',
  available_for_pickup: 'awaitsPickup',
  delivered: 'delivered',
  return_to_sender: 'returning',
  failure: 'failed',
  error: 'failed',
  cancelled: 'failed',
};

const refunds: Readonly<Record<string, CarrierRefund>> = {
  submitted: 'submitted',
  refunded: 'refunded',
  rejected: 'rejected',
  // A carrier that bills what it scans never took anything; asking again changes nothing.
  not_applicable: 'rejected',
};

const scanOf = ({ status, message, datetime, tracking_location: place }: ScanWire): ParcelScan[] => {
  const known = statuses[status];
  const at = Date.parse(datetime);
  if (known === undefined || Number.isNaN(at)) return [];
  const where = [place?.city, place?.state].filter(Boolean).join(', ');
  return [{ status: known, at: new Date(at).toISOString(), text: (message ?? '').slice(0, 200), ...(where && { place: where.slice(0, 100) }) }];
};

export const shipmentThere = (shipment: ShipmentWire): ShipmentThere => {
  const { tracking_code: logNo, postage_label: label, selected_rate: rate, refund_status: refund, tracker, fees } = shipment;
  const insurance = (fees ?? []).filter(({ type }) => type === 'InsuranceFee').reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return {
    bought: logNo && label && rate ? { logNo, labelUrl: label.label_url, costCents: centsOf(rate.rate) + insurance } : undefined,
    refund: refunds[refund ?? ''],
    scans: (tracker?.tracking_details ?? []).flatMap(scanOf),
  };
};
