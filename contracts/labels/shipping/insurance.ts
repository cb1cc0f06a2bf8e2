/** Every parcel is insured free up to this value (R9.12). */
export const freeInsuranceCents = 100_00;

/** Only the value above it is charged: by each hundred dollars begun. */
export const chargedHundreds = (declaredValueCents: number): number => Math.max(0, Math.ceil((declaredValueCents - freeInsuranceCents) / 100_00));
