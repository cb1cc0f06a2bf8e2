import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { chargedHundreds, carrierServices, freeInsuranceCents, type CarrierServiceName } from '#contracts/labels/shipping/carrier-services.ts';
import type { CarrierHub, ParcelToSend } from '#services/aggregates/carriers/carrier-hub.ts';
import type { Warehouse } from '#services/aggregates/warehouse/warehouse.ts';
import { builtInRateCard, type RateCard } from './rate-card.ts';
import { journeyOf, type Shipment } from './shipment.ts';
import { extras } from './tariffs.ts';
import { trackingNumberOf } from './tracking-numbers.ts';

/** Where labels come from. */
export interface LabelSource {
  /** What is asked for a parcel at this moment. */
  cardFor(sent: ParcelToSend): Promise<RateCard | Rejection>;
  /** A number at once; absent where a carrier gives it once it has been asked. */
  numberOf?(service: CarrierServiceName, serial: number): string;
}

/** Nobody sells labels here: sellers bring their own. */
export const noLabels: LabelSource = { cardFor: async () => reject('NoCarrierConnected') };

/** Of the demo alone, and where no sandbox is open: prices are our own, and nobody carries what bears these numbers. */
export const inventedLabels = { cardFor: async () => builtInRateCard, numberOf: trackingNumberOf } satisfies LabelSource;

/** Bought from carriers. */
export const carrierLabels = (hub: Pick<CarrierHub, 'rates'>): LabelSource => ({
  async cardFor(sent) {
    const heard = await hub.rates(sent);
    if (heard.kind === 'unheard') return reject('CarrierUnavailable');
    if (heard.kind === 'refused') return reject('CarrierRefusesParcel', { field: 'parcel', params: { reason: heard.reason } });
    return {
      price(service, { parcel, declaredValueCents }) {
        const rate = heard.value.find((one) => one.service === service);
        if (!rate) return undefined;
        // The hub tells what insurance costs once it is bought: what the house asks for it is its own.
        const insuranceCents = chargedHundreds(declaredValueCents) * extras[carrierServices[service].carrier].perHundred;
        const { postageCents, quote } = rate;
        const feeCents = postageCents + insuranceCents;
        return { service, postageCents, signatureCents: 0, insuranceCents, feeCents, billedGrams: parcel.weightGrams, quote };
      },
    };
  },
});

/** What of the value the hub insures. */
export const insuredCents = (declaredValueCents: number): number => (declaredValueCents > freeInsuranceCents ? declaredValueCents : 0);

/** What a shipment costs with whoever sells labels; the refusal of an address that nobody could send from or to comes first. */
export const cardOf = async (
  source: LabelSource,
  shipment: Shipment,
  warehouse: Warehouse | undefined,
  reference: string,
): Promise<RateCard | Rejection> => {
  const journey = journeyOf(shipment, warehouse);
  if (isRejection(journey)) return journey;
  const { parcel, signature } = shipment;
  return source.cardFor({ reference, from: journey.from, to: journey.to, parcel, signature });
};
