import { z } from 'zod';
import { idOf, trackingCode } from './numbers.ts';
import { insuranceFee, offersFor } from './tariff.ts';

const address = z.looseObject({
  name: z.string().min(1),
  street1: z.string().min(1),
  city: z.string().min(1),
  state: z.string().min(1),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'is not a ZIP code'),
  country: z.literal('US'),
});
const side = z.number().positive();

export const asked = z.object({
  shipment: z.looseObject({
    reference: z.string().nullish(),
    from_address: address,
    to_address: address,
    parcel: z.object({ weight: side, length: side, width: side, height: side }),
    options: z.looseObject({ delivery_confirmation: z.string().nullish() }).nullish(),
  }),
});
type Asked = z.output<typeof asked>['shipment'];

interface Rate {
  id: string;
  object: 'Rate';
  carrier: string;
  service: string;
  rate: string;
  currency: 'USD';
  delivery_days: number;
  shipment_id: string;
}

export type ParcelStatus = 'pre_transit' | 'in_transit' | 'out_for_delivery' | 'available_for_pickup' | 'delivered' | 'return_to_sender' | 'failure';

const messages: Readonly<Record<ParcelStatus, string>> = {
  pre_transit: 'Shipping label created, carrier awaiting item',
  in_transit: 'Picked up, and on its way',
  out_for_delivery: 'Out for delivery',
  available_for_pickup: 'Available for pickup',
  delivered: 'Delivered, front door',
  return_to_sender: 'Undeliverable as addressed, on its way back to its sender',
  failure: 'Delivery attempted, nobody was there',
};

export interface Shipment {
  id: string;
  reference: string | null;
  asked: Asked;
  rates: readonly Rate[];
  messages: readonly { carrier: string; type: string; message: string }[];
  bought?: {
    rate: Rate;
    code: string;
    trackerId: string;
    labelId: string;
    fees: readonly { object: 'Fee'; type: string; amount: string; charged: boolean; refunded: boolean }[];
  };
  refund: 'submitted' | 'refunded' | 'rejected' | null;
  status: ParcelStatus | 'unknown';
  scans: { status: ParcelStatus; message: string; datetime: string; place: { city: string; state: string } }[];
}

/** Where a person may say that it is undeliverable: no carrier goes there. */
const refusedStreet = /nowhere/i;

export const openBook = (now: () => Date) => {
  const shipments = new Map<string, Shipment>();
  const byCode = new Map<string, Shipment>();
  let charged = 0;

  return {
    all: () => [...shipments.values()],
    find: (id: string) => shipments.get(id),
    under: (code: string) => byCode.get(code),
    withLabel: (labelId: string) => [...shipments.values()].find(({ bought }) => bought?.labelId === labelId),
    /** In cents: what all labels have cost, less what was given back. */
    charged: () => charged,

    price(shipment: Asked): Shipment {
      const id = idOf('shp');
      const { from_address: from, to_address: to, parcel, options } = shipment;
      const isRefused = refusedStreet.test(to.street1);
      const offers = isRefused ? [] : offersFor(parcel, { from: from.zip, to: to.zip }, options?.delivery_confirmation ?? '');
      const priced: Shipment = {
        id,
        reference: shipment.reference ?? null,
        asked: shipment,
        rates: offers.map(({ carrier, service, rate, days }) => ({
          id: idOf('rate'),
          object: 'Rate',
          carrier,
          service,
          rate,
          currency: 'USD',
          delivery_days: days,
          shipment_id: id,
        })),
        messages: isRefused ? [{ carrier: 'USPS', type: 'rate_error', message: 'The address is unknown to the carrier' }] : [],
        refund: null,
        status: 'unknown',
        scans: [],
      };
      shipments.set(id, priced);
      return priced;
    },

    buy(shipment: Shipment, rateId: string, insured: string | undefined): 'bought' | 'again' | 'noRate' {
      if (shipment.bought) return 'again';
      const rate = shipment.rates.find(({ id }) => id === rateId);
      if (!rate) return 'noRate';
      const fee = (type: string, amount: string) => ({ object: 'Fee' as const, type, amount, charged: true, refunded: false });
      const fees = [fee('PostageFee', rate.rate), ...(insured === undefined ? [] : [fee('InsuranceFee', insuranceFee(Number(insured)))])];
      const code = trackingCode(rate.carrier);
      shipment.bought = { rate, code, trackerId: idOf('trk'), labelId: idOf('pl'), fees };
      byCode.set(code, shipment);
      charged += fees.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
      this.scan(shipment, 'pre_transit');
      return 'bought';
    },

    /** Once it was scanned on its way, nobody takes it back. */
    giveBack(shipment: Shipment, isRejected: boolean): void {
      if (shipment.refund === 'submitted' || shipment.refund === 'refunded') return;
      shipment.refund = isRejected || shipment.status !== 'pre_transit' ? 'rejected' : 'submitted';
    },
    payBack(shipment: Shipment): void {
      if (shipment.refund !== 'submitted' || !shipment.bought) return;
      shipment.refund = 'refunded';
      charged -= shipment.bought.fees.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    },

    scan(shipment: Shipment, status: ParcelStatus, datetime = now().toISOString(), message = messages[status]): void {
      const { from_address: from, to_address: to } = shipment.asked;
      const isAtStart = status === 'pre_transit' || status === 'in_transit';
      const place = isAtStart ? { city: from.city, state: from.state } : { city: to.city, state: to.state };
      shipment.scans.push({ status, message, datetime, place });
      shipment.status = status;
    },
  };
};

export type Book = ReturnType<typeof openBook>;

/** As it goes over the wire. */
export const trackerOf = (shipment: Shipment) => {
  const { bought, scans, status } = shipment;
  return (
    bought && {
      id: bought.trackerId,
      object: 'Tracker',
      mode: 'test',
      tracking_code: bought.code,
      status,
      carrier: bought.rate.carrier,
      shipment_id: shipment.id,
      tracking_details: scans.map(({ status: scanned, message, datetime, place }) => ({
        object: 'TrackingDetail',
        message,
        status: scanned,
        status_detail: 'unknown',
        datetime,
        source: bought.rate.carrier,
        tracking_location: { object: 'TrackingLocation', ...place, country: 'US', zip: null },
      })),
    }
  );
};

export const shipmentOf = (shipment: Shipment, url: string) => {
  const { id, reference, asked: told, rates, messages: said, bought, refund, status } = shipment;
  return {
    id,
    object: 'Shipment',
    mode: 'test',
    reference,
    status,
    from_address: told.from_address,
    to_address: told.to_address,
    parcel: { object: 'Parcel', ...told.parcel },
    options: told.options ?? {},
    rates,
    messages: said,
    tracking_code: bought?.code ?? null,
    refund_status: refund,
    selected_rate: bought?.rate ?? null,
    postage_label: bought
      ? {
          id: bought.labelId,
          object: 'PostageLabel',
          label_size: '4x6',
          label_file_type: 'application/pdf',
          label_url: `${url}/labels/${bought.labelId}.pdf`,
        }
      : null,
    tracker: trackerOf(shipment) ?? null,
    fees: bought?.fees ?? [],
  };
};
