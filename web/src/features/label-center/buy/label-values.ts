import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import type { rateLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import type { SignatureOption } from '#contracts/labels/shipping/carrier-services.ts';
import { addressOf, addressValuesOf, type AddressField, type AddressValues } from '#web/shared/order/address/address-values.ts';
import type { Unchecked } from '#web/ui/form/form-body.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

export type Shipment = BodyOf<typeof rateLabelEndpoint>;
export type Measure = keyof Shipment['parcel'];

/** What is to be sent, as it is typed; figures may be missing yet. */
export interface LabelValues {
  start: 'warehouse' | 'address';
  warehouseId: string | null;
  from: AddressValues;
  to: AddressValues;
  parcel: Record<Measure, TypedNumber>;
  /** Nothing typed declares nothing. */
  declaredValueCents: TypedNumber;
  signature: SignatureOption;
}

/** Of a postal address; labels are sold within one country. */
export const postalFields = ['recipient', 'phone', 'street', 'city', 'state', 'zipCode', 'company'] as const satisfies readonly AddressField[];
const country = 'US';

export const measures = ['weightGrams', 'lengthCm', 'widthCm', 'heightCm'] as const satisfies readonly Measure[];

export const nothingEntered: LabelValues = {
  start: 'warehouse',
  warehouseId: null,
  from: addressValuesOf({ country }),
  to: addressValuesOf({ country }),
  parcel: { weightGrams: null, lengthCm: null, widthCm: null, heightCm: null },
  declaredValueCents: null,
  signature: 'none',
};

/** What is priced. */
export const shipmentOf = ({ start, warehouseId, from, to, ...rest }: LabelValues): Unchecked<Shipment> => ({
  ...rest,
  // An empty id is refused as what is missing, beside the warehouse.
  ...(start === 'warehouse' ? { warehouseId: warehouseId ?? '' } : { from: postal(from) }),
  to: postal(to),
});

const postal = (address: AddressValues) => addressOf(trimmed(address));

const trimmed = (address: AddressValues): AddressValues =>
  Object.fromEntries(Object.entries(address).map(([field, text]) => [field, text.trim()])) as AddressValues;

export type Part = 'from' | 'to' | 'parcel' | 'declaredValue';

const rootsOf: Readonly<Record<Part, readonly string[]>> = {
  from: ['warehouseId', 'from'],
  to: ['to'],
  parcel: ['parcel'],
  declaredValue: ['declaredValueCents'],
};

/** The parts that a price rests on and that these wrong fields stand in, in the order of the form. */
export const incompleteParts = (wrongFields: readonly string[]): readonly Part[] =>
  (['from', 'to', 'parcel', 'declaredValue'] as const).filter((part) => wrongFields.some((field) => rootsOf[part].includes(field.split('.')[0]!)));
