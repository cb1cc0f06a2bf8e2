import type { CarrierServiceName, SignatureOption } from '#contracts/labels/shipping/carrier-services.ts';
import type { ParcelScan } from '#contracts/labels/shipping/parcel-statuses.ts';
import type { Parcel } from '#contracts/labels/shipping/shipping-label-fields.ts';
import type { PostalAddress } from '#contracts/reference/postal-address.ts';
import type { OutboundMessage } from '#kernel/outbox/outbound-message.ts';

/** A parcel as carriers are asked what they want for it. */
export interface ParcelToSend {
  /** Ours, by which a person finds it there. */
  reference: string;
  from: PostalAddress;
  to: PostalAddress;
  parcel: Parcel;
  signature: SignatureOption;
}

/** What is bought, as the hub calls it: the same however often it is sent. */
export interface CarrierQuote {
  shipmentId: string;
  rateId: string;
}

export interface CarrierRate {
  service: CarrierServiceName;
  /** With the signature, where one is asked for. */
  postageCents: number;
  quote: CarrierQuote;
}

/** Money that is asked back: whether the carrier will pay, and whether it has. */
export type CarrierRefund = 'submitted' | 'refunded' | 'rejected';

/** A shipment as it stands there. */
export interface ShipmentThere {
  /** Once it is bought. */
  bought: { logNo: string; costCents: number; labelUrl: string } | undefined;
  refund: CarrierRefund | undefined;
  scans: readonly ParcelScan[];
}

/** What an answer came to. Whether what was not heard was carried out, nobody can say before the hub is asked. */
export type Heard<Value> = { kind: 'heard'; value: Value } | { kind: 'refused'; reason: string } | { kind: 'unheard'; reason: string };

export interface CarrierHook {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Which parcel there is news of. What the news says is not taken from it: the hub is asked. */
export interface CarrierNews {
  logNo: string;
}

/** Who buys labels from many carriers. */
export interface CarrierHub {
  rates(sent: ParcelToSend): Promise<Heard<readonly CarrierRate[]>>;
  /** `insuredCents` is the value above what is insured free; nothing where it is none. */
  buy(quote: CarrierQuote, insuredCents: number): Promise<Heard<ShipmentThere>>;
  /** Asks for the money of a label that is not used. */
  void(shipmentId: string): Promise<Heard<ShipmentThere>>;
  find(shipmentId: string): Promise<Heard<ShipmentThere>>;
  /** The file of a label. */
  label(url: string): Promise<Heard<Buffer>>;
  /** Has the hub tell of news at this address. */
  listen(url: string): Promise<Heard<null>>;
  read(hook: CarrierHook): readonly CarrierNews[] | 'forged' | 'unreadable';
}

export const carrierDestinationName = 'carriers';

/** Has a label brought to where it should stand: bought, given back, or looked after. */
export const askCarrier = (labelNo: string, terms: Pick<OutboundMessage, 'expiresInMs'> = {}): OutboundMessage => ({
  destination: carrierDestinationName,
  kind: 'label',
  body: { labelNo },
  ...terms,
});
