import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import type { rateLabelEndpoint } from '#contracts/labels/shipping/rate-label.ts';
import type { SignatureOption } from '#contracts/labels/shipping/signature-options.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { addressDraftOf, addressOf, gapsOf, type AddressDraft, type AddressField } from '#web/shared/order/address-draft.ts';

export type Shipment = BodyOf<typeof rateLabelEndpoint>;
export type Measure = keyof Shipment['parcel'];

/** What is to be sent, as it is typed; figures may be missing yet. */
export interface LabelDraft {
  start: 'warehouse' | 'address';
  warehouseId: string | undefined;
  from: AddressDraft;
  to: AddressDraft;
  parcel: Readonly<Record<Measure, TypedNumber>>;
  /** Nothing typed declares nothing. */
  declaredValueCents: TypedNumber;
  signature: SignatureOption;
}

/** Of a postal address; labels are sold within one country. */
export const postalFields = ['recipient', 'phone', 'street', 'city', 'state', 'zipCode', 'company'] as const satisfies readonly AddressField[];
const country = 'US';

export const measures = ['weightGrams', 'lengthCm', 'widthCm', 'heightCm'] as const satisfies readonly Measure[];

export const emptyDraft: LabelDraft = {
  start: 'warehouse',
  warehouseId: undefined,
  from: addressDraftOf({ country }),
  to: addressDraftOf({ country }),
  parcel: { weightGrams: null, lengthCm: null, widthCm: null, heightCm: null },
  declaredValueCents: null,
  signature: 'none',
};

export type Part = 'from' | 'to' | 'parcel' | 'declaredValue';

/** The parts of a draft that a price rests on and that are not complete, in the order of the form. */
export const gapsIn = ({ start, warehouseId, from, to, parcel, declaredValueCents }: LabelDraft): readonly Part[] => {
  const complete = {
    from: start === 'warehouse' ? warehouseId !== undefined : gapsOf(from).size === 0,
    to: gapsOf(to).size === 0,
    parcel: parcelOf(parcel) !== undefined,
    declaredValue: declaredValueCents !== 'wrong',
  };
  return (['from', 'to', 'parcel', 'declaredValue'] as const).filter((part) => !complete[part]);
};

/** What can be priced; undefined while something is missing. */
export const shipmentOf = (draft: LabelDraft): Shipment | undefined => {
  const { start, warehouseId, from, to, declaredValueCents, signature } = draft;
  const parcel = parcelOf(draft.parcel);
  if (gapsIn(draft).length > 0 || parcel === undefined || declaredValueCents === 'wrong') return undefined;
  return {
    ...(start === 'warehouse' ? { warehouseId } : { from: postal(from) }),
    to: postal(to),
    parcel,
    declaredValueCents: declaredValueCents ?? 0,
    signature,
  };
};

const parcelOf = ({ weightGrams, lengthCm, widthCm, heightCm }: LabelDraft['parcel']): Shipment['parcel'] | undefined =>
  typeof weightGrams === 'number' && typeof lengthCm === 'number' && typeof widthCm === 'number' && typeof heightCm === 'number'
    ? { weightGrams, lengthCm, widthCm, heightCm }
    : undefined;

const postal = (address: AddressDraft) => addressOf(trimmed(address));

const trimmed = (address: AddressDraft): AddressDraft =>
  Object.fromEntries(Object.entries(address).map(([field, text]) => [field, text.trim()])) as unknown as AddressDraft;
